import type { Fix } from '../../finding/fix.ts'
import { type Budget, spend } from '../sarif/budget.ts'

/** The text that ESLint saw, with its offsets and lines told in those of git. */
export interface SourceText {
  /** What a replacement by offsets is in lines and columns; nothing where the text has no such place. */
  change(range: readonly [number, number], text: string): Omit<Fix, 'description'> | undefined
  /** The line of git that holds a place. */
  lineAt(line: number, column: number): number
  /** The lines as git has them, without the ends; nothing where all messages together quote too much. */
  lines(first: number, last: number): string[] | undefined
}

/** `text`: `source`, or `output` where fixes were made. It has the byte order mark that the offsets leave out. */
export function sourceText(text: string, budget: Budget): SourceText {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const starts = startsAfter(text, /\n/g, 0)
  const theirStarts = ODD_LINE_END.test(text) ? startsAfter(text, LINE_END, mark) : starts
  const placeOf = (offset: number) => {
    const line = countUpTo(starts, offset)
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
  const lines = (first: number, last: number) => {
    // A range is two numbers, and its lines may be the whole file, for each of thousands of messages.
    if (!spend(budget, (starts[last] ?? text.length) - (starts[first - 1] ?? 0))) return undefined
    return starts.slice(first - 1, last).map((start, index) => {
      const end = (starts[first + index] ?? text.length + 1) - 1
      return text.slice(start, end).replace(/\r$/, '')
    })
  }
  // Behind the last newline there is no line.
  const last = Math.max(1, text.endsWith('\n') ? starts.length - 1 : starts.length)

  return {
    lines,
    lineAt(line, column) {
      if (theirStarts === starts) return Math.min(line, last)
      const offset = (theirStarts[line - 1] ?? text.length) + column - 1
      return Math.min(placeOf(Math.min(offset, text.length)).line, last)
    },
    change([from, to], replacement) {
      const [start, end] = [from + mark, to + mark]
      if (start < 0 || end < start || end > text.length) return undefined
      const first = placeOf(start)
      const beyond = placeOf(end)
      // An end where a line begins leaves that line alone.
      const touched = beyond.column === 1 && beyond.line > first.line ? beyond.line - 1 : beyond.line
      const original = lines(first.line, touched)
      if (!original) return undefined
      return {
        unit: 'utf-16',
        mark: 'counted',
        changes: [
          {
            startLine: first.line,
            startColumn: first.column,
            endLine: beyond.line,
            endColumn: beyond.column,
            text: replacement,
          },
        ],
        original: { firstLine: first.line, lines: original },
      }
    },
  }
}

/** https://tc39.es/ecma262/#sec-line-terminators; git knows only the newline. */
const LINE_END = /\r\n|[\r\n\u2028\u2029]/g
const ODD_LINE_END = /\r(?!\n)|[\u2028\u2029]/

/** Where the lines begin. */
function startsAfter(text: string, lineEnd: RegExp, first: number): number[] {
  const starts = [first]
  for (const { index, 0: end } of text.matchAll(lineEnd)) starts.push(index + end.length)
  return starts
}

/** How many of the ascending numbers are not above the limit. */
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
