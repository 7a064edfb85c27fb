import type { ChangedFile, Diff, FileDiff, Hunk, Row } from '../diff/diff.ts'
import { codePointName, revealInvisible } from '../text/invisible.ts'

/**
 * Renders the diff for a prompt: every row starts with its line number, deleted rows with `old`. The content of a row
 * cannot imitate another row or a header, because headers start with `===` or `@@`.
 */
export function annotate(files: readonly ChangedFile[], diff: Diff): string {
  if (files.length === 0) return ''
  const parts = [LEGEND, ...files.map((file) => fileText(file, diff.of(file))), ...othersText(files, diff)]
  return `${parts.join('\n\n')}\n`
}

const MAX_LISTED = 40

/** Lists the other changed files, so that the model does not report, say, a missing test that exists. */
function othersText(files: readonly ChangedFile[], diff: Diff): string[] {
  const shown = new Set(files)
  const others = diff.files.filter((file) => !shown.has(file)).map(({ path }) => oneLine(path))
  if (others.length === 0) return []
  const more = others.length > MAX_LISTED ? ` and ${others.length - MAX_LISTED} more` : ''
  return [`(changed too, not shown here: ${others.slice(0, MAX_LISTED).join(', ')}${more})`]
}

const LEGEND = [
  'Rows of the diff, each with its line number N in front:',
  '    N | +…  added, line N of the new file',
  '    N |  …  unchanged, line N of the new file',
  'old N | -…  deleted: it was line N of the old file, and the new file does not have it',
].join('\n')

function fileText(file: ChangedFile, fileDiff: FileDiff): string {
  const head = `=== ${oneLine(file.path)} (${statusText(file)})`
  if ('hunks' in fileDiff) {
    const width = widthOf(fileDiff.hunks)
    return [head, ...endingNote(fileDiff.hunks), ...fileDiff.hunks.map((hunk) => hunkText(hunk, width))].join(
      '\n',
    )
  }
  return `${head}\n(${fileDiff.unreadable === 'damaged' ? 'the diff is incomplete: no line can be named' : noLines(file)})`
}

function statusText({ status, previousPath, special }: ChangedFile): string {
  const what = status === 'removed' ? 'deleted' : status
  const from = previousPath === undefined ? '' : ` from ${oneLine(previousPath)}`
  return `${what}${from}${special ? ', a link or a submodule' : ''}`
}

function noLines({ binary, status }: ChangedFile): string {
  if (binary) return 'binary: it has no lines'
  return status === 'renamed' ? 'no line is changed' : 'no lines to show: it is binary, empty or too large'
}

function endingNote(hunks: readonly Hunk[]): string[] {
  return hunks.some(({ right }) => right.some(({ ending }) => ending === 'crlf'))
    ? ['(lines end with CRLF)']
    : []
}

function hunkText({ rows, heading }: Hunk, width: number): string {
  return [`@@ ${oneLine(heading)}`.trimEnd(), ...rows.flatMap((row) => rowText(row, width))].join('\n')
}

const SIGNS = { added: '+', context: ' ', deleted: '-' } as const

function rowText({ kind, oldLine, newLine, text, ending }: Row, width: number): string[] {
  const number = String(kind === 'deleted' ? oldLine : newLine).padStart(width)
  const row = `${kind === 'deleted' ? 'old' : '   '} ${number} | ${SIGNS[kind]}${oneLine(text)}`
  return ending === 'none' ? [row, `    ${' '.repeat(width)} | \\ no newline at the end of the file`] : [row]
}

function widthOf(hunks: readonly Hunk[]): number {
  const { oldLine = 0, newLine = 0 } = hunks.at(-1)?.rows.at(-1) ?? {}
  return String(Math.max(oldLine, newLine)).length
}

/** Reveals invisible characters and newlines, so that the text stays on one line. */
function oneLine(text: string): string {
  return revealInvisible(text).replaceAll('\n', codePointName)
}
