import { type Hunk, hasDeletedRowBetween, newLines } from './diff.ts'
import type { Edit } from './edit.ts'
import { because, type Reason } from './reason.ts'

/** Lines that stay as they are whatever else is applied, and so may be repeated as neighbours. */
export interface Unchanged {
  readonly from: number
  readonly to: number
}

/**
 * Makes an edit that every client reads alike: an insertion repeats an anchor line (above it; at the top of the
 * file below), and a block takes in unchanged neighbours rather than begin or end with a blank line.
 */
export function settle(
  hunk: Hunk,
  edit: Edit,
  unchanged: Unchanged = { from: 1, to: Number.POSITIVE_INFINITY },
): Edit | Reason {
  let { first, last } = edit
  let lines = [...edit.lines]
  const takeAbove = () => {
    const [text] = textsOf(hunk, first - 1, first - 1)
    if (text === undefined || first - 1 < unchanged.from) return false
    if (first <= last && hasDeletedRowBetween(hunk, first - 1, first)) return false
    lines = [text, ...lines]
    first--
    return true
  }
  const takeBelow = () => {
    const [text] = textsOf(hunk, last + 1, last + 1)
    if (text === undefined || last + 1 > unchanged.to) return false
    if (first <= last && hasDeletedRowBetween(hunk, last, last + 1)) return false
    lines = [...lines, text]
    last++
    return true
  }
  if (last < first && !takeAbove() && !takeBelow()) return because('target-not-in-diff')
  if (lines.length === 0) return { first, last, lines }
  while (isBlank(lines[0]) && takeAbove());
  while (isBlank(lines.at(-1)) && takeBelow());
  return lines.every(isBlank) ? because('blank-line-block') : { first, last, lines }
}

export function isBlank(line: string | undefined): boolean {
  return line?.trim() === ''
}

export function textsOf(hunk: Hunk, first: number, last: number): string[] {
  return first > last ? [] : (newLines(hunk, first, last) ?? []).map((row) => row.text)
}

export function lengthOf(lines: readonly string[]): number {
  return lines.reduce((length, line) => length + line.length + 1, 0)
}
