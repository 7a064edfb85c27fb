import type { Hunk, Row } from '../diff/diff.ts'
import { runAt } from '../diff/line-run.ts'
import type { ReviewComment } from './plan.ts'

/** Consecutive rows on the page: all visible, or folded into one line. */
export interface FoldedRows {
  readonly folded: boolean
  /** Of one hunk; or whole hunks without comments. */
  readonly parts: readonly HunkPart[]
}

export interface HunkPart {
  readonly hunk: Hunk
  readonly rows: readonly Row[]
  /** With the first row of the hunk. */
  readonly begins: boolean
}

/** How many rows stay visible around a comment. */
export interface ContextWindow {
  readonly above: number
  readonly below: number
  /** Folding fewer saves nothing. */
  readonly minFolded: number
}

export function foldRows(
  hunks: readonly Hunk[],
  comments: readonly ReviewComment[],
  sight: ContextWindow,
): FoldedRows[] {
  const stretches: { folded: boolean; parts: HunkPart[] }[] = []
  const commentsOf = commentsByHunk(hunks, comments)
  for (const hunk of hunks) {
    const inSight = rowsInSight(hunk, commentsOf.get(hunk) ?? [], sight)
    for (const { from, to, folded } of runsOf(inSight, sight)) {
      const part = { hunk, rows: hunk.rows.slice(from, to), begins: from === 0 }
      const last = stretches.at(-1)
      if (folded && last?.folded && part.begins) last.parts.push(part)
      else stretches.push({ folded, parts: [part] })
    }
  }
  return stretches
}

/** By their line. */
function commentsByHunk(
  hunks: readonly Hunk[],
  comments: readonly ReviewComment[],
): Map<Hunk, ReviewComment[]> {
  const byHunk = new Map<Hunk, ReviewComment[]>()
  for (const comment of comments) {
    const hunk = runAt(hunks, comment.side ?? 'RIGHT', comment.line ?? 0)?.hunk
    if (!hunk) continue
    const own = byHunk.get(hunk) ?? []
    own.push(comment)
    byHunk.set(hunk, own)
  }
  return byHunk
}

function rowsInSight(
  hunk: Hunk,
  comments: readonly ReviewComment[],
  { above, below }: ContextWindow,
): boolean[] {
  const inSight = hunk.rows.map(() => false)
  const at = rowFinder(hunk)
  for (const { side, line = 0, start_line = line } of comments) {
    const last = at(side, line)
    if (last === undefined) continue
    const first = at(side, start_line) ?? last
    // Only the ends of a long range.
    inSight.fill(true, Math.max(0, first - above), Math.min(first + above, last))
    inSight.fill(true, Math.max(0, last - above), last + 1 + below)
  }
  return inSight
}

function rowFinder({ rows }: Hunk): (side: ReviewComment['side'], line: number) => number | undefined {
  const left = new Map<number, number>()
  const right = new Map<number, number>()
  for (const [index, row] of rows.entries()) {
    if (row.newLine !== undefined) right.set(row.newLine, index)
    else if (row.oldLine !== undefined) left.set(row.oldLine, index)
  }
  return (side, line) => (side === 'LEFT' ? left : right).get(line)
}

interface Run {
  readonly from: number
  to: number
  readonly folded: boolean
}

/** A few rows between visible ones stay visible. */
function runsOf(inSight: readonly boolean[], { minFolded }: ContextWindow): Run[] {
  const none = !inSight.includes(true)
  const runs: Run[] = []
  for (const [index, seen] of inSight.entries()) {
    const run = runs.at(-1)
    if (run && run.folded !== seen) run.to = index + 1
    else runs.push({ from: index, to: index + 1, folded: !seen })
  }
  return runs.map((run) =>
    run.folded && !none && run.to - run.from < minFolded ? { ...run, folded: false } : run,
  )
}
