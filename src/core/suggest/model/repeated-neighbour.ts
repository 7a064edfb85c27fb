import type { Reason } from '../../finding/reason.ts'
import { words } from '../../text/letters.ts'
import { diceSimilarity } from '../../text/token-similarity.ts'
import { keepsAll, linesBetween, meantForLine, repeatsLine } from './doubt.ts'
import type { ModelChange, ModelRule } from './rule.ts'

/**
 * Code that begins with the line above the range, or ends with the one below: shifted by one, or written for a longer
 * range. The button would leave that line there twice. A quote of the range does not excuse it.
 */
export const repeatedNeighbour: ModelRule = (change) => closesTwice(change) ?? changesNeighbour(change)

/**
 * Brackets and `end` alone prove nothing; but code that ends with the very lines that follow the range, indentation and
 * all, closes what is closed there already. Likewise for what opens above it.
 */
function closesTwice({ known, first, last, lines, replaced }: ModelChange): Reason | undefined {
  const below = linesBetween({ known }, last + 1, last + Math.min(lines.length, MAX_CLOSING))
  const above = linesBetween({ known }, first - Math.min(lines.length, MAX_CLOSING), first - 1)
  for (let count = Math.min(lines.length - 1, MAX_CLOSING); count > 0; count--) {
    const [head, tail] = [lines.slice(0, count), lines.slice(-count)]
    if (isRun(tail, below.slice(0, count)) && !isRun(tail, replaced.slice(-count)))
      return repeatsLine(tail[0] ?? '')
    if (isRun(head, above.slice(-count)) && !isRun(head, replaced.slice(0, count)))
      return repeatsLine(head[0] ?? '')
  }
  return undefined
}

/** The first or last line of the code is a new version of the line beside the range, not of the one it replaces. */
function changesNeighbour(change: ModelChange): Reason | undefined {
  const { known, first, last, lines, replaced } = change
  if (keepsAll(change)) return undefined
  if (isVersionOf(lines[0], known.textAt(first - 1), replaced[0])) return meantForLine(change, first - 1)
  if (isVersionOf(lines.at(-1), known.textAt(last + 1), replaced.at(-1)))
    return meantForLine(change, last + 1)
  return undefined
}

function isVersionOf(line = '', beside = '', own = ''): boolean {
  const written = words(line)
  const similarity = diceSimilarity(written, words(beside))
  if (written.length < 2 || similarity < VERY_SIMILAR) return false
  return similarity >= diceSimilarity(written, words(own)) + LEAD
}

const VERY_SIMILAR = 0.7
/** How much more similar the line beside the range must be than the replaced one. */
const LEAD = 0.2

/** More blocks are never closed at once. */
const MAX_CLOSING = 12

/** The same lines, and not all of them blank. */
function isRun(lines: readonly string[], others: readonly string[]): boolean {
  return (
    lines.length === others.length &&
    lines.some((line) => line.trim() !== '') &&
    lines.every((line, index) => line.trimEnd() === others[index]?.trimEnd())
  )
}
