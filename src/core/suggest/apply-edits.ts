import type { Edit } from './edit.ts'

export interface LineSpan {
  readonly first: number
  readonly last: number
}

export interface AppliedEdits {
  readonly lines: readonly string[]
  /** Where the new lines are, counted as the old ones were; for a deletion the lines that now meet. */
  readonly changed: readonly LineSpan[]
}

/** Applies edits, which must not overlap, to lines. */
export function applyEdits(lines: readonly string[], edits: readonly Edit[]): AppliedEdits {
  const pieces: (readonly string[])[] = []
  const changed: LineSpan[] = []
  let from = 1
  let shift = 0
  for (const edit of edits.toSorted((one, other) => one.first - other.first)) {
    pieces.push(lines.slice(from - 1, edit.first - 1), edit.lines)
    const first = edit.first + shift
    const last = first + edit.lines.length - 1
    changed.push(last < first ? { first: Math.max(1, first - 1), last: first } : { first, last })
    shift = last - edit.last
    from = edit.last + 1
  }
  pieces.push(lines.slice(from - 1))
  return { lines: pieces.flat(), changed }
}
