import parseUnifiedDiff from 'parse-diff'
import { type FileStatus, isHeaderLine, ordinaryHeader, parseDiffHeader } from './diff-header.ts'
import { HUNK_HEADER, scanHunks } from './hunk-scan.ts'

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
  of(file: ChangedFile): FileDiff
}

/** A whole `git diff`, or any unified diff. */
export function parseDiff(text: string): Diff {
  const files = readFiles(text)
  // A file that became a link is there twice, deleted and new; in a series of patches the last one is the head.
  return diffOf([...new Map(files.map((file) => [file.path, file])).values()])
}

/** A diff whose patches are parsed when first asked for: most files of a large pull request have no finding. */
export function diffOf(files: readonly ChangedFile[]): Diff {
  const parsed = new Map<ChangedFile, FileDiff>()
  return {
    files,
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

/** The hunk that shows this line of the new file. */
export function hunkAt(hunks: readonly Hunk[], line: number): Hunk | undefined {
  return hunks.find((hunk) => rightIndex(hunk, line) !== undefined)
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

interface FileText {
  header: string[]
  patch: string
}

/**
 * Every row of a hunk begins with a sign, so a line that begins with `diff --git ` is always a header. Diffs
 * without such lines (GNU diff) are cut by counting rows: `--- x` may be a deleted row whose text is `-- x`.
 */
export function readFiles(diff: string): ChangedFile[] {
  const text = diff.startsWith('\uFEFF') ? diff.slice(1) : diff
  const starts = [...lineStartsWith(text, 'diff --git ')]
  if (starts.length === 0) return splitByCounting(text.split('\n')).flatMap(changedFile)
  return starts.flatMap((start, index) => {
    const next = starts[index + 1] ?? text.length
    const ordinary = ordinaryHeader(text, start)
    if (!ordinary) return changedFile(splitHeader(text.slice(start, next)))
    const { path, end } = ordinary
    return [{ path, status: 'modified' as const, patch: text.slice(end, next) }]
  })
}

function* lineStartsWith(text: string, prefix: string): Generator<number> {
  if (text.startsWith(prefix)) yield 0
  for (let at = text.indexOf(`\n${prefix}`); at >= 0; at = text.indexOf(`\n${prefix}`, at + 1)) yield at + 1
}

/** What follows the header of a file without hunks is not its own: the next mail of a patch series, say. */
function splitHeader(section: string): FileText {
  const header: string[] = []
  let at = 0
  while (at < section.length) {
    const end = section.indexOf('\n', at)
    const line = section.slice(at, end < 0 ? section.length : end).replace(/\r$/, '')
    if (!isHeaderLine(line)) break
    header.push(line)
    at = end < 0 ? section.length : end + 1
  }
  return { header, patch: section.startsWith('@@', at) ? section.slice(at) : '' }
}

function splitByCounting(lines: readonly string[]): FileText[] {
  const files: FileText[] = []
  let at = 0
  while (at < lines.length) {
    if (!HUNK_HEADER.test(lines[at] ?? '')) {
      at++
      continue
    }
    const { end } = scanHunks(lines, at)
    // Above the names may stand anything: `Index: …`, a commit message.
    files.push({ header: lines.slice(Math.max(0, at - 2), at), patch: lines.slice(at, end).join('\n') })
    at = end
  }
  return files
}

function changedFile({ header, patch }: FileText): ChangedFile[] {
  const names = parseDiffHeader(header)
  if (!names) return []
  const { path, previousPath, binary, special } = names
  const status = isGit(header) ? names.status : statusByHunk(names.status, patch)
  return [{ path, previousPath, status, special, binary, patch: binary || patch === '' ? undefined : patch }]
}

function isGit([first]: readonly string[]): boolean {
  return first?.startsWith('diff --git ') === true
}

/** GNU `diff -N` names a file on both sides whether it was there or not. */
function statusByHunk(status: FileStatus, patch: string): FileStatus {
  if (patch.startsWith('@@ -0,0 ')) return 'added'
  return /^@@ \S+ \+0,0 @@/.test(patch) ? 'removed' : status
}

function rowsOf(changes: readonly parseUnifiedDiff.Change[]): Row[] {
  const rows: Row[] = []
  for (const change of changes) {
    // parse-diff repeats the row above for the note that it has no newline.
    if (change.content === NO_NEWLINE) {
      const last = rows.pop()
      // A CR that no LF follows is part of the line.
      if (last) rows.push({ ...last, text: last.text + (last.ending === 'crlf' ? '\r' : ''), ending: 'none' })
      continue
    }
    const crlf = change.content.endsWith('\r')
    const text = change.content.slice(1, crlf ? -1 : undefined)
    const ending = crlf ? 'crlf' : 'lf'
    if (change.type === 'add') rows.push({ kind: 'added', text, ending, newLine: change.ln })
    else if (change.type === 'del') rows.push({ kind: 'deleted', text, ending, oldLine: change.ln })
    else rows.push({ kind: 'context', text, ending, oldLine: change.ln1, newLine: change.ln2 })
  }
  return rows
}

function hunkOf({ content, changes, oldStart, oldLines, newStart, newLines }: parseUnifiedDiff.Chunk): Hunk {
  const rows = rowsOf(changes)
  const right: Row[] = []
  const left: Row[] = []
  const rightRows: number[] = []
  for (const [index, row] of rows.entries()) {
    if (row.kind === 'deleted') {
      left.push(row)
    } else {
      right.push(row)
      rightRows.push(index)
    }
  }
  // A range without lines names the line above it.
  const start = { old: oldStart + (oldLines === 0 ? 1 : 0), new: newStart + (newLines === 0 ? 1 : 0) }
  return { rows, start, heading: headingOf(content), right, left, rightRows }
}
