import type { ChangedFile, Diff, Hunk } from '../diff/diff.ts'
import type { LineRange } from '../diff/known-lines.ts'
import { lineRuns } from '../diff/line-run.ts'
import { namesakesOf } from '../diff/namesakes.ts'
import type { Finding } from '../finding/finding.ts'
import { possibleReadings } from '../place/quote.ts'
import { findLines, linesOfHunks } from '../place/quote-search.ts'
import { proposalsAsGiven } from '../suggest/proposal.ts'
import { countLetters } from '../text/letters.ts'
import { nearestLines } from './nearest-lines.ts'

/** Lines of a changed file that its author should look at. */
export interface FileLines {
  readonly file: ChangedFile
  readonly ranges: readonly LineRange[]
}

/** Where a quote was found, or the lines most similar to it. */
export interface QuotePlace extends LineRange {
  readonly path: string
  readonly fit: 'exact' | 'alike'
}

export interface Question {
  readonly lines: readonly FileLines[]
  readonly quoted: readonly QuotePlace[]
}

/** Rows around a place that are shown with it. */
const AROUND = 6
/** A file with no more rows than this is shown as a whole. */
const FEW_ROWS = 120
/** Maximum number of other files to search. */
const MAX_FILES = 100
/** Minimum letters of a quote to search for in other files. */
const MIN_LETTERS = 8
/** Maximum number of places to name for a quote, and for code that looks like a change of them. */
const MAX_PLACES = 4

/** The lines that a finding may mean: those it states, those it quotes, and those most similar to its code. */
export function rowsInQuestion(finding: Finding, file: ChangedFile | undefined, diff: Diff): Question {
  const code = proposalsAsGiven(finding).proposals.flatMap(({ lines }) => lines)
  const readings = finding.original === undefined ? [] : possibleReadings(finding.original)
  const quoted = quotePlaces(readings, file, diff)
  const ranges = new Map<ChangedFile, LineRange[]>()
  const add = (where: ChangedFile, range: LineRange, around = AROUND) => {
    const widened = { first: range.first - around, last: range.last + around }
    ranges.set(where, [...(ranges.get(where) ?? []), widened])
  }
  const { line, startLine = line } = finding
  const meant = filesLike(file, diff)
  if (file && line !== undefined && startLine !== undefined)
    for (const where of meant)
      add(where, { first: startLine, last: line }, AROUND + Math.min(code.length, AROUND))
  for (const { where, ...range } of quoted) add(where, range)
  for (const where of meant)
    for (const range of nearestLines(hunksOf(where, diff), code, MAX_PLACES)) add(where, range)
  return {
    lines: [...ranges].flatMap(([where, list]) => shownOf(where, list, diff) ?? []),
    quoted: quoted.map(({ where, ...place }) => ({ ...place, path: where.path })),
  }
}

/** The file and others with its name; all files if none is known. */
function filesLike(file: ChangedFile | undefined, diff: Diff): readonly ChangedFile[] {
  return file ? [file, ...namesakesOf(file, diff.files).slice(0, MAX_FILES)] : diff.files.slice(0, MAX_FILES)
}

function shownOf(file: ChangedFile, ranges: readonly LineRange[], diff: Diff): FileLines | undefined {
  const hunks = hunksOf(file, diff)
  const total = hunks.reduce((sum, { rows }) => sum + rows.length, 0)
  if (total === 0) return undefined
  const all = lineRuns(hunks, 'RIGHT').map(({ first, last }) => ({ first, last: last + 1 }))
  const isShown = (range: LineRange) =>
    all.some(({ first, last }) => range.first <= last && first <= range.last)
  const shown = total <= FEW_ROWS ? all : ranges.filter(isShown)
  return shown.length > 0 ? { file, ranges: shown } : undefined
}

type PlaceInFile = Omit<QuotePlace, 'path'> & { readonly where: ChangedFile }

function quotePlaces(
  readings: readonly string[][],
  file: ChangedFile | undefined,
  diff: Diff,
): PlaceInFile[] {
  const [written = []] = readings
  if (written.length === 0) return []
  const own = file ? exactPlaces(readings, file, diff) : []
  if (own.length > 0) return own.slice(0, MAX_PLACES)
  const isDistinctive = written.reduce((sum, line) => sum + countLetters(line), 0) >= MIN_LETTERS
  const others = diff.files.filter((other) => other !== file).slice(0, MAX_FILES)
  const elsewhere = isDistinctive ? others.flatMap((other) => exactPlaces(readings, other, diff)) : []
  const alike = file
    ? nearestLines(hunksOf(file, diff), written, 1).map(({ first, last }) => ({
        ...{ where: file, first, last, fit: 'alike' as const },
      }))
    : []
  return [...elsewhere, ...alike].slice(0, MAX_PLACES)
}

function exactPlaces(readings: readonly string[][], where: ChangedFile, diff: Diff): PlaceInFile[] {
  const searched = linesOfHunks(hunksOf(where, diff), 'RIGHT')
  const found = readings.flatMap((lines) => findLines(searched, lines, 'exact', undefined).ranges)
  const ranges =
    found.length > 0 ? found : findLines(searched, readings[0] ?? [], 'without-blanks', undefined).ranges
  const places = new Map(ranges.map((range) => [range.first, range]))
  return [...places.values()].map(({ first, last }) => ({ where, first, last, fit: 'exact' }))
}

function hunksOf(file: ChangedFile, diff: Diff): readonly Hunk[] {
  const read = diff.of(file)
  return 'hunks' in read ? read.hunks : []
}

/** The lines of the new file that can be commented on. */
export function commentableLines(file: ChangedFile, diff: Diff): LineRange[] {
  return lineRuns(hunksOf(file, diff), 'RIGHT').map(({ first, last }) => ({ first, last }))
}
