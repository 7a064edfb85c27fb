import { lazyRegExp } from './lazy-regexp.ts'

/** For letters and digits of all scripts. ASCII text, which is the usual case, is matched with faster patterns. */
const PATTERNS = {
  letter: lazyRegExp(String.raw`\p{L}`, 'u'),
  letterOrDigit: lazyRegExp(String.raw`[\p{L}\p{N}]`, 'gu'),
  words: lazyRegExp(String.raw`[\p{L}\p{N}_]+`, 'gu'),
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

/** Number of letters and digits. */
export function countLetters(text: string): number {
  return text.match(ASCII.test(text) ? /[A-Za-z0-9]/g : PATTERNS.letterOrDigit())?.length ?? 0
}

/** The words of a text: runs of letters, digits and underscores. */
export function words(text: string): string[] {
  return text.match(ASCII.test(text) ? /\w+/g : PATTERNS.words()) ?? []
}

/** Splits into words and single punctuation characters; white space is left out. */
export function tokens(text: string): string[] {
  return text.match(ASCII.test(text) ? /\w+|[^\s\w]/g : PATTERNS.tokens()) ?? []
}

/** Number of underscores that are not inside a word: these may be emphasis. */
export function countLoneUnderscores(text: string): number {
  if (!text.includes('_')) return 0
  const pattern = ASCII.test(text) ? /(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g : PATTERNS.loneUnderscore()
  return text.match(pattern)?.length ?? 0
}
