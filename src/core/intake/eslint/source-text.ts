import type { Fix } from '../../finding/fix.ts'
import { type Budget, spend } from '../sarif/budget.ts'

/** The text that ESLint saw; converts ESLint's offsets and lines to those of git. */
export interface SourceText {
  /** Converts a replacement by offsets to lines and columns; `undefined` if the text has no such place. */
  change(range: readonly [number, number], text: string): Omit<Fix, 'description'> | undefined
  /** The git line of a position. */
  lineAt(line: number, column: number): number
  /** The lines without line ends; `undefined` if all messages together quote too much. */
  lines(first: number, last: number): string[] | undefined
}

/** `text` is `source`, or `output` if fixes were applied. It includes the byte order mark, which offsets do not count. */
export function sourceText(text: string, budget: Budget): SourceText {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const starts = startsAfter(text, /\n/g, 0)
  const eslintStarts = ODD_LINE_END.test(text) ? startsAfter(text, LINE_END, mark) : starts
  const placeOf = (offset: number) => {
    const line = countUpTo(starts, offset)
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
  const lines = (first: number, last: number) => {
    // A range may be the whole file, for each of thousands of messages.
    if (!spend(budget, (starts[last] ?? text.length) - (starts[first - 1] ?? 0))) return undefined
    return starts.slice(first - 1, last).map((start, index) => {
      const end = (starts[first + index] ?? text.length + 1) - 1
      return text.slice(start, end).replace(/\r$/, '')
    })
  }
  // There is no line after the last newline.
  const last = Math.max(1, text.endsWith('\n') ? starts.length - 1 : starts.length)

  return {
    lines,
    lineAt(line, column) {
      if (eslintStarts === starts) return Math.min(line, last)
      const offset = (eslintStarts[line - 1] ?? text.length) + column - 1
      return Math.min(placeOf(Math.min(offset, text.length)).line, last)
    },
    change([from, to], replacement) {
      const [start, end] = [from + mark, to + mark]
      if (start < 0 || end < start || end > text.length) return undefined
      const first = placeOf(start)
      const endPlace = placeOf(end)
      // If the end is at the start of a line, that line is not touched.
      const touched = endPlace.column === 1 && endPlace.line > first.line ? endPlace.line - 1 : endPlace.line
      const original = lines(first.line, touched)
      if (!original) return undefined
      return {
        unit: 'utf-16',
        mark: 'counted',
        changes: [
          {
            startLine: first.line,
            startColumn: first.column,
            endLine: endPlace.line,
            endColumn: endPlace.column,
            text: replacement,
          },
        ],
        original: { firstLine: first.line, lines: original },
      }
    },
  }
}

/** https://tc39.es/ecma262/#sec-line-terminators; for git only the newline ends a line. */
const LINE_END = /\r\n|[\r\n\u2028\u2029]/g
const ODD_LINE_END = /\r(?!\n)|[\u2028\u2029]/

/** Offsets of the starts of lines. */
function startsAfter(text: string, lineEnd: RegExp, first: number): number[] {
  const starts = [first]
  for (const { index, 0: end } of text.matchAll(lineEnd)) starts.push(index + end.length)
  return starts
}

/** Number of values that are at most `limit`, by binary search in ascending numbers. */
function countUpTo(ascending: readonly number[], limit: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}
