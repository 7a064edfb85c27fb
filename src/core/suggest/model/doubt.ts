import { because, type Reason } from '../../finding/reason.ts'
import { countLetters } from '../../text/letters.ts'
import { truncate } from '../../text/truncate.ts'
import type { ModelChange } from './rule.ts'

/** The range is in doubt: the code looks like a change of other lines. */
export function meantForLine({ known }: Pick<ModelChange, 'known'>, line: number): Reason {
  const text = shown(known.textAt(line) ?? '')
  return because('doubtful-range', `The code looks like it is meant for line ${line} (${text}).`)
}

/** The range is in doubt: if committed, a line would be there twice. */
export function repeatsLine(line: string): Reason {
  return because(
    'doubtful-range',
    `The code repeats a line next to the range (${shown(line)}), so the range may be wrong.`,
  )
}

function shown(line: string): string {
  const text = line.trim()
  return text.length > 40 ? `${truncate(text, 40)}…` : text
}

/** Known lines from..to, without those that are not known. */
export function linesBetween({ known }: Pick<ModelChange, 'known'>, from: number, to: number): string[] {
  const lines: string[] = []
  for (let line = from; line <= to; line++) {
    const text = known.textAt(line)
    if (text !== undefined) lines.push(text)
  }
  return lines
}

/** Brackets, `else` and `end` are on many lines and prove nothing. */
export function isDistinctive(line: string): boolean {
  return countLetters(line) >= 3 && !/^\W*(?:end|else|begin|done|esac|try|then|do|fi)\W*$/i.test(line)
}

/**
 * An insertion, or a change of other lines only: every replaced line is kept to the letter, in its order. A blank line
 * counts at the edge of the code alone, because blank lines are everywhere.
 */
export function keepsAll({ replaced, lines }: Pick<ModelChange, 'replaced' | 'lines'>): boolean {
  let at = 0
  for (const line of lines) if (line === replaced[at]) at++
  const isSolid = (line: string | undefined) => line?.trim() !== ''
  return at === replaced.length && (replaced.some(isSolid) || !isSolid(lines[0]) || !isSolid(lines.at(-1)))
}
