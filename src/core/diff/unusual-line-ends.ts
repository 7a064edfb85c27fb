import { lazyRegExp } from '../text/lazy-regexp.ts'

/**
 * Characters that some tools count as the end of a line and git does not: a lone CR (ruff, ESLint), U+2028 and U+2029
 * (JavaScript), vertical tab, form feed, the information separators and U+0085 (Python's `splitlines`). One of them
 * shifts every later line number of such a tool.
 */
const UNUSUAL_LINE_END = lazyRegExp(String.raw`\r(?!\n)|[\v\f\x1c-\x1e\x85\u2028\u2029]`, '')

/** Whether the text of a file, or of a line without its line end, contains such a character. */
export function holdsUnusualLineEnd(text: string): boolean {
  return UNUSUAL_LINE_END().test(text)
}
