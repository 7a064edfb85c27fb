import type { Hunk } from './diff.ts'
import { pattern } from './pattern.ts'

/**
 * Characters that some tools count as the end of a line and git does not: a lone CR (ruff, ESLint), U+2028 and U+2029
 * (JavaScript), vertical tab, form feed, the information separators and U+0085 (Python's `splitlines`). One of them
 * shifts every later line number of such a tool.
 */
const UNUSUAL_LINE_END = pattern(String.raw`\r(?!\n)|[\v\f\x1c-\x1e\x85\u2028\u2029]`, '')

/** Whether a whole file holds one. */
export function holdsUnusualLineEnd(text: string): boolean {
  return UNUSUAL_LINE_END().test(text)
}

const known = new WeakMap<readonly Hunk[], boolean>()

/** Whether lines of the new file that the diff shows hold one. Rows come without their line ends. */
export function showsUnusualLineEnd(hunks: readonly Hunk[]): boolean {
  const before = known.get(hunks)
  if (before !== undefined) return before
  const shows = hunks.some(({ right }) => right.some(({ text }) => holdsUnusualLineEnd(text)))
  known.set(hunks, shows)
  return shows
}
