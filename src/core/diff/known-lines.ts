import { words } from '../text/letters.ts'
import { truncate } from '../text/truncate.ts'
import { type Hunk, rowAt } from './diff.ts'

export interface LineRange {
  readonly first: number
  readonly last: number
}

/** The lines of the new file that can be compared: all of them if its text is available, else those in the diff. */
export interface KnownLines {
  /** True if these are all lines of the file. */
  readonly isWhole: boolean
  /** Consecutive known lines, in the order of the file. */
  readonly runs: readonly LineRange[]
  /** The text of a line without its line end. */
  textAt(line: number): string | undefined
  /** The words of a line, by number; none if the line is not known. */
  wordsAt(line: number): readonly number[]
  /** Words by their number in this file. Numbers compare faster. */
  numbersOf(words: readonly string[]): number[]
}

const known = new WeakMap<
  readonly Hunk[],
  { readonly headText: string | undefined; readonly lines: KnownLines }
>()

/** Cached per file: thousands of findings may compare their code with the same lines. */
export function knownLines(hunks: readonly Hunk[], headText: string | undefined): KnownLines {
  const cached = known.get(hunks)
  if (cached && cached.headText === headText) return cached.lines
  const whole = headText === undefined ? undefined : linesOfText(headText)
  const lines = whole && agrees(whole, hunks) ? whole : linesOfHunks(hunks)
  known.set(hunks, { headText, lines })
  return lines
}

/** A text that differs from the new side of the diff belongs to another commit. */
function agrees(lines: KnownLines, hunks: readonly Hunk[]): boolean {
  return hunks.every(({ right }) => right.every(({ newLine = 0, text }) => lines.textAt(newLine) === text))
}

function linesOfHunks(hunks: readonly Hunk[]): KnownLines {
  const runs = hunks
    .filter(({ right }) => right.length > 0)
    .map(({ right, start }) => ({ first: start.new, last: start.new + right.length - 1 }))
  return linesFrom(false, runs, (line) => rowAt(hunks, line)?.text)
}

function linesOfText(text: string): KnownLines {
  const lines = fileLines(text)
  return linesFrom(true, [{ first: 1, last: lines.length }], (line) => lines[line - 1])
}

/** The lines of a file as git counts them, without their line ends. */
export function fileLines(text: string): string[] {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
  if (lines.at(-1) === '') lines.pop()
  return lines
}

function linesFrom(isWhole: boolean, runs: readonly LineRange[], textAt: KnownLines['textAt']): KnownLines {
  const numbers = new Map<string, number>()
  const numbersOf = (list: readonly string[]) =>
    list.map((word) => {
      const number = numbers.get(word) ?? numbers.size
      if (number === numbers.size) numbers.set(word, number)
      return number
    })
  const wordLists: (readonly number[])[] = []
  return {
    isWhole,
    runs,
    textAt,
    numbersOf,
    wordsAt(line) {
      const list = wordLists[line] ?? numbersOf(words(truncate(textAt(line) ?? '', MAX_COMPARED)))
      wordLists[line] = list
      return list
    },
  }
}

/** UTF-16 units of a line that are compared: a line of a minified file has megabytes. */
const MAX_COMPARED = 2000
