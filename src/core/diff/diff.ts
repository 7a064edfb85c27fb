import parseUnifiedDiff from 'parse-diff'
import { countWhile } from '../text/count-while.ts'
import type { FileStatus } from './diff-header.ts'
import { HUNK_HEADER, scanHunks } from './hunk-scan.ts'
import { splitFiles } from './split-files.ts'

export { FILE_STATUSES, type FileStatus } from './diff-header.ts'

/** One changed file, as a unified diff or the files API names it. Its patch is parsed only when asked for. */
export interface ChangedFile {
  readonly path: string
  readonly previousPath?: string | undefined
  readonly status: FileStatus
  /** Text from the first `@@` on; absent for binary files, pure renames and files too large to show. */
  readonly patch?: string | undefined
  /** A symbolic link or a submodule. */
  readonly special?: boolean
  /** The diff says so; the files API does not tell. */
  readonly binary?: boolean
}

export interface Row {
  readonly kind: 'added' | 'context' | 'deleted'
  /** The line without its end. */
  readonly text: string
  /** 1-based; absent on added rows. */
  readonly oldLine?: number
  /** 1-based; absent on deleted rows. */
  readonly newLine?: number
  readonly ending: 'lf' | 'crlf' | 'none'
}

export interface Hunk {
  readonly rows: readonly Row[]
  /** The numbers that its first line has on each side, or would have. */
  readonly start: { readonly old: number; readonly new: number }
  /** What stands behind the second `@@`: mostly the function that the hunk is in. */
  readonly heading: string
  /** Added and context rows: consecutive lines of the new file. */
  readonly right: readonly Row[]
  /** Deleted rows. */
  readonly left: readonly Row[]
  /** Where each of `right` stands in `rows`. */
  readonly rightRows: readonly number[]
}

export type Side = 'RIGHT' | 'LEFT'

/** The hunks of a file, or why they cannot be trusted. */
export type FileDiff = { readonly hunks: readonly Hunk[] } | { readonly unreadable: 'no-patch' | 'damaged' }

export interface Diff {
  readonly files: readonly ChangedFile[]
  /** More files are changed than these: what is not among them may be changed all the same. */
  readonly isPartial: boolean
  of(file: ChangedFile): FileDiff
}

/** A whole `git diff`, or any unified diff. */
export function parseDiff(text: string): Diff {
  // A file that became a link is there twice, deleted and new; in a series of patches the last one is the head.
  const files = new Map<string, ChangedFile>()
  for (const file of splitFiles(text)) files.set(file.path, file)
  return diffOf([...files.values()])
}

/** A diff whose patches are parsed when first asked for: most files of a large pull request have no finding. */
export function diffOf(files: readonly ChangedFile[], isPartial = false): Diff {
  const parsed = new Map<ChangedFile, FileDiff>()
  return {
    files,
    isPartial,
    of(file) {
      const known = parsed.get(file)
      if (known) return known
      const fresh = parsePatch(file.patch)
      parsed.set(file, fresh)
      return fresh
    },
  }
}

/** The patch of one file, headerless as the files API returns it. */
export function parsePatch(patch: string | undefined): FileDiff {
  if (!patch?.startsWith('@@')) return { unreadable: 'no-patch' }
  const text = untranslated(patch)
  const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
  const { end, whole } = scanHunks(lines, 0)
  if (!whole || end === 0) return { unreadable: 'damaged' }
  // Most patches are given to parse-diff as they are.
  const asItIs = end === lines.length && !patch.includes('\n\\')
  const hunks = asItIs
    ? text
    : lines
        .slice(0, end)
        .map((line) => (line[0] === '\\' ? NO_NEWLINE : line))
        .join('\n')
  const chunks = parseUnifiedDiff(hunks).flatMap((file) => file.chunks)
  return { hunks: chunks.map(hunkOf) }
}

function headingOf(header: string): string {
  return header.replace(HUNK_HEADER, '').trim()
}

/** parse-diff knows only git's own wording of the note; GNU diff translates it. */
const NO_NEWLINE = '\\ No newline at end of file'

/** A diff file that was itself turned to CRLF: git never ends a hunk's header so. */
function untranslated(patch: string): string {
  return /^[^\n]*\r(?:\n|$)/.test(patch) ? patch.replace(/\r(?=\n|$)/g, '') : patch
}

export function lineOn(row: Row, side: Side): number {
  return (side === 'LEFT' ? row.oldLine : row.newLine) ?? 0
}

/** The hunk that shows this line of the new file. Hunks stand in the order of their lines and never overlap. */
export function hunkAt(hunks: readonly Hunk[], line: number): Hunk | undefined {
  const hunk = hunks[countWhile(hunks, ({ start }) => start.new <= line) - 1]
  return hunk && rightIndex(hunk, line) !== undefined ? hunk : undefined
}

export function rowAt(hunks: readonly Hunk[], line: number): Row | undefined {
  const hunk = hunkAt(hunks, line)
  return hunk?.right[rightIndex(hunk, line) ?? -1]
}

/** The lines first..last of the new file where all of them stand in this hunk. */
export function newLines(hunk: Hunk, first: number, last: number): readonly Row[] | undefined {
  const from = rightIndex(hunk, first)
  const to = rightIndex(hunk, last)
  return from === undefined || to === undefined || from > to ? undefined : hunk.right.slice(from, to + 1)
}

/** Whether all of the lines first..last of the new file stand in this hunk. */
export function hasLines(hunk: Hunk, first: number, last: number): boolean {
  return first <= last && rightIndex(hunk, first) !== undefined && rightIndex(hunk, last) !== undefined
}

/** A suggestion over a deleted row is refused: "Applying suggestions on deleted lines is not supported." */
export function hasDeletedRowBetween(hunk: Hunk, first: number, last: number): boolean {
  const from = hunk.rightRows[rightIndex(hunk, first) ?? 0] ?? 0
  const to = hunk.rightRows[rightIndex(hunk, last) ?? 0] ?? 0
  return to - from !== last - first
}

function rightIndex(hunk: Hunk, line: number): number | undefined {
  const index = line - (hunk.right[0]?.newLine ?? line + 1)
  return index >= 0 && index < hunk.right.length ? index : undefined
}

type Change = parseUnifiedDiff.Change

function hunkOf({ content, changes, oldStart, oldLines, newStart, newLines }: parseUnifiedDiff.Chunk): Hunk {
  const rows = changes
    .map((change, index) => (isNote(change) ? undefined : rowOf(change, isNote(changes[index + 1]))))
    .filter((row) => row !== undefined)
  // A range without lines names the line above it.
  const start = { old: oldStart + (oldLines === 0 ? 1 : 0), new: newStart + (newLines === 0 ? 1 : 0) }
  return {
    rows,
    start,
    heading: headingOf(content),
    right: rows.filter(isRight),
    left: rows.filter((row) => !isRight(row)),
    rightRows: rows.map((row, index) => (isRight(row) ? index : -1)).filter((index) => index >= 0),
  }
}

/** parse-diff makes a row of the note that the row above has no newline. */
function isNote(change: Change | undefined): boolean {
  return change?.content === NO_NEWLINE
}

function rowOf(change: Change, endsOpen: boolean): Row {
  // A CR that no LF follows is part of the line.
  const isCrlf = !endsOpen && change.content.endsWith('\r')
  const text = isCrlf ? change.content.slice(1, -1) : change.content.slice(1)
  const ending = endsOpen ? 'none' : isCrlf ? 'crlf' : 'lf'
  switch (change.type) {
    case 'add':
      return { kind: 'added', text, ending, newLine: change.ln }
    case 'del':
      return { kind: 'deleted', text, ending, oldLine: change.ln }
    case 'normal':
      return { kind: 'context', text, ending, oldLine: change.ln1, newLine: change.ln2 }
  }
}

function isRight({ kind }: Row): boolean {
  return kind !== 'deleted'
}
