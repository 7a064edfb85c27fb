import { countWhile } from '../text/count-while.ts'
import type { Hunk, Row } from './diff.ts'

/**
 * The old number of a line of the new file outside the hunks. `undefined` if a hunk contains the line, or if the hunks
 * show that the file ends before it; below the last hunk they cannot prove that the line exists.
 */
export function oldLineOf(hunks: readonly Hunk[], line: number): number | undefined {
  const { below, endsWithLast } = outlineOf(hunks)
  const next = countWhile(hunks, (hunk) => hunk.start.new <= line)
  const start = below[next - 1] ?? { old: 1, new: 1 }
  if (line < start.new || (next === hunks.length && endsWithLast)) return undefined
  return line - start.new + start.old
}

/** Properties of a file's hunks, cached. */
interface Outline {
  /** Old and new number of the first line below each hunk. */
  readonly below: readonly { readonly old: number; readonly new: number }[]
  /** True if the last hunk contains the last line of the file. */
  readonly endsWithLast: boolean
}

const outlines = new WeakMap<readonly Hunk[], Outline>()

function outlineOf(hunks: readonly Hunk[]): Outline {
  const known = outlines.get(hunks)
  if (known) return known
  const outline = { below: hunks.map(lineBelow), endsWithLast: endsWithLastHunk(hunks) }
  outlines.set(hunks, outline)
  return outline
}

function lineBelow({ start, rows, right }: Hunk): { old: number; new: number } {
  const added = rows.filter(({ kind }) => kind === 'added').length
  return { old: start.old + rows.length - added, new: start.new + right.length }
}

/** A line without a newline is the last one, and a hunk has less context than others only at the end of the file. */
function endsWithLastHunk(hunks: readonly Hunk[]): boolean {
  const last = hunks.at(-1)
  if (!last || last.rows.some(({ ending }) => ending === 'none')) return true
  const shown = contextBelow(last)
  return hunks.some((hunk) => Math.max(contextAbove(hunk), contextBelow(hunk)) > shown)
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
