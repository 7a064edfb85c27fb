import { countWhile } from '../text/count-while.ts'
import type { Hunk, Row } from './diff.ts'

/**
 * The old number of a line of the new file that no hunk shows. Nothing where a hunk shows it, or where the file ends
 * before it as far as the hunks tell; below the last hunk they cannot prove that it goes on.
 */
export function oldLineOf(hunks: readonly Hunk[], line: number): number | undefined {
  const { below, endsWithLast } = outlineOf(hunks)
  const next = countWhile(hunks, (hunk) => hunk.start.new <= line)
  const free = below[next - 1] ?? { old: 1, new: 1 }
  if (line < free.new || (next === hunks.length && endsWithLast)) return undefined
  return line - free.new + free.old
}

/** What is asked of the hunks of a file again and again. */
interface Outline {
  /** The numbers of the first line below each hunk. */
  readonly below: readonly { readonly old: number; readonly new: number }[]
  /** The last line of the file is in the last hunk. */
  readonly endsWithLast: boolean
}

const outlines = new WeakMap<readonly Hunk[], Outline>()

function outlineOf(hunks: readonly Hunk[]): Outline {
  const known = outlines.get(hunks)
  if (known) return known
  const outline = { below: hunks.map(behind), endsWithLast: endsWithLastHunk(hunks) }
  outlines.set(hunks, outline)
  return outline
}

function behind({ start, rows, right }: Hunk): { old: number; new: number } {
  const added = rows.filter(({ kind }) => kind === 'added').length
  return { old: start.old + rows.length - added, new: start.new + right.length }
}

/** A line without a newline is the last; and a hunk has less context than the others only where the file ends. */
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
