import { type Hunk, lineOn, type Side } from '../diff/diff.ts'
import type { KnownLines, LineRange } from '../diff/known-lines.ts'
import { lineRuns, runAt } from '../diff/line-run.ts'
import { countWhile } from '../text/count-while.ts'

/** How lines are compared: exactly except for trailing white space, or ignoring all white space. */
export type Comparison = 'exact' | 'without-blanks'

export function comparable(how: Comparison, text: string): string {
  return how === 'exact' ? text.trimEnd() : text.replace(/\s+/g, '')
}

/** The rows of one side of a file, indexed by text. */
interface LineIndex {
  readonly lines: readonly number[]
  /** Id of each row's text; equal texts have equal ids. */
  readonly texts: readonly number[]
  readonly textIds: ReadonlyMap<string, number>
  /** Positions of the rows with a text, ascending; indexed by the id of the text. */
  readonly positions: readonly (readonly number[])[]
}

/** Lines that quotes are searched in: one side of the hunks of a file, or the whole file. */
export interface SearchedLines {
  readonly rows: () => Iterable<{ readonly line: number; readonly text: string }>
  /** Whether the lines are consecutive and all shown together. */
  readonly isOneRun: (range: LineRange) => boolean
}

const searchedHunks = {
  LEFT: new WeakMap<object, SearchedLines>(),
  RIGHT: new WeakMap<object, SearchedLines>(),
}

export function linesOfHunks(hunks: readonly Hunk[], side: Side): SearchedLines {
  const known = searchedHunks[side].get(hunks)
  if (known) return known
  const made: SearchedLines = {
    *rows() {
      for (const { rows } of lineRuns(hunks, side))
        for (const row of rows) yield { line: lineOn(row, side), text: row.text }
    },
    isOneRun: ({ first, last }) => (runAt(hunks, side, first)?.last ?? 0) >= last,
  }
  searchedHunks[side].set(hunks, made)
  return made
}

const searchedFiles = new WeakMap<KnownLines, SearchedLines>()

export function linesOfFile(file: KnownLines): SearchedLines {
  const known = searchedFiles.get(file)
  if (known) return known
  const made: SearchedLines = {
    *rows() {
      for (const { first, last } of file.runs)
        for (let line = first; line <= last; line++) yield { line, text: file.textAt(line) ?? '' }
    },
    isOneRun: ({ first, last }) => file.runs.some((run) => run.first <= first && last <= run.last),
  }
  searchedFiles.set(file, made)
  return made
}

/** Cached per comparison: thousands of findings may search their quotes in the same file. */
const indexes = new WeakMap<SearchedLines, Map<Comparison, LineIndex>>()

function lineIndex(searched: SearchedLines, how: Comparison): LineIndex {
  const made = indexes.get(searched) ?? new Map<Comparison, LineIndex>()
  indexes.set(searched, made)
  const index = made.get(how) ?? makeIndex(searched, how)
  made.set(how, index)
  return index
}

function makeIndex(searched: SearchedLines, how: Comparison): LineIndex {
  const lines: number[] = []
  const texts: number[] = []
  const textIds = new Map<string, number>()
  const positions: number[][] = []
  for (const row of searched.rows()) {
    const text = comparable(how, row.text)
    const id = textIds.get(text) ?? textIds.size
    textIds.set(text, id)
    const known = positions[id]
    if (known) known.push(lines.length)
    else positions.push([lines.length])
    texts.push(id)
    lines.push(row.line)
  }
  return { lines, texts, textIds, positions }
}

/**
 * Limit of row comparisons for one quote, plus a number for each of its lines. A quote that needs more consists of
 * lines that occur thousands of times in the file; then the places found are not treated as unique.
 */
const MAX_COMPARED = 20_000
const MAX_COMPARED_PER_LINE = 50

/**
 * Finds the places of the quoted lines: enough of them to know whether there is only one, and which is nearest to a
 * line. `complete` is false if the search stopped at its limit, so that there may be others.
 */
export function findLines(
  searched: SearchedLines,
  quoted: readonly string[],
  how: Comparison,
  near: number | undefined,
): { ranges: LineRange[]; complete: boolean } {
  const index = lineIndex(searched, how)
  const wanted: number[] = []
  let rarest = 0
  for (const line of quoted) {
    const id = index.textIds.get(comparable(how, line))
    if (id === undefined) return { ranges: [], complete: true }
    wanted.push(id)
    if (countOf(index, id) < countOf(index, wanted[rarest])) rarest = wanted.length - 1
  }
  // At every place of the quote, its rarest line is at one of these positions.
  const candidates = index.positions[wanted[rarest] ?? -1] ?? []
  let budget = MAX_COMPARED + MAX_COMPARED_PER_LINE * wanted.length
  const rangeFrom = (start: number): LineRange | undefined => {
    for (let at = 0; at < wanted.length; at++) {
      budget--
      if (index.texts[start + at] !== wanted[at]) return undefined
    }
    const [first, last] = [index.lines[start] ?? 0, index.lines[start + wanted.length - 1] ?? 0]
    const isOneRun = last - first === wanted.length - 1 && searched.isOneRun({ first, last })
    return isOneRun ? { first, last } : undefined
  }
  /** The first two places in one direction. */
  const firstTwo = (from: number, step: 1 | -1): LineRange[] => {
    const found: LineRange[] = []
    for (let at = from; at >= 0 && at < candidates.length && found.length < 2 && budget > 0; at += step) {
      const range = rangeFrom((candidates[at] ?? 0) - rarest)
      if (range) found.push(range)
    }
    return found
  }
  const isAbove = (position: number) => (index.lines[position - rarest] ?? 0) <= (near ?? 0)
  const middle = countWhile(candidates, isAbove)
  const ranges = [...firstTwo(middle, 1), ...firstTwo(middle - 1, -1)]
  return { ranges, complete: budget > 0 }
}

function countOf({ positions }: LineIndex, id: number | undefined): number {
  return positions[id ?? -1]?.length ?? 0
}

/** In characters. Shorter texts occur everywhere. */
const MIN_PART = 12

/** With more places in one hunk, none of them is likely to be the right one. */
const MAX_PARTS = 20

/**
 * In characters: how much text around the given line is searched for a part of a line. No button depends on such a
 * place, so searching all of a long file for each of thousands of findings is not worth it.
 */
const MAX_SEARCHED = 100_000

/** The text of one side of a file, with the offsets of its rows. */
interface SideText {
  readonly text: string
  readonly starts: readonly number[]
  readonly lines: readonly number[]
}

/** Between hunks, so that no quote is found across them. */
const GAP = '\n\0\n'

const sideTexts = {
  LEFT: new WeakMap<readonly Hunk[], SideText>(),
  RIGHT: new WeakMap<readonly Hunk[], SideText>(),
}

function sideText(hunks: readonly Hunk[], side: Side): SideText {
  const known = sideTexts[side].get(hunks)
  if (known) return known
  const parts: string[] = []
  const starts: number[] = []
  const lines: number[] = []
  let length = 0
  let before: Hunk | undefined
  for (const { hunk, rows } of lineRuns(hunks, side)) {
    for (const row of rows) {
      const glue = before === undefined ? '' : before === hunk ? '\n' : GAP
      before = hunk
      parts.push(glue, row.text)
      starts.push(length + glue.length)
      lines.push(lineOn(row, side))
      length += glue.length + row.text.length
    }
  }
  const made = { text: parts.join(''), starts, lines }
  sideTexts[side].set(hunks, made)
  return made
}

/** Finds the places where the quote is part of a line, or starts and ends within lines. */
export function findPart(
  hunks: readonly Hunk[],
  side: Side,
  quoted: readonly string[],
  near: number | undefined,
): { ranges: LineRange[]; complete: boolean } {
  const wanted = quoted.join('\n').trim()
  const ranges: LineRange[] = []
  if (wanted.length < MIN_PART) return { ranges, complete: true }
  const { text, starts, lines } = sideText(hunks, side)
  const complete = text.length <= MAX_SEARCHED
  if (!complete && near === undefined) return { ranges, complete }
  const middle = starts[countWhile(lines, (line) => line < (near ?? 0))] ?? text.length
  const offset = complete ? 0 : Math.max(0, middle - MAX_SEARCHED / 2)
  const searched = complete ? text : text.slice(offset, offset + MAX_SEARCHED)
  const count = wanted.split('\n').length
  let hunk: Hunk | undefined
  let inHunk = 0
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length)) {
    const first = lines[countWhile(starts, (start) => start <= offset + at) - 1] ?? 0
    const run = runAt(hunks, side, first)
    if (!run || first + count - 1 > run.last) continue
    inHunk = run.hunk === hunk ? inHunk + 1 : 1
    hunk = run.hunk
    if (inHunk <= MAX_PARTS + 1) ranges.push({ first, last: first + count - 1 })
  }
  return { ranges, complete }
}
