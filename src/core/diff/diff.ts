import parseUnifiedDiff from 'parse-diff'
import { countWhile } from '../text/count-while.ts'
import type { FileStatus } from './diff-header.ts'
import { HUNK_HEADER, scanHunks } from './hunk-scan.ts'
import { splitFiles } from './split-files.ts'

export { FILE_STATUSES, type FileStatus } from './diff-header.ts'

/** One changed file of a unified diff or the platform's files API. Its patch is parsed only when needed. */
export interface ChangedFile {
  readonly path: string
  readonly previousPath?: string | undefined
  readonly status: FileStatus
  /** Text from the first `@@`; absent for binary files, pure renames and files too large to show. */
  readonly patch?: string | undefined
  /** The file is known to have the lines of the base: it only has a new name or mode. */
  readonly keepsLines?: boolean | undefined
  /** A symbolic link or a submodule. */
  readonly special?: boolean
  /** Set from a unified diff; the files API does not provide it. */
  readonly binary?: boolean
  /** The beginning of the git blob id of the new file, as the `index` line has it. */
  readonly blob?: string | undefined
}

/** One line of a hunk. */
export interface Row {
  readonly kind: 'added' | 'context' | 'deleted'
  /** The line without its line end. */
  readonly text: string
  /** 1-based; absent on added rows. */
  readonly oldLine?: number
  /** 1-based; absent on deleted rows. */
  readonly newLine?: number
  readonly ending: 'lf' | 'crlf' | 'none'
}

/** A part of a file with changed lines and those around them. */
export interface Hunk {
  readonly rows: readonly Row[]
  /** Number of the first line on each side; if a side has no lines, the number that its first line would have. */
  readonly start: { readonly old: number; readonly new: number }
  /** Text after the second `@@`: usually the function that the hunk is in. */
  readonly heading: string
  /** Added and context rows: consecutive lines of the new file. */
  readonly right: readonly Row[]
  /** Deleted rows. */
  readonly left: readonly Row[]
  /** Index in `rows` of each row of `right`. */
  readonly rightRows: readonly number[]
}

/** `RIGHT` is the new file, `LEFT` the old one. */
export type Side = 'RIGHT' | 'LEFT'

/** The hunks of a file, or why there are none that can be trusted. */
export type FileDiff = { readonly hunks: readonly Hunk[] } | { readonly unreadable: 'no-patch' | 'damaged' }

/** The change under review. */
export interface Diff {
  readonly files: readonly ChangedFile[]
  /** True if the list is incomplete: files that are not in it may be changed too. */
  readonly isPartial: boolean
  of(file: ChangedFile): FileDiff
}

/**
 * Parses the output of `git diff`, or any unified diff. Each function that takes a diff takes its text too; parse it
 * once where you call several.
 *
 * @example
 * ```ts
 * import { parseDiff } from 'fencepost'
 *
 * const diff = parseDiff('--- a/cart.ts\n+++ b/cart.ts\n@@ -1 +1 @@\n-let total = 0\n+var total = 0\n')
 * diff.files.map(({ path, status }) => `${path} ${status}`) // => [ 'cart.ts modified' ]
 * ```
 */
export function parseDiff(text: string): Diff {
  // A file that became a link is listed twice, as deleted and as new; in a patch series the last entry is the newest.
  const files = new Map<string, ChangedFile>()
  for (const file of splitFiles(text)) files.set(file.path, file)
  return diffOf([...files.values()])
}

/** A diff whose patches are parsed on first use: most files of a large pull request have no finding. */
export function diffOf(files: readonly ChangedFile[], isPartial = false): Diff {
  const parsed = new Map<ChangedFile, FileDiff>()
  return {
    files,
    isPartial,
    of(file) {
      const cached = parsed.get(file)
      if (cached) return cached
      const fileDiff = parsePatch(file.patch)
      parsed.set(file, fileDiff)
      return fileDiff
    },
  }
}

/** Parses the patch of one file, without a header, as the files API returns it. */
export function parsePatch(patch: string | undefined): FileDiff {
  if (!patch?.startsWith('@@')) return { unreadable: 'no-patch' }
  const text = withLfOnly(patch)
  const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
  const { end, whole } = scanHunks(lines, 0)
  if (!whole || end === 0) return { unreadable: 'damaged' }
  // Most patches need no changes for parse-diff.
  const isUsable = end === lines.length && !patch.includes('\n\\')
  const hunks = isUsable
    ? text
    : lines
        .slice(0, end)
        .map((line) => (line[0] === '\\' ? NO_NEWLINE : line))
        .join('\n')
  const chunks = parseUnifiedDiff(hunks).flatMap((file) => file.chunks)
  return { hunks: chunks.map(toHunk) }
}

function parseHeading(header: string): string {
  return header.replace(HUNK_HEADER, '').trim()
}

/** parse-diff recognises only git's English note; GNU diff translates it. */
const NO_NEWLINE = '\\ No newline at end of file'

/** Undoes the conversion of a whole diff to CRLF, recognised by a hunk header that ends with CR. */
function withLfOnly(patch: string): string {
  return /^[^\n]*\r(?:\n|$)/.test(patch) ? patch.replace(/\r(?=\n|$)/g, '') : patch
}

export function lineOn(row: Row, side: Side): number {
  return (side === 'LEFT' ? row.oldLine : row.newLine) ?? 0
}

/** The hunk that contains this line of the new file. Hunks are sorted by line and never overlap. */
export function hunkAt(hunks: readonly Hunk[], line: number): Hunk | undefined {
  const hunk = hunks[countWhile(hunks, ({ start }) => start.new <= line) - 1]
  return hunk && rightIndex(hunk, line) !== undefined ? hunk : undefined
}

export function rowAt(hunks: readonly Hunk[], line: number): Row | undefined {
  const hunk = hunkAt(hunks, line)
  return hunk?.right[rightIndex(hunk, line) ?? -1]
}

/** The lines first..last of the new file; `undefined` unless all of them are in this hunk. */
export function newLines(hunk: Hunk, first: number, last: number): readonly Row[] | undefined {
  const from = rightIndex(hunk, first)
  const to = rightIndex(hunk, last)
  return from === undefined || to === undefined || from > to ? undefined : hunk.right.slice(from, to + 1)
}

/** Whether all lines first..last of the new file are in this hunk. */
export function hasLines(hunk: Hunk, first: number, last: number): boolean {
  return first <= last && rightIndex(hunk, first) !== undefined && rightIndex(hunk, last) !== undefined
}

/** GitHub refuses a suggestion across a deleted row: "Applying suggestions on deleted lines is not supported." */
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

function toHunk({ content, changes, oldStart, oldLines, newStart, newLines }: parseUnifiedDiff.Chunk): Hunk {
  const rows = changes
    .map((change, index) => (isNote(change) ? undefined : toRow(change, isNote(changes[index + 1]))))
    .filter((row) => row !== undefined)
  // A range without lines has the number of the line above it.
  const start = { old: oldStart + (oldLines === 0 ? 1 : 0), new: newStart + (newLines === 0 ? 1 : 0) }
  return {
    rows,
    start,
    heading: parseHeading(content),
    right: rows.filter(isRight),
    left: rows.filter((row) => !isRight(row)),
    rightRows: rows.map((row, index) => (isRight(row) ? index : -1)).filter((index) => index >= 0),
  }
}

/** parse-diff returns the note that the row above has no newline as a row. */
function isNote(change: Change | undefined): boolean {
  return change?.content === NO_NEWLINE
}

function toRow(change: Change, lacksNewline: boolean): Row {
  // A CR without LF is part of the line.
  const isCrlf = !lacksNewline && change.content.endsWith('\r')
  const text = isCrlf ? change.content.slice(1, -1) : change.content.slice(1)
  const ending = lacksNewline ? 'none' : isCrlf ? 'crlf' : 'lf'
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
