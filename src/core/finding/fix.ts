/** A change by a tool with exact positions, in the file of its finding. Positions are those of the new file. */
export interface Fix {
  /** Sorted, not overlapping. */
  readonly changes: readonly TextChange[]
  readonly unit: ColumnUnit
  /** Whether a byte order mark counts as a column of line 1; if absent, that is not known. */
  readonly mark?: 'counted' | 'left-out'
  /** The tool's description of the fix. */
  readonly description?: string
  /** The lines that the tool saw there, if it reports them; the diff must show the same. */
  readonly original?: { readonly firstLine: number; readonly lines: readonly string[] }
  /** Changes of the same fix in other files; a button would apply only a part of the fix. */
  readonly elsewhere?: readonly { readonly path: string; readonly changes: readonly TextChange[] }[]
  /** Set for a group of changed lines of a patch; the groups are applied together and never overlap. */
  readonly ofPatch?: true
  /** Set if the newline at the end of the file changes too, which no suggestion can do. */
  readonly finalNewline?: 'added' | 'removed'
}

/**
 * Lines and columns are 1-based, the end is exclusive. An end at column 1 of the next line includes the newline, one at
 * `END_OF_LINE` does not. If start and end are equal, it is an insertion.
 */
export interface TextChange {
  readonly startLine: number
  readonly startColumn: number
  readonly endLine: number
  readonly endColumn: number
  readonly text: string
}

/** As `endColumn`: after the last character of the line. */
export const END_OF_LINE = Number.POSITIVE_INFINITY

/** Unit of columns. `tab-8`: code points, with a tab up to the next multiple of 8. `unknown`: a fix is used only if all units lead to the same place. */
export type ColumnUnit = 'utf-16' | 'utf-8' | 'code-point' | 'tab-8' | 'unknown'

/** The lines that a fix touches; if it only inserts between two lines, `last` is the line above. */
export function touchedLines(changes: readonly TextChange[]): { first: number; last: number } {
  return {
    first: changes.reduce((min, { startLine }) => Math.min(min, startLine), Number.POSITIVE_INFINITY),
    last: changes.reduce((max, change) => Math.max(max, lastTouched(change)), Number.NEGATIVE_INFINITY),
  }
}

/** A change that ends at the start of a line does not touch that line, unless it joins the line above to it. */
function lastTouched({ startColumn, endLine, endColumn, text }: TextChange): number {
  const joinsLines = text === '' ? startColumn > 1 : !text.endsWith('\n')
  return endColumn === 1 && !joinsLines ? endLine - 1 : endLine
}

/** Lines and characters that a fix may replace. A larger fix gets no button, and computing it would be slow. */
export const MAX_REPLACED = { maxLines: 10_000, maxLength: 500_000 }
