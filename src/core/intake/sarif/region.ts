import { isAbsent, type JsonObject, wholeIn } from '../json-value.ts'
import { type BadField, badField } from './bad-field.ts'

/** First and last line; `undefined` if the region is given only by offsets. */
export type Lines = { readonly first: number; readonly last: number } | undefined

/**
 * The lines that a region touches. Columns matter only if the region ends before the first character of a line, which
 * then does not belong to it. SARIF 2.1.0, §3.30.2.
 */
export function regionLines(
  { startLine, endLine, endColumn }: JsonObject,
  columnsCount: boolean,
): { readonly lines: Lines } | BadField {
  if (isAbsent(startLine)) return { lines: undefined }
  const first = wholeIn(startLine, 1)
  if (first === undefined) return badField('startLine', startLine, A_LINE)
  if (isAbsent(endLine)) return { lines: { first, last: first } }
  const last = wholeIn(endLine, 1)
  if (last === undefined) return badField('endLine', endLine, A_LINE)
  if (last < first) return badField('endLine', endLine, `the region begins at line ${first}`)
  const endsBefore = columnsCount && endColumn === 1 && last > first
  return { lines: { first, last: endsBefore ? last - 1 : last } }
}

const A_LINE = 'a line is a whole number from 1 up'

/** Without columns a region is whole lines without the last newline, by the specification. */
export function isWholeLines({ startLine, startColumn, endColumn }: JsonObject): boolean {
  return !isAbsent(startLine) && isAbsent(endColumn) && (isAbsent(startColumn) || startColumn === 1)
}

/** Worded so that the fingerprint of a finding recognises these as line numbers. */
export function linesText(lines: Lines): string {
  if (!lines) return ''
  return lines.first === lines.last ? ` line ${lines.first}` : ` lines ${lines.first} to ${lines.last}`
}
