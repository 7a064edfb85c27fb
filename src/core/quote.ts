import { type Hunk, hunkAt, lineOn, type Row, type Side } from './diff.ts'
import { splitLines } from './suggestion.ts'

/** Consecutive lines of one side, all in one hunk. */
export interface Span {
  readonly hunk: Hunk
  readonly first: number
  readonly last: number
}

/** How well quoted lines fit: to the letter, but for white space, or as part of a line. */
export type Fit = 'exact' | 'loose' | 'part'

export interface QuoteMatch {
  readonly span: Span
  readonly fit: Fit
  /** No: there are others, and this one is nearest to where the author said. */
  readonly unique: boolean
}

/**
 * What a quote may mean: the lines as written, or without the line numbers or diff signs that models copy along.
 * The latter count only where the rest equals rows of the diff.
 */
export function readingsOf(original: string): string[][] {
  const lines = splitLines(original).map((line) => line.trimEnd())
  const readings = [lines, unnumbered(lines), unsigned(lines), unsigned(unnumbered(lines))]
  return readings
    .filter((reading) => reading !== undefined)
    .filter((reading) => reading.some((line) => line !== ''))
}

function unnumbered(lines: readonly string[]): string[] | undefined {
  const numbers = /^\s*\d+(?: \| ?|: ?|\t)/
  return lines.every((line) => numbers.test(line))
    ? lines.map((line) => line.replace(numbers, ''))
    : undefined
}

/** The lines of the new file in a quoted piece of diff. */
function unsigned(lines: readonly string[] | undefined): string[] | undefined {
  if (!lines?.some((line) => /^[+-]/.test(line)) || !lines.every((line) => /^[+\- ]|^$/.test(line)))
    return undefined
  const kept = lines.filter((line) => !line.startsWith('-'))
  return (kept.length > 0 ? kept : lines).map((line) => line.slice(1))
}

/** Whether the quote stands exactly at these lines. A reading other than the first must fit to the letter. */
export function fitAt(
  hunks: readonly Hunk[],
  side: Side,
  first: number,
  readings: readonly string[][],
): QuoteMatch | undefined {
  for (const [index, lines] of readings.entries()) {
    for (const hunk of hunks) {
      const rows = rowsFrom(hunk, side, first, lines.length)
      const fit = rows && fitOf(rows, lines)
      if (fit && (fit === 'exact' || index === 0)) {
        return { span: { hunk, first, last: first + lines.length - 1 }, fit, unique: true }
      }
    }
  }
  return undefined
}

/** Whether the quote may stand here on lines that the diff shows only in part: nothing shown contradicts it. */
export function mayStandAt(hunks: readonly Hunk[], first: number, lines: readonly string[]): boolean {
  let hidden = false
  return (
    lines.every((line, index) => {
      const row = hunkAt(hunks, first + index)?.right.find((shown) => shown.newLine === first + index)
      if (row) return withoutBlanks(row.text) === withoutBlanks(line)
      hidden = true
      return true
    }) && hidden
  )
}

/** Looks for the quote in all hunks: whole lines to the letter, then but for white space, then part of a line. */
export function searchQuote(
  hunks: readonly Hunk[],
  side: Side,
  readings: readonly string[][],
  near: number | undefined,
): QuoteMatch | undefined {
  const [written = []] = readings
  const attempts: { fit: Fit; spans: () => Span[] }[] = [
    ...readings.map((lines) => ({
      fit: 'exact' as const,
      spans: () => wholeLines(hunks, side, lines, exactly),
    })),
    { fit: 'loose', spans: () => wholeLines(hunks, side, written, withoutBlanks) },
    { fit: 'part', spans: () => partOfLines(hunks, side, written) },
  ]
  for (const { fit, spans } of attempts) {
    const found = spans()
    const [only] = found
    if (found.length === 1 && only) return { span: only, fit, unique: true }
    if (found.length > 1) {
      const span = near === undefined ? undefined : nearest(found, near)
      return span && { span, fit, unique: false }
    }
  }
  return undefined
}

type Comparable = (text: string) => string
const exactly: Comparable = (text) => text.trimEnd()
const withoutBlanks: Comparable = (text) => text.replace(/\s+/g, '')

function fitOf(rows: readonly Row[], lines: readonly string[]): Fit | undefined {
  const same = (comparable: Comparable) =>
    rows.every((row, index) => comparable(row.text) === comparable(lines[index] ?? ''))
  return same(exactly) ? 'exact' : same(withoutBlanks) ? 'loose' : undefined
}

function columnOf(hunk: Hunk, side: Side): readonly Row[] {
  return side === 'LEFT' ? hunk.left : hunk.right
}

function rowsFrom(hunk: Hunk, side: Side, first: number, count: number): readonly Row[] | undefined {
  const column = columnOf(hunk, side)
  const at = column.findIndex((row) => lineOn(row, side) === first)
  if (at < 0 || count === 0) return undefined
  const rows = column.slice(at, at + count)
  // Deleted rows of one hunk need not be consecutive lines.
  const last = rows.at(-1)
  return rows.length === count && last && lineOn(last, side) === first + count - 1 ? rows : undefined
}

function wholeLines(
  hunks: readonly Hunk[],
  side: Side,
  lines: readonly string[],
  comparable: Comparable,
): Span[] {
  const wanted = lines.map(comparable)
  return hunks.flatMap((hunk) => {
    const column = columnOf(hunk, side)
    const texts = column.map((row) => comparable(row.text))
    const spans: Span[] = []
    for (let at = texts.indexOf(wanted[0] ?? ''); at >= 0; at = texts.indexOf(wanted[0] ?? '', at + 1)) {
      const row = column[at]
      const fits = wanted.every((text, index) => texts[at + index] === text)
      const first = row ? lineOn(row, side) : 0
      if (fits && rowsFrom(hunk, side, first, wanted.length)) {
        spans.push({ hunk, first, last: first + wanted.length - 1 })
      }
    }
    return spans
  })
}

/** Shorter pieces stand everywhere. */
const MIN_PART = 12

function partOfLines(hunks: readonly Hunk[], side: Side, lines: readonly string[]): Span[] {
  const wanted = lines.join('\n').trim()
  if (wanted.length < MIN_PART) return []
  return hunks.flatMap((hunk) => {
    const column = columnOf(hunk, side)
    const text = column.map((row) => row.text).join('\n')
    const spans: Span[] = []
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const rowIndex = text.slice(0, at).split('\n').length - 1
      const row = column[rowIndex]
      const count = wanted.split('\n').length
      if (row && rowsFrom(hunk, side, lineOn(row, side), count)) {
        spans.push({ hunk, first: lineOn(row, side), last: lineOn(row, side) + count - 1 })
      }
      if (spans.length > MAX_PARTS) return spans
    }
    return spans
  })
}

/** So many that none of them is the one meant; keeps the search linear. */
const MAX_PARTS = 20

function nearest(spans: readonly Span[], line: number): Span | undefined {
  const distance = (span: Span) =>
    line < span.first ? span.first - line : line > span.last ? line - span.last : 0
  const least = Math.min(...spans.map(distance))
  const closest = spans.filter((span) => distance(span) === least)
  return closest.length === 1 ? closest[0] : undefined
}
