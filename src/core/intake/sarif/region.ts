import { describe } from '../../finding.ts'
import { isAbsent, type JsonObject, wholeIn } from '../json-value.ts'
import type { BadField } from './bad-field.ts'

/** Whole lines, first and last; nothing where the region is told by offsets only. */
export type Lines = { readonly first: number; readonly last: number } | undefined

/**
 * The lines that a region touches. Columns matter only where it ends before the first character of a line: that
 * line is none of it. https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html#_Toc34317685
 */
export function regionLines(
  { startLine, endLine, endColumn }: JsonObject,
  columnsCount: boolean,
): { readonly lines: Lines } | BadField {
  if (isAbsent(startLine)) return { lines: undefined }
  const first = wholeIn(startLine, 1)
  if (first === undefined) return bad('startLine', startLine)
  if (isAbsent(endLine)) return { lines: { first, last: first } }
  const last = wholeIn(endLine, 1)
  if (last === undefined) return bad('endLine', endLine)
  if (last < first) return bad('endLine', endLine, `the region begins at line ${first}`)
  const endsBefore = columnsCount && endColumn === 1 && last > first
  return { lines: { first, last: endsBefore ? last - 1 : last } }
}

function bad(field: string, value: unknown, valid = 'a line is a whole number from 1 up'): BadField {
  return { bad: { field, message: `is ${describe(value)}; ${valid}` } }
}

/** No columns: by the specification the whole lines, without the newline of the last one. */
export function isWholeLines({ startLine, startColumn, endColumn }: JsonObject): boolean {
  return !isAbsent(startLine) && isAbsent(endColumn) && (isAbsent(startColumn) || startColumn === 1)
}

/** `first` to `last` in words that the fingerprint of a finding knows to be line numbers. */
export function linesText(lines: Lines): string {
  if (!lines) return ''
  return lines.first === lines.last ? ` line ${lines.first}` : ` lines ${lines.first} to ${lines.last}`
}
