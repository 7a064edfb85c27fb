import { lazyRegExp } from './lazy-regexp.ts'

/** Letters and digits of every script. Text is taken for ASCII first: most of it is, and the other patterns cost. */
const PATTERNS = {
  letter: lazyRegExp(String.raw`\p{L}`, 'u'),
  letterOrDigit: lazyRegExp(String.raw`[\p{L}\p{N}]`, 'gu'),
  tokens: lazyRegExp(String.raw`[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]`, 'gu'),
  loneUnderscore: lazyRegExp(String.raw`(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])`, 'gu'),
}

const ASCII = /^[\t\n\r\x20-\x7e]*$/

export function isLetter(char: string): boolean {
  return ASCII.test(char) ? /[A-Za-z]/.test(char) : PATTERNS.letter().test(char)
}

export function isLetterOrDigit(char: string): boolean {
  return countLetters(char) > 0
}

/** Letters and digits. */
export function countLetters(text: string): number {
  return text.match(ASCII.test(text) ? /[A-Za-z0-9]/g : PATTERNS.letterOrDigit())?.length ?? 0
}

/** Words, and what is neither word nor blank, one by one. */
export function tokens(text: string): string[] {
  return text.match(ASCII.test(text) ? /\w+|[^\s\w]/g : PATTERNS.tokens()) ?? []
}

/** Underscores that are not inside of a word: they may be emphasis. */
export function countLoneUnderscores(text: string): number {
  if (!text.includes('_')) return 0
  const pattern = ASCII.test(text) ? /(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g : PATTERNS.loneUnderscore()
  return text.match(pattern)?.length ?? 0
}
