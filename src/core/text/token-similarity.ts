import { tokens } from './letters.ts'
import { truncate } from './truncate.ts'

/** Sørensen-Dice coefficient of two lists of tokens, from 0 to 1; duplicates count. */
export function diceSimilarity(left: readonly string[], right: readonly string[]): number {
  if (left.length + right.length === 0) return 1
  const counts = new Map<string, number>()
  for (const token of left) counts.set(token, (counts.get(token) ?? 0) + 1)
  let shared = 0
  for (const token of right) {
    const count = counts.get(token) ?? 0
    if (count > 0) shared++
    counts.set(token, count - 1)
  }
  return (2 * shared) / (left.length + right.length)
}

/** With at least this similarity, two texts mean the same, and two pieces of code are versions of each other. */
export const SIMILAR = 0.6

/** UTF-16 units of a line that are compared: a line of a minified file has megabytes. */
const MAX_COMPARED = 2000

/**
 * Returns a function that computes the Dice similarity of `lines` to the window of `size` lines that starts at `first`.
 * When the window moves, only the lines that enter or leave it are counted.
 */
export function similarityWindow(
  lines: readonly string[],
  lineAt: (line: number) => string,
  size: number,
): (first: number) => number {
  const wordsOf = (line: string) => tokens(truncate(line, MAX_COMPARED))
  const wanted = new Map<string, number>()
  const seen = new Map<string, number>()
  let [all, shared] = [0, 0]
  for (const line of lines) {
    for (const word of wordsOf(line)) {
      wanted.set(word, (wanted.get(word) ?? 0) + 1)
      all++
    }
  }
  /** Words of the lines in the window, because a line is counted when it enters and again when it leaves. */
  const words = new Map<number, readonly string[]>()
  const count = (line: number, change: 1 | -1) => {
    const lineWords = words.get(line) ?? wordsOf(lineAt(line))
    if (change > 0) words.set(line, lineWords)
    else words.delete(line)
    for (const word of lineWords) {
      const before = seen.get(word) ?? 0
      seen.set(word, before + change)
      if (Math.max(before, before + change) <= (wanted.get(word) ?? 0)) shared += change
      all += change
    }
  }
  /** The current window: lines from..to-1. */
  let [from, to] = [0, 0]
  return (first) => {
    if (first >= to || first + size <= from) {
      for (let line = from; line < to; line++) count(line, -1)
      from = to = first
    }
    while (from > first) count(--from, 1)
    while (to < first + size) count(to++, 1)
    while (from < first) count(from++, -1)
    while (to > first + size) count(--to, -1)
    return all === 0 ? 1 : (2 * shared) / all
  }
}
