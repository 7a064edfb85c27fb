/** Sørensen-Dice coefficient of two lists of tokens, from 0 to 1; duplicates count. */
export function diceSimilarity<T extends string | number>(left: readonly T[], right: readonly T[]): number {
  if (left.length + right.length === 0) return 1
  const counts = new Map<T, number>()
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

/**
 * Returns a function that computes the Dice similarity of some words, given as numbers, to those in the window of `size` lines that starts
 * at `first`. When the window moves, only the lines that enter or leave it are counted.
 */
export function similarityWindow(
  wanted: readonly number[],
  wordsAt: (line: number) => readonly number[],
  size: number,
): (first: number) => number {
  /** How often each word of the code is still missing in the window; below 0 there are too many. */
  const missing: (number | undefined)[] = []
  for (const word of wanted) missing[word] = (missing[word] ?? 0) + 1
  let [all, shared] = [wanted.length, 0]
  const enter = (line: number) => {
    for (const word of wordsAt(line)) {
      all++
      const count = missing[word]
      if (count === undefined) continue
      if (count > 0) shared++
      missing[word] = count - 1
    }
  }
  const leave = (line: number) => {
    for (const word of wordsAt(line)) {
      all--
      const count = missing[word]
      if (count === undefined) continue
      if (count >= 0) shared--
      missing[word] = count + 1
    }
  }
  /** The current window: lines from..to-1. */
  let [from, to] = [0, 0]
  return (first) => {
    if (first >= to || first + size <= from) {
      for (let line = from; line < to; line++) leave(line)
      from = to = first
    }
    while (from > first) enter(--from)
    while (to < first + size) enter(to++)
    while (from < first) leave(from++)
    while (to > first + size) leave(--to)
    return all === 0 ? 1 : (2 * shared) / all
  }
}
