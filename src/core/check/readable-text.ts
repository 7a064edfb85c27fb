import type { Diff } from '../diff/diff.ts'
import { plural } from '../text/plural.ts'
import type { CheckedFinding } from './check.ts'
import { checkText } from './check-text.ts'

/**
 * Maximum characters of a reply to an agent: Claude Code puts replies of more than 50,000 into a file.
 * https://code.claude.com/docs/en/mcp#mcp-output-limits-and-warnings
 */
export const MAX_REPLY = 40_000

/** As many findings as fit into one reply, those to mend first; names the others by their numbers. */
export function readableText(checked: readonly CheckedFinding[], diff: Diff): string {
  const text = checkText(checked, diff)
  if (text.length <= MAX_REPLY) return text
  const ordered = checked.toSorted((one, other) => Number(!one.mend) - Number(!other.mend))
  let fits = 1
  let tooMany = checked.length
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (checkText(ordered.slice(0, middle), diff).length <= MAX_REPLY) fits = middle
    else tooMany = middle
  }
  const left = ordered.slice(fits)
  const numbers = left.slice(0, MAX_NUMBERS).map(({ origin }) => origin.index)
  const more = left.length > numbers.length ? ` and ${left.length - numbers.length} more` : ''
  const note = `${plural(left.length, 'finding')} left out here, the reply would be too long: ${numbers.join(', ')}${more}. Check them in a list of their own.`
  return `${checkText(ordered.slice(0, fits), diff)}\n${note}\n`
}

const MAX_NUMBERS = 100
