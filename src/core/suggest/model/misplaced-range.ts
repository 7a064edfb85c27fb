import { type Hunk, hasLines, newLines } from '../../diff/diff.ts'
import { because, type Reason } from '../../finding/reason.ts'
import { countLetters } from '../../text/letters.ts'
import { SIMILAR, similarityWindow } from '../../text/token-similarity.ts'
import { truncate } from '../../text/truncate.ts'
import { firstIndent } from './indentation.ts'
import type { ModelRule } from './rule.ts'

/**
 * Models give one line number and several lines of code. Where the code repeats what stands next to the range,
 * the author most likely meant those lines too, and the button would double them.
 */
export const misplacedRange: ModelRule = ({ hunk, first, last, lines, proof }) => {
  if (proof !== 'none') return undefined
  const reach = lines.length > last - first + 1 ? lines.length : 1
  const neighbours = [
    ...linesNear(hunk, first - reach, first - 1),
    ...linesNear(hunk, last + 1, last + reach),
  ]
  const outside = new Set(neighbours.map((line) => line.trim()))
  const repeated = lines.find((line) => outside.has(line.trim()) && isTelling(line.trim()))
  const twice = closesTwice(hunk, first, last, lines)
  const otherwise = indentedOtherwise(hunk, first, last, lines)
  if (reach > 1 && repeated !== undefined) return doubt(repeated)
  if (reach > 1) return twice ?? meantForMore(hunk, first, last, lines) ?? otherwise
  return atTheEdge(hunk, first, last, lines) ?? twice ?? besideItsLine(hunk, first, last, lines) ?? otherwise
}

/**
 * Brackets and `end` alone prove nothing; but code that ends with the very lines that follow the range, indentation and
 * all, closes what is closed there already. Likewise for what opens above it.
 */
function closesTwice(hunk: Hunk, first: number, last: number, lines: readonly string[]): Reason | undefined {
  const own = linesNear(hunk, first, last)
  const below = linesNear(hunk, last + 1, last + lines.length)
  const above = linesNear(hunk, first - lines.length, first - 1)
  for (let count = Math.min(lines.length - 1, MAX_CLOSING); count > 0; count--) {
    const [head, tail] = [lines.slice(0, count), lines.slice(-count)]
    if (isRun(tail, below.slice(0, count)) && !isRun(tail, own.slice(-count))) return doubt(tail[0] ?? '')
    if (isRun(head, above.slice(-count)) && !isRun(head, own.slice(0, count))) return doubt(head[0] ?? '')
  }
  return undefined
}

/** More blocks are never closed at once. */
const MAX_CLOSING = 12

/** The same lines, and not all of them blank. */
function isRun(lines: readonly string[], others: readonly string[]): boolean {
  return (
    lines.length === others.length &&
    lines.some((line) => line.trim() !== '') &&
    lines.every((line, index) => line.trimEnd() === others[index]?.trimEnd())
  )
}

/** As many lines as the range has, or fewer: shifted by one, the code begins or ends with the line beside it. */
function atTheEdge(hunk: Hunk, first: number, last: number, lines: readonly string[]): Reason | undefined {
  const [above] = linesNear(hunk, first - 1, first - 1)
  const [below] = linesNear(hunk, last + 1, last + 1)
  const range = linesNear(hunk, first, last)
  const shifted = (line: string | undefined, own: string | undefined, beside: string | undefined) =>
    line !== undefined && isTelling(line) && line.trim() === beside?.trim() && line.trim() !== own?.trim()
  if (shifted(lines[0], range[0], above)) return doubt(lines[0] ?? '')
  if (shifted(lines.at(-1), range.at(-1), below)) return doubt(lines.at(-1) ?? '')
  return undefined
}

/** How far off a line number usually is. */
const NEAR = 3
const UNLIKE = 0.4
/** How far a neighbour must outscore the own lines. */
const FAR_MORE = 0.3

/** One off: the code is much like lines a little above or below, and less like, or not at all, those it would replace. */
function besideItsLine(
  hunk: Hunk,
  first: number,
  last: number,
  lines: readonly string[],
): Reason | undefined {
  const window = similarityWindow(lines, (line) => rowText(hunk, line), last - first + 1)
  const own = window(first)
  if (lines.length === 0 || own > 1 - FAR_MORE) return undefined
  const threshold = own < UNLIKE ? SIMILAR : Math.max(SIMILAR, own + FAR_MORE)
  for (let distance = 1; distance <= NEAR; distance++) {
    for (const from of [first - distance, first + distance]) {
      if (hasLines(hunk, from, from + last - first) && window(from) >= threshold)
        return doubtAbout(from, hunk)
    }
  }
  return undefined
}

const VERY_ALIKE = 0.7

/** One number for all of them: the code is a change of as many lines as it has, of which the range is only a part. */
function meantForMore(hunk: Hunk, first: number, last: number, lines: readonly string[]): Reason | undefined {
  const range = linesNear(hunk, first, last)
  const written = new Set(lines)
  if (range.every((line) => written.has(line))) return undefined
  if (lines.length > MAX_WINDOW) return undefined
  const own = similarityWindow(lines, (line) => rowText(hunk, line), last - first + 1)(first)
  if (own > 1 - FAR_MORE) return undefined
  const window = similarityWindow(lines, (line) => rowText(hunk, line), lines.length)
  for (let from = first - lines.length + 1; from <= last; from++) {
    const like = hasLines(hunk, from, from + lines.length - 1) ? window(from) : 0
    if (like >= Math.max(VERY_ALIKE, own + FAR_MORE)) return doubtAbout(from, hunk)
  }
  return undefined
}

/** Keeps the comparison cheap; longer code repeats some line anyway. */
const MAX_WINDOW = 40

/** Indentation that is there, but is not that of the first line replaced, belongs to another place. */
function indentedOtherwise(
  hunk: Hunk,
  first: number,
  last: number,
  lines: readonly string[],
): Reason | undefined {
  const indent = firstIndent(lines)
  const there = firstIndent(linesNear(hunk, first, last))
  if (!indent || there === undefined || indent === there) return undefined
  return because(
    'doubtful-range',
    'The code is indented otherwise than the lines it would replace, so the range may be wrong.',
  )
}

function doubtAbout(line: number, hunk: Hunk): Reason {
  const [text = ''] = linesNear(hunk, line, line)
  return because('doubtful-range', `The code looks like it is meant for line ${line} (${shown(text)}).`)
}

function doubt(line: string): Reason {
  return because(
    'doubtful-range',
    `The code repeats a line next to the range (${shown(line)}), so the range may be wrong.`,
  )
}

function shown(line: string): string {
  const text = line.trim()
  return text.length > 40 ? `${truncate(text, 40)}…` : text
}

function rowText(hunk: Hunk, line: number): string {
  return linesNear(hunk, line, line)[0] ?? ''
}

function linesNear(hunk: Hunk, from: number, to: number): string[] {
  const shown = hunk.right[0]?.newLine ?? 0
  const first = Math.max(from, shown)
  const last = Math.min(to, shown + hunk.right.length - 1)
  return first > last ? [] : (newLines(hunk, first, last) ?? []).map((row) => row.text)
}

/** Brackets, `else` and `end` are everywhere and prove nothing. */
function isTelling(line: string): boolean {
  return countLetters(line) >= 3 && !/^\W*(?:end|else|begin|done|esac|try|then|do|fi)\W*$/i.test(line)
}
