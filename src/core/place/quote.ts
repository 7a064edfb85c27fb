import { type Hunk, type Row, rowAt, type Side } from '../diff/diff.ts'
import type { KnownLines, LineRange } from '../diff/known-lines.ts'
import { rowsOn, runAt } from '../diff/line-run.ts'
import { splitLines } from '../finding/suggestion.ts'
import {
  type Comparison,
  comparable,
  findLines,
  findPart,
  linesOfFile,
  linesOfHunks,
} from './quote-search.ts'

/** Consecutive lines of one side, all in one hunk. */
export interface Span {
  readonly hunk: Hunk
  readonly first: number
  readonly last: number
}

/** How well quoted lines fit: exactly, except for white space, or as part of a line. */
export type Fit = 'exact' | 'loose' | 'part'

export interface QuoteMatch {
  readonly span: Span
  readonly fit: Fit
  /** False if there are other places; then this one is the nearest to the stated line. */
  readonly unique: boolean
}

/**
 * Possible readings of a quote: the lines as written, then without the line numbers or diff signs that models copy.
 * Readings other than the first must match the diff exactly.
 */
export function possibleReadings(original: string): string[][] {
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

/** Whether the quote matches the lines from `first`. A reading other than the first must match exactly. */
export function fitAt(
  hunks: readonly Hunk[],
  side: Side,
  first: number,
  readings: readonly string[][],
): QuoteMatch | undefined {
  for (const [index, lines] of readings.entries()) {
    const last = first + lines.length - 1
    const rows = rowsOn(hunks, side, first, last)
    const fit = rows && compareRows(rows, lines)
    const span = fit && (fit === 'exact' || index === 0) ? spanOf(hunks, side, { first, last }) : undefined
    if (fit && span) return { span, fit, unique: true }
  }
  return undefined
}

/** Whether the quote is the lines of a range but for blank lines at its ends, which models do not count. */
export function fitsRange(
  hunks: readonly Hunk[],
  side: Side,
  { first, last }: LineRange,
  readings: readonly string[][],
): QuoteMatch | undefined {
  const rows = rowsOn(hunks, side, first, last)
  const solid = rows && withoutBlankEnds(rows, ({ text }) => text)
  const quoted = withoutBlankEnds(readings[0] ?? [], (line) => line)
  const fit = solid?.length === quoted.length ? compareRows(solid, quoted) : undefined
  const span = fit && spanOf(hunks, side, { first, last })
  return fit && span && { span, fit, unique: true }
}

function withoutBlankEnds<T>(list: readonly T[], textOf: (each: T) => string): readonly T[] {
  const isSolid = (each: T) => textOf(each).trim() !== ''
  return list.slice(Math.max(0, list.findIndex(isSolid)), list.findLastIndex(isSolid) + 1)
}

function spanOf(hunks: readonly Hunk[], side: Side, { first, last }: LineRange): Span | undefined {
  const run = runAt(hunks, side, first)
  return run && { hunk: run.hunk, first, last }
}

/**
 * Whether the quote is, or may be, at lines that the diff does not show: none of those that are known contradicts it.
 * With the whole file it is certain.
 */
export function mayBeHiddenAt(
  hunks: readonly Hunk[],
  first: number,
  lines: readonly string[],
  file: KnownLines | undefined,
): boolean {
  let hidden = false
  return (
    lines.every((line, index) => {
      const shown = rowAt(hunks, first + index)?.text
      if (shown === undefined) hidden = true
      const text = shown ?? file?.textAt(first + index)
      if (text === undefined) return file === undefined
      return comparable('without-blanks', text) === comparable('without-blanks', line)
    }) && hidden
  )
}

/** The places of the quote in the whole file, the nearest to a line first; more than one is enough to know. */
export function placesInFile(
  file: KnownLines,
  readings: readonly string[][],
  near: number | undefined,
): { readonly places: readonly LineRange[]; readonly complete: boolean } {
  const searched = linesOfFile(file)
  const exact = readings.map((lines) => findLines(searched, lines, 'exact', near))
  const found = exact.some(({ ranges }) => ranges.length > 0)
    ? exact
    : [findLines(searched, readings[0] ?? [], 'without-blanks', near)]
  const places = found.flatMap(({ ranges }) => ranges).map((range) => [range.first, range] as const)
  return { places: [...new Map(places).values()], complete: found.every(({ complete }) => complete) }
}

/** Searches the quote in all hunks: as whole lines, then ignoring white space, then as part of a line. */
export function searchQuote(
  hunks: readonly Hunk[],
  side: Side,
  readings: readonly string[][],
  near: number | undefined,
): QuoteMatch | undefined {
  const [written = []] = readings
  const attempts: { fit: Fit; found: () => { ranges: readonly LineRange[]; complete: boolean } }[] = [
    ...readings.map((lines) => ({
      fit: 'exact' as const,
      found: () => findLines(linesOfHunks(hunks, side), lines, 'exact', near),
    })),
    { fit: 'loose', found: () => findLines(linesOfHunks(hunks, side), written, 'without-blanks', near) },
    { fit: 'part', found: () => findPart(hunks, side, written, near) },
  ]
  for (const { fit, found } of attempts) {
    const { ranges, complete } = found()
    const [only] = ranges
    if (!only) continue
    const unique = ranges.length === 1 && complete
    const chosen = unique ? only : near === undefined ? undefined : nearest(ranges, near)
    const span = chosen && spanOf(hunks, side, chosen)
    return span && { span, fit, unique }
  }
  return undefined
}

function compareRows(rows: readonly Row[], lines: readonly string[]): Fit | undefined {
  const same = (how: Comparison) =>
    rows.every((row, index) => comparable(how, row.text) === comparable(how, lines[index] ?? ''))
  return same('exact') ? 'exact' : same('without-blanks') ? 'loose' : undefined
}

/** `undefined` if two are equally near. */
function nearest(ranges: readonly LineRange[], line: number): LineRange | undefined {
  let minDistance = Number.POSITIVE_INFINITY
  let closest: LineRange | undefined
  for (const range of ranges) {
    const distance = distanceTo(range, line)
    if (distance > minDistance) continue
    closest = distance < minDistance ? range : undefined
    minDistance = distance
  }
  return closest
}

function distanceTo({ first, last }: LineRange, line: number): number {
  return line < first ? first - line : line > last ? line - last : 0
}
