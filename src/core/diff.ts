import parseUnifiedDiff from 'parse-diff'
import { type FileStatus, parseDiffHeader } from './diff-header.ts'

export type { FileStatus } from './diff-header.ts'

/** One changed file, as a unified diff or the files API names it. Its patch is parsed only when asked for. */
export interface ChangedFile {
  readonly path: string
  readonly previousPath?: string | undefined
  readonly status: FileStatus
  /** Text from the first `@@` on; absent for binary files, pure renames and files too large to show. */
  readonly patch?: string | undefined
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
  return diffOf(splitFiles(text).flatMap(changedFile))
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
  const chunks = parseUnifiedDiff(onlyHunks(patch)).flatMap((file) => file.chunks)
  const hunks = chunks.map((chunk) => hunkOf(rowsOf(chunk.changes)))
  const whole = chunks.length > 0 && chunks.every((chunk, index) => addsUp(chunk, hunks[index]))
  return whole ? { hunks } : { unreadable: 'damaged' }
}

export function lineOn(row: Row, side: Side): number {
  return (side === 'LEFT' ? row.oldLine : row.newLine) ?? 0
}

/** The hunk that shows this line of the new file. */
export function hunkAt(hunks: readonly Hunk[], line: number): Hunk | undefined {
  return hunks.find((hunk) => rightIndex(hunk, line) !== undefined)
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
 * Every row of a hunk begins with a sign, so a line that begins with `diff ` is always a header. Diffs without
 * such lines (GNU diff on two files) are cut by counting rows: `--- x` may be a deleted row whose text is `-- x`.
 */
function splitFiles(text: string): FileText[] {
  const starts = [...lineStartsWith(text, 'diff --git ')]
  if (starts.length === 0) return splitByCounting(text)
  return starts.map((start, index) => {
    const section = text.slice(start, starts[index + 1] ?? text.length)
    const hunks = section.indexOf('\n@@ ')
    const header = hunks < 0 ? section : section.slice(0, hunks)
    return { header: header.split(/\r?\n/), patch: hunks < 0 ? '' : section.slice(hunks + 1) }
  })
}

function* lineStartsWith(text: string, prefix: string): Generator<number> {
  if (text.startsWith(prefix)) yield 0
  for (let at = text.indexOf(`\n${prefix}`); at >= 0; at = text.indexOf(`\n${prefix}`, at + 1)) yield at + 1
}

const HUNK_HEADER = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/

function splitByCounting(text: string): FileText[] {
  const files: FileText[] = []
  let header: string[] = []
  let patch: string[] = []
  let oldLeft = 0
  let newLeft = 0
  const close = () => {
    if (patch.length > 0) files.push({ header, patch: patch.join('\n') })
    header = []
    patch = []
  }
  for (const line of text.split('\n')) {
    const hunk = oldLeft <= 0 && newLeft <= 0 ? HUNK_HEADER.exec(line) : undefined
    if (hunk) {
      oldLeft = Number(hunk[1] ?? 1)
      newLeft = Number(hunk[2] ?? 1)
      patch.push(line)
    } else if (oldLeft > 0 || newLeft > 0) {
      if (line[0] !== '+' && line[0] !== '\\') oldLeft--
      if (line[0] !== '-' && line[0] !== '\\') newLeft--
      patch.push(line)
    } else if (line.startsWith('\\')) {
      patch.push(line)
    } else {
      close()
      header.push(line)
    }
  }
  close()
  // Lines above the names (`Index: …`, a commit message) are collected too: the names are the last two.
  return files.map((file) => ({ ...file, header: file.header.slice(-2) }))
}

function changedFile({ header, patch }: FileText): ChangedFile[] {
  const names = parseDiffHeader(header)
  if (!names) return []
  const { path, previousPath, status, binary } = names
  return [{ path, previousPath, status, patch: binary || patch === '' ? undefined : patch }]
}

/**
 * parse-diff knows only git's own wording of the note, and takes a final newline inside an unfinished hunk for
 * a row: GNU diff translates the note, and tools cut patches.
 */
function onlyHunks(patch: string): string {
  // Not the m flag: it would take a U+2028 inside a row for the end of a line.
  return patch.replace(/\n$/, '').replace(/\n\\ [^\n]*/g, `\n${NO_NEWLINE}`)
}

const NO_NEWLINE = '\\ No newline at end of file'

function rowsOf(changes: readonly parseUnifiedDiff.Change[]): Row[] {
  const rows: Row[] = []
  for (const change of changes) {
    // parse-diff repeats the row above for the note that it has no newline.
    if (change.content === NO_NEWLINE) {
      const last = rows.pop()
      if (last) rows.push({ ...last, ending: 'none' })
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

function hunkOf(rows: readonly Row[]): Hunk {
  const rightRows = [...rows.keys()].filter((index) => rows[index]?.kind !== 'deleted')
  const right = rows.filter((row) => row.kind !== 'deleted')
  return { rows, right, left: rows.filter((row) => row.kind === 'deleted'), rightRows }
}

/** A cut or hand-edited patch numbers its lines wrongly from some point on. */
function addsUp(chunk: parseUnifiedDiff.Chunk, hunk: Hunk | undefined): boolean {
  const old = hunk?.rows.filter((row) => row.kind !== 'added').length
  return old === chunk.oldLines && hunk?.right.length === chunk.newLines
}
