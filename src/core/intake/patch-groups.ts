import type { Hunk, Row } from '../diff/diff.ts'
import type { Fix } from '../finding/fix.ts'

export interface PatchGroup {
  readonly fix: Fix
  /** The lines of the finding; for an insertion, the line above it. */
  readonly first: number
  readonly last: number
}

/** Turns each run of changed lines of one file into a fix of the old file's lines. */
export function patchGroups(hunks: readonly Hunk[]): PatchGroup[] {
  const eol = hunks.some(({ rows }) => rows.some(({ ending }) => ending === 'crlf')) ? '\r\n' : '\n'
  const groups: PatchGroup[] = []
  /** Number of lines that the patch has added above, minus those it has deleted. */
  let shift = 0
  for (const { rows } of hunks) {
    for (let at = 0; at < rows.length; at++) {
      if (rows[at]?.kind === 'context') continue
      const end = endOfRun(rows, at)
      const run = rows.slice(at, end)
      const start = startOf(rows, at, run, shift)
      groups.push(groupOf(run, start, contextAbove(rows, at), contextBelow(rows, end), eol))
      for (const { kind } of run) shift += kind === 'added' ? 1 : -1
      at = end
    }
  }
  return groups
}

function endOfRun(rows: readonly Row[], from: number): number {
  let end = from
  while (end < rows.length && rows[end]?.kind !== 'context') end++
  return end
}

/** The first old line that is replaced, or before which lines are inserted. */
function startOf(rows: readonly Row[], at: number, run: readonly Row[], shift: number): number {
  const deleted = run.find(({ kind }) => kind === 'deleted')?.oldLine
  const above = rows[at - 1]?.oldLine
  return deleted ?? (above === undefined ? (run[0]?.newLine ?? 1) - shift : above + 1)
}

/** Number of lines above and below a change that are compared with the diff. */
const CONTEXT = 3

function contextAbove(rows: readonly Row[], at: number): Row[] {
  const above: Row[] = []
  for (
    let row = rows[at - 1];
    row?.kind === 'context' && above.length < CONTEXT;
    row = rows[at - above.length - 1]
  )
    above.unshift(row)
  return above
}

function contextBelow(rows: readonly Row[], end: number): Row[] {
  const below: Row[] = []
  for (let row = rows[end]; row?.kind === 'context' && below.length < CONTEXT; row = rows[end + below.length])
    below.push(row)
  return below
}

function groupOf(
  run: readonly Row[],
  start: number,
  above: readonly Row[],
  below: readonly Row[],
  eol: string,
): PatchGroup {
  const deleted = run.filter(({ kind }) => kind === 'deleted')
  const added = run.filter(({ kind }) => kind === 'added')
  const end = start + deleted.length
  const text = added.map((row) => row.text + endingOf(row, eol)).join('')
  const finalNewline = finalNewlineOf(deleted, added)
  const fix: Fix = {
    changes: [{ startLine: start, startColumn: 1, endLine: end, endColumn: 1, text }],
    unit: 'utf-16',
    ofPatch: true,
    original: {
      firstLine: start - above.length,
      lines: [...above, ...deleted, ...below].map((row) => row.text),
    },
    ...(finalNewline ? { finalNewline } : {}),
  }
  if (deleted.length > 0) return { fix, first: start, last: end - 1 }
  const anchor = Math.max(1, start - 1)
  return { fix, first: anchor, last: anchor }
}

/** The last line of a file may have no newline; in a suggestion it has one like the others. */
function endingOf({ ending }: Row, eol: string): string {
  return ending === 'none' ? eol : ending === 'crlf' ? '\r\n' : '\n'
}

function finalNewlineOf(deleted: readonly Row[], added: readonly Row[]): Fix['finalNewline'] {
  const before = deleted.at(-1)?.ending === 'none'
  const after = added.at(-1)?.ending === 'none'
  return before === after ? undefined : before ? 'added' : 'removed'
}
