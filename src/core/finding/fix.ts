/** What an exact tool would change in the file of its finding, by position. Positions are those of the new file. */
export interface Fix {
  /** In order, none overlapping. */
  readonly changes: readonly TextChange[]
  readonly unit: ColumnUnit
  /** Whether a byte order mark is a column of line 1. Not said: a place in such a line is not certain. */
  readonly mark?: 'counted' | 'left-out'
  /** What the fix does, in the tool's words. */
  readonly description?: string
  /** The lines that the tool saw there, where it tells; the diff must show the same. */
  readonly original?: { readonly firstLine: number; readonly lines: readonly string[] }
  /** What the same fix changes in other files: with one click only half of it would be done. */
  readonly elsewhere?: readonly { readonly path: string; readonly changes: readonly TextChange[] }[]
  /** One of the groups of lines that make up a patch: they are applied together and never overlap. */
  readonly ofPatch?: true
  /** The newline at the end of the file changes too, which no suggestion can do. */
  readonly finalNewline?: 'added' | 'removed'
}

/**
 * From the start up to, and without, the end; lines and columns from 1. An end at column 1 of the next line takes
 * in the newline, one at `END_OF_LINE` does not. Start and end at the same place: an insertion.
 */
export interface TextChange {
  readonly startLine: number
  readonly startColumn: number
  readonly endLine: number
  readonly endColumn: number
  readonly text: string
}

/** As `endColumn`: behind the last character of the line, whatever it is. */
export const END_OF_LINE = Number.POSITIVE_INFINITY

/** What one column is. `unknown`: the tool does not say, so a fix counts only where all units agree. */
export type ColumnUnit = 'utf-16' | 'utf-8' | 'code-point' | 'unknown'

/** The lines that a fix touches; where it only inserts between two lines, `last` is the one above. */
export function touchedLines(changes: readonly TextChange[]): { first: number; last: number } {
  return {
    first: changes.reduce((least, { startLine }) => Math.min(least, startLine), Number.POSITIVE_INFINITY),
    last: changes.reduce((most, change) => Math.max(most, lastTouched(change)), Number.NEGATIVE_INFINITY),
  }
}

/** A change that ends where a line begins leaves that line alone, unless what is before it runs on into it. */
function lastTouched({ startColumn, endLine, endColumn, text }: TextChange): number {
  const runsOn = text === '' ? startColumn > 1 : !text.endsWith('\n')
  return endColumn === 1 && !runsOn ? endLine - 1 : endLine
}

/** What a fix may replace: more has no button, and is not worth putting together for each of thousands of findings. */
export const MAX_REPLACED = { maxLines: 10_000, maxLength: 500_000 }
