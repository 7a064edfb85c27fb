import { isDistinctive, keepsAll, repeatsLine } from './doubt.ts'
import type { ModelRule } from './rule.ts'

/**
 * All replaced lines are kept, so the place is right. New lines may be like others nearby, as another test is; but a line
 * that stands beside the kept ones in the file must not stand beside them in the code too: the author most likely meant
 * that line as well, and the button would double it.
 */
export const repeatedLines: ModelRule = (change) => {
  const { known, first, last, lines, replaced } = change
  if (lines.length <= replaced.length || !keepsAll(change)) return undefined
  const at = positionOf(replaced, lines)
  if (at === undefined) return undefined
  const [before, after] = [lines[at - 1], lines[at + replaced.length]]
  const isSame = (line: string | undefined, beside: string | undefined) =>
    line !== undefined && isDistinctive(line) && line.trim() === beside?.trim()
  if (isSame(before, known.textAt(first - 1))) return repeatsLine(before ?? '')
  return isSame(after, known.textAt(last + 1)) ? repeatsLine(after ?? '') : undefined
}

/** Where the replaced lines stand together in the code: at its beginning or its end rather than inside it. */
function positionOf(replaced: readonly string[], lines: readonly string[]): number | undefined {
  const end = lines.length - replaced.length
  const isAt = (at: number) => replaced.every((line, index) => line === lines[at + index])
  return [0, end, ...lines.keys()].find(isAt)
}
