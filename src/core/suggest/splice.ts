import type { Row } from '../diff/diff.ts'
import { END_OF_LINE, type Fix, MAX_REPLACED, type TextChange, touchedLines } from '../finding/fix.ts'
import type { ReasonCode } from '../finding/reason.ts'
import { type ColumnFinder, columnFinder } from './column.ts'

/** A line of the file. */
export type SourceLine = Pick<Row, 'text' | 'ending'>

/** The fix as whole lines, or why whole lines cannot express it. */
export type Spliced =
  | {
      readonly first: number
      readonly last: number
      readonly lines: readonly string[]
      /** The fix ends the file with a newline where there was none. */
      readonly addsFinalNewline: boolean
    }
  | { readonly unplaceable: ReasonCode }

/** Applies column-precise changes to the full lines that they touch. */
export function splice(
  { changes, unit, ofPatch, mark, finalNewline }: Fix,
  lineAt: (line: number) => SourceLine | undefined,
): Spliced {
  const { first, last: touched } = touchedLines(changes)
  // An insertion before line 1 goes behind the byte order mark.
  const last = touched === 0 && hasMark(lineAt(1)) ? 1 : touched
  const source: SourceLine[] = []
  let length = 0
  for (let line = first; line <= last; line++) {
    const found = lineAt(line)
    if (!found) return { unplaceable: 'target-not-in-diff' }
    source.push(found)
    length += found.text.length
    if (ofPatch) continue
    if (source.length > MAX_REPLACED.maxLines) return { unplaceable: 'too-many-lines' }
    if (length > MAX_REPLACED.maxLength) return { unplaceable: 'too-long' }
  }
  const starts = startsOf(source)
  const end = starts.at(-1) ?? 0

  const columns = new Map<number, ColumnFinder>()
  const columnsOf = (line: number, text: string): ColumnFinder => {
    const finder = columns.get(line) ?? columnFinder(text, unit)
    columns.set(line, finder)
    return finder
  }
  const offset = (line: number, column: number): number | undefined => {
    const row = source[line - first]
    const start = starts[line - first] ?? end
    if (!row) return line === last + 1 && column === 1 ? end : undefined
    if (column === END_OF_LINE) return start + row.text.length
    const marked = line === 1 && hasMark(row)
    if (marked && mark === undefined && !ofPatch) return undefined
    const from = marked && mark === 'left-out' ? 1 : 0
    // The CR of a CRLF is a column for those that count it.
    const text = row.text.slice(from) + (row.ending === 'crlf' ? '\r' : '')
    const index = columnsOf(line, text)(column)
    return index === undefined ? undefined : start + from + index
  }

  const text = source.map(({ text, ending }) => text + ENDINGS[ending]).join('')
  const after = applied(text, changes, offset)
  if (after === undefined) return { unplaceable: 'fix-unplaceable' }
  const unended = source.at(-1)?.ending === 'none'
  const ended = after === '' || after.endsWith('\n')
  // Without a final newline the next line would be joined to it.
  if (!ended && !unended) return { unplaceable: 'fix-unplaceable' }
  const lines = linesOf(after)
  // An insertion takes the line ends of its neighbour.
  const beside = source[0] ?? lineAt(last) ?? lineAt(first)
  // A last line without a newline has no line ending to compare.
  const withEnds = ended && finalNewline !== 'removed' ? lines : lines.slice(0, -1)
  if (beside && changesEndings(withEnds, beside.ending, ofPatch === true))
    return { unplaceable: 'line-endings' }
  return {
    first,
    last,
    lines: lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line)),
    addsFinalNewline: unended && ended && after !== '',
  }
}

function hasMark(line: SourceLine | undefined): boolean {
  return line?.text.startsWith('\uFEFF') === true
}

/** The line ends of a patch are exact; other tools often write LF whatever the file has. */
function changesEndings(lines: readonly string[], ending: SourceLine['ending'], ofPatch: boolean): boolean {
  if (ending === 'crlf') return ofPatch && lines.some((line) => !line.endsWith('\r'))
  return ending === 'lf' && lines.some((line) => line.endsWith('\r'))
}

const ENDINGS: Record<SourceLine['ending'], string> = { lf: '\n', crlf: '\r\n', none: '' }

/** Where each line begins, and where the last one ends. */
function startsOf(source: readonly SourceLine[]): number[] {
  const starts = [0]
  for (const { text, ending } of source)
    starts.push((starts.at(-1) ?? 0) + text.length + ENDINGS[ending].length)
  return starts
}

function linesOf(text: string): string[] {
  return text === '' ? [] : (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
}

function applied(
  source: string,
  changes: readonly TextChange[],
  offset: (line: number, column: number) => number | undefined,
): string | undefined {
  let after = ''
  let at = 0
  for (const { startLine, startColumn, endLine, endColumn, text } of changes) {
    const from = offset(startLine, startColumn)
    const to = offset(endLine, endColumn)
    if (from === undefined || to === undefined || from < at || to < from) return undefined
    after += source.slice(at, from) + text
    at = to
  }
  return after + source.slice(at)
}
