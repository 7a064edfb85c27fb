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

/** Lines with edits made in them, which do not overlap. `start`: the number of the first line. */
export function applyEdits(lines: readonly string[], start: number, edits: readonly Edit[]): AppliedEdits {
  const pieces: (readonly string[])[] = []
  const changed: LineSpan[] = []
  let from = start
  let shift = 0
  for (const edit of edits.toSorted((one, other) => one.first - other.first)) {
    pieces.push(lines.slice(from - start, edit.first - start), edit.lines)
    const first = edit.first + shift
    const last = first + edit.lines.length - 1
    changed.push(last < first ? { first: Math.max(start, first - 1), last: first } : { first, last })
    shift = last - edit.last
    from = edit.last + 1
  }
  pieces.push(lines.slice(from - start))
  return { lines: pieces.flat(), changed }
}
