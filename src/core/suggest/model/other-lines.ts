import type { LineRange } from '../../diff/known-lines.ts'
import type { Reason } from '../../finding/reason.ts'
import { words } from '../../text/letters.ts'
import { similarityWindow } from '../../text/token-similarity.ts'
import { keepsAll, meantForLine } from './doubt.ts'
import type { ModelChange, ModelRule } from './rule.ts'

/**
 * A wrong range: the code has more words in common with other lines than with those it would replace. A quote proves
 * where the code belongs, but not where the range ends: a model may quote one line and write the whole statement.
 */
export const otherLines: ModelRule = (change) => {
  const { known, first, last, lines, proof } = change
  const wanted = known.numbersOf(lines.flatMap(words))
  if (wanted.length === 0 || keepsAll(change)) return undefined
  const own = similarityWindow(wanted, known.wordsAt, last - first + 1)(first)
  return (
    longerRange(change, wanted, own) ??
    shorterRange(change, wanted, own) ??
    (proof === 'none' ? elsewhere(change, wanted, own) : undefined)
  )
}

/** How much more similar a range must be that shares lines with the given one. */
const LEAD_OF_OVERLAP = 0.15
/** How similar it must be at least. */
const SOMEWHAT_LIKE = 0.3

/** The given range and lines above or below it: as many as the code has, at least one. */
function longerRange(change: ModelChange, wanted: readonly number[], own: number): Reason | undefined {
  const { known, first, last, lines } = change
  const size = last - first + 1
  for (const longer of new Set([size + 1, Math.min(lines.length, MAX_WINDOW)])) {
    if (longer <= size) continue
    const window = similarityWindow(wanted, known.wordsAt, longer)
    for (let from = last - longer + 1; from <= first; from++) {
      const range = { first: from, last: from + longer - 1 }
      if (isKnown(change, range) && window(from) >= Math.max(SOMEWHAT_LIKE, own + LEAD_OF_OVERLAP))
        return meantForLine(change, from < first ? from : range.last)
    }
  }
  return undefined
}

/** Keeps the comparison cheap; longer code repeats some line anyway. */
const MAX_WINDOW = 40

/** The given range without its first or last line. Quoted lines are more likely meant to go. */
function shorterRange(change: ModelChange, wanted: readonly number[], own: number): Reason | undefined {
  const { known, first, last, proof } = change
  if (first === last || (proof !== 'none' && onlyTakesAway(change))) return undefined
  const window = similarityWindow(wanted, known.wordsAt, last - first)
  const threshold = proof === 'none' ? own + LEAD_OF_OVERLAP : Math.max(VERY_SIMILAR, own + LEAD)
  const from = [first, first + 1].find((each) => window(each) >= threshold)
  return from === undefined ? undefined : meantForLine(change, from)
}

/** Some of the quoted lines stay as they are: the author names those that are to go. */
function onlyTakesAway({ replaced, lines }: ModelChange): boolean {
  const own = new Set(replaced.map((line) => line.trim()))
  return lines.every((line) => own.has(line.trim()))
}

/** How similar the lines must be that a quoted range should have been. */
const VERY_SIMILAR = 0.7

/** How much more similar a range elsewhere in the file must be, and how similar at least. */
const LEAD = 0.2
const LIKE = 0.5

function elsewhere(change: ModelChange, wanted: readonly number[], own: number): Reason | undefined {
  // A single word is on many lines.
  if (own + LEAD > 1 || wanted.length < 2) return undefined
  const { known, first, last, lines } = change
  const size = last - first + 1
  // Lines that read like the code already are not to be changed to it.
  const isSame = (from: number) =>
    lines.length === size && lines.every((line, at) => line.trim() === known.textAt(from + at)?.trim())
  const threshold = Math.max(LIKE, own + LEAD)
  const window = similarityWindow(wanted, known.wordsAt, size)
  for (const run of known.runs) {
    const to = Math.min(run.last, last + FAR) - size + 1
    for (let from = Math.max(run.first, first - FAR); from <= to; from++) {
      if ((from > last || from + size - 1 < first) && window(from) >= threshold && !isSame(from))
        return meantForLine(change, from)
    }
  }
  return undefined
}

/** Lines above and below that are compared: thousands of findings may be about one long file. */
const FAR = 1000

function isKnown({ known }: ModelChange, { first, last }: LineRange): boolean {
  return known.runs.some((run) => run.first <= first && last <= run.last)
}
