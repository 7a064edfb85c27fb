import type { Hunk } from '../diff/diff.ts'
import { knownLines, type LineRange } from '../diff/known-lines.ts'
import { words } from '../text/letters.ts'
import { similarityWindow } from '../text/token-similarity.ts'

export interface NearLines extends LineRange {
  /** From 0 to 1. */
  readonly similarity: number
}

/** Lines are compared in windows of the text's own length; longer ones are compared by their first lines. */
const MAX_WINDOW = 40

/** Less similarity is chance. */
const MIN_SIMILARITY = 0.3

/** Places of the new file whose words are most like those of a text, best first; they do not overlap. */
export function nearestLines(hunks: readonly Hunk[], text: readonly string[], max: number): NearLines[] {
  const known = knownLines(hunks, undefined)
  const lines = text.slice(0, MAX_WINDOW)
  const wanted = known.numbersOf(lines.flatMap(words))
  if (wanted.length === 0) return []
  const candidates: NearLines[] = []
  for (const run of known.runs) {
    const size = Math.min(lines.length, run.last - run.first + 1)
    const window = similarityWindow(wanted, known.wordsAt, size)
    for (let first = run.first; first + size - 1 <= run.last; first++) {
      const similarity = window(first)
      if (similarity >= MIN_SIMILARITY) candidates.push({ first, last: first + size - 1, similarity })
    }
  }
  const found: NearLines[] = []
  for (const candidate of candidates.toSorted((one, other) => other.similarity - one.similarity)) {
    if (found.length === max) break
    if (!found.some(({ first, last }) => candidate.first <= last && first <= candidate.last))
      found.push(candidate)
  }
  return found
}
