import type { Reason } from '../../finding/reason.ts'
import { isDistinctive, keepsAll, linesBetween, repeatsLine } from './doubt.ts'
import type { ModelChange, ModelRule } from './rule.ts'

/**
 * Models give one line number and several lines of code. Where the code is longer than the range and repeats what
 * stands near it, the author most likely meant those lines too, and the button would double them.
 */
export const repeatedLines: ModelRule = (change) => {
  const { first, last, lines, proof } = change
  if (lines.length <= last - first + 1) return undefined
  if (keepsAll(change)) return repeatedBeside(change)
  const nearby = new Set(
    [
      ...linesBetween(change, first - lines.length, first - 1),
      ...linesBetween(change, last + 1, last + lines.length),
    ].map((line) => line.trim()),
  )
  const repeated = lines.filter((line) => nearby.has(line.trim()) && isDistinctive(line.trim()))
  const [line] = repeated
  return line !== undefined && (proof === 'none' || isMost(repeated, change)) ? repeatsLine(line) : undefined
}

/**
 * A whole function in place of one of its lines, even if that line is quoted: half of the new lines are nearby already.
 */
function isMost(repeated: readonly string[], { lines, replaced }: ModelChange): boolean {
  const own = new Set(replaced.map((line) => line.trim()))
  const fresh = lines.filter((line) => isDistinctive(line) && !own.has(line.trim()))
  const doubled = repeated.filter((line) => !own.has(line.trim()))
  return doubled.length > 0 && doubled.length * 2 >= fresh.length
}

/**
 * All replaced lines are kept, so the place is right. New lines may be like others nearby, as another test is; but a
 * line that stands beside the kept ones in the file must not stand beside them in the code too.
 */
function repeatedBeside({ known, first, last, lines, replaced }: ModelChange): Reason | undefined {
  const at = positionOf(replaced, lines)
  if (at === undefined) return undefined
  const [before, after] = [lines[at - 1], lines[at + replaced.length]]
  const isSame = (line: string | undefined, beside: string | undefined) =>
    line !== undefined && isDistinctive(line) && line.trim() === beside?.trim()
  if (isSame(before, known.textAt(first - 1))) return repeatsLine(before ?? '')
  return isSame(after, known.textAt(last + 1)) ? repeatsLine(after ?? '') : undefined
}

/** Where the replaced lines are in the code: at its start or end rather than inside it. */
function positionOf(replaced: readonly string[], lines: readonly string[]): number | undefined {
  const end = lines.length - replaced.length
  const isAt = (at: number) => replaced.every((line, index) => line === lines[at + index])
  return [0, end, ...lines.keys()].find(isAt)
}
