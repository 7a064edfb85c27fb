import { type Hunk, hasDeletedRowBetween, newLines } from '../diff/diff.ts'
import { because, type Reason } from '../finding/reason.ts'
import type { Edit } from './edit.ts'

/** Lines that no other edit changes, so that they may be repeated as neighbours. */
export interface Unchanged {
  readonly from: number
  readonly to: number
}

/**
 * Makes an edit that every client reads in the same way: an insertion repeats an anchor line (above it; at the top of
 * the file below), and a block takes in unchanged neighbours rather than begin or end with a blank line.
 */
export function padWithNeighbours(
  hunk: Hunk,
  edit: Edit,
  unchanged: Unchanged = { from: 1, to: Number.POSITIVE_INFINITY },
): Edit | Reason {
  let { first, last } = edit
  /** The lines taken in, the nearest first. */
  const above: string[] = []
  const below: string[] = []
  const takeAbove = () => {
    const [text] = textsOf(hunk, first - 1, first - 1)
    if (text === undefined || first - 1 < unchanged.from) return false
    if (first <= last && hasDeletedRowBetween(hunk, first - 1, first)) return false
    above.push(text)
    first--
    return true
  }
  const takeBelow = () => {
    const [text] = textsOf(hunk, last + 1, last + 1)
    if (text === undefined || last + 1 > unchanged.to) return false
    if (first <= last && hasDeletedRowBetween(hunk, last, last + 1)) return false
    below.push(text)
    last++
    return true
  }
  if (last < first && !takeAbove() && !takeBelow()) return because('target-not-in-diff')
  if (above.length + edit.lines.length + below.length === 0) return { first, last, lines: [] }
  while (isBlank(above.at(-1) ?? edit.lines[0] ?? below[0]) && takeAbove());
  while (isBlank(below.at(-1) ?? edit.lines.at(-1) ?? above[0]) && takeBelow());
  const lines = [...above.reverse(), ...edit.lines, ...below]
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
