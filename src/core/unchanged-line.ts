import type { Hunk, Row } from './diff.ts'

/**
 * The old number of a line of the new file that no hunk shows. Nothing where a hunk shows it, or where the file ends
 * before it as far as the hunks tell; below the last hunk they cannot prove that it goes on.
 */
export function oldLineOf(hunks: readonly Hunk[], line: number): number | undefined {
  const next = hunks.findIndex((hunk) => line < hunk.start.new)
  const above = next < 0 ? hunks.at(-1) : hunks[next - 1]
  const free = above ? behind(above) : { old: 1, new: 1 }
  if (line < free.new || (next < 0 && endsWithLastHunk(hunks))) return undefined
  return line - free.new + free.old
}

/** The numbers of the first line below a hunk. */
function behind({ start, rows, right }: Hunk): { old: number; new: number } {
  const added = rows.filter(({ kind }) => kind === 'added').length
  return { old: start.old + rows.length - added, new: start.new + right.length }
}

/** A line without a newline is the last; and a hunk has less context than the others only where the file ends. */
function endsWithLastHunk(hunks: readonly Hunk[]): boolean {
  const last = hunks.at(-1)
  if (!last || last.rows.some(({ ending }) => ending === 'none')) return true
  const widths = hunks.flatMap((hunk) => [contextAbove(hunk), contextBelow(hunk)])
  return contextBelow(last) < Math.max(...widths)
}

function contextAbove({ rows }: Hunk): number {
  return rows.findIndex((row) => !isContext(row))
}

function contextBelow({ rows }: Hunk): number {
  return rows.length - 1 - rows.findLastIndex((row) => !isContext(row))
}

function isContext({ kind }: Row): boolean {
  return kind === 'context'
}
