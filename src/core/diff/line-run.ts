import { countWhile } from '../text/count-while.ts'
import { type Hunk, lineOn, type Row, type Side } from './diff.ts'

/** Consecutive lines of one side: on the right a whole hunk, on the left each run of deleted rows. */
export interface LineRun {
  readonly hunk: Hunk
  readonly first: number
  readonly last: number
  readonly rows: readonly Row[]
}

/** Cached per file and side: thousands of findings may need lines of the same file. */
const known = {
  LEFT: new WeakMap<readonly Hunk[], LineRun[]>(),
  RIGHT: new WeakMap<readonly Hunk[], LineRun[]>(),
}

/** All runs of a file, in the order of their lines. */
export function lineRuns(hunks: readonly Hunk[], side: Side): readonly LineRun[] {
  const runs = known[side].get(hunks) ?? hunks.flatMap((hunk) => runsIn(hunk, side))
  known[side].set(hunks, runs)
  return runs
}

function runsIn(hunk: Hunk, side: Side): LineRun[] {
  // The new lines of a hunk are consecutive.
  const [top] = hunk.right
  if (side === 'RIGHT' && top) {
    const first = lineOn(top, side)
    return [{ hunk, first, last: first + hunk.right.length - 1, rows: hunk.right }]
  }
  const column = side === 'LEFT' ? hunk.left : hunk.right
  const runs: LineRun[] = []
  let start = 0
  for (let at = 1; at <= column.length; at++) {
    const above = column[at - 1]
    const row = column[at]
    if (!above || (row && lineOn(row, side) === lineOn(above, side) + 1)) continue
    const rows = start === 0 && at === column.length ? column : column.slice(start, at)
    runs.push({ hunk, first: lineOn(above, side) - rows.length + 1, last: lineOn(above, side), rows })
    start = at
  }
  return runs
}

/** The run that contains this line. */
export function runAt(hunks: readonly Hunk[], side: Side, line: number): LineRun | undefined {
  const runs = lineRuns(hunks, side)
  const run = runs[countWhile(runs, ({ first }) => first <= line) - 1]
  return run && line <= run.last ? run : undefined
}

/** The rows of the lines first..last; `undefined` unless they are consecutive within one hunk. */
export function rowsOn(
  hunks: readonly Hunk[],
  side: Side,
  first: number,
  last: number,
): readonly Row[] | undefined {
  const run = first <= last ? runAt(hunks, side, first) : undefined
  return run && last <= run.last ? run.rows.slice(first - run.first, last - run.first + 1) : undefined
}
