import type { TextChange } from '../../finding/fix.ts'

/** As parsed: in protocol buffers 0, `null` and a missing field mean the same. */
export interface Position {
  readonly line?: number | string | null | undefined
  readonly column?: number | string | null | undefined
}

export interface Range {
  readonly start?: Position | null | undefined
  readonly end?: Position | null | undefined
}

/** The lines of a diagnostic; empty for the whole file. The end is exclusive, unless no column is given. */
export function linesOf(range: Range | null | undefined): {
  first?: number
  last?: number
  column?: number | undefined
} {
  const { start, end } = placesIn(range)
  if (start.line === undefined) return {}
  const last = end.line ?? start.line
  const beforeLine = end.column === 1 && last > start.line
  return { first: start.line, last: beforeLine ? last - 1 : last, column: start.column }
}

/**
 * The change of a suggestion; `undefined` if the format leaves its range unclear.
 * https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto (message Range)
 */
export function toChange(range: Range | null | undefined, text: string): TextChange | undefined {
  const { start, end } = placesIn(range)
  if (start.line === undefined) return undefined
  if (start.column === undefined && end.column === undefined) {
    return wholeLines(start.line, end.line ?? start.line, text)
  }
  // "end can be omitted. Then the range is handled as zero-length"
  if (end.line === undefined && end.column === undefined) return change(start.line, start.column, start, text)
  // If only the end has no column, some tools mean the whole line and others nothing of it.
  if (end.line === undefined || end.column === undefined) return undefined
  return change(start.line, start.column ?? 1, end, text)
}

/** For whole lines "the range includes end position (line) as well", with its newline. */
function wholeLines(first: number, last: number, text: string): TextChange | undefined {
  const ended = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return change(first, 1, { line: last + 1, column: 1 }, ended)
}

function change(
  startLine: number,
  startColumn: number | undefined,
  end: Place,
  text: string,
): TextChange | undefined {
  if (startColumn === undefined || end.line === undefined || end.column === undefined) return undefined
  const reversed = end.line < startLine || (end.line === startLine && end.column < startColumn)
  return reversed ? undefined : { startLine, startColumn, endLine: end.line, endColumn: end.column, text }
}

interface Place {
  readonly line?: number | undefined
  readonly column?: number | undefined
}

function placesIn(range: Range | null | undefined): { start: Place; end: Place } {
  return { start: toPlace(range?.start), end: toPlace(range?.end) }
}

function toPlace(position: Position | null | undefined): Place {
  return { line: nonZero(position?.line), column: nonZero(position?.column) }
}

function nonZero(value: number | string | null | undefined): number | undefined {
  return Number(value ?? 0) || undefined
}
