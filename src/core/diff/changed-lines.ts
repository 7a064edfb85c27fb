import { countWhile } from '../text/count-while.ts'
import { type Hunk, lineOn, type Side } from './diff.ts'

/** Cached per file and side: thousands of findings may ask about the same file. */
const known = {
  LEFT: new WeakMap<readonly Hunk[], readonly number[]>(),
  RIGHT: new WeakMap<readonly Hunk[], readonly number[]>(),
}

/** Whether one of these lines was added by the change or, on the left, deleted. */
export function holdsChange(hunks: readonly Hunk[], side: Side, first: number, last: number): boolean {
  const lines = changedLines(hunks, side)
  const next = lines[countWhile(lines, (line) => line < first)]
  return next !== undefined && next <= last
}

/** In ascending order. */
function changedLines(hunks: readonly Hunk[], side: Side): readonly number[] {
  const cached = known[side].get(hunks)
  if (cached) return cached
  const kind = side === 'LEFT' ? 'deleted' : 'added'
  const lines = hunks.flatMap(({ rows }) =>
    rows.filter((row) => row.kind === kind).map((row) => lineOn(row, side)),
  )
  known[side].set(hunks, lines)
  return lines
}
