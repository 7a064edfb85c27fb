/** Lines up to the next blank one that a parser reads alike with and without the rest of the text. */
export interface OtherBlock {
  readonly source: string
  /** The first line behind it. */
  readonly end: number
  readonly hasList: boolean
}

/**
 * A table, a quote, a paragraph with odd marks: what is not simple, where it can be parsed on its own. Nothing where a
 * list may go on, where a fence, HTML or a definition reaches further, or where blanks at the edges count; `&nbsp;` is
 * one.
 */
export function otherBlock(
  lines: readonly string[],
  start: number,
  isAfterList: boolean,
): OtherBlock | undefined {
  const blank = lines.indexOf('', start)
  const end = blank < 0 ? lines.length : blank
  const own = lines.slice(start, end)
  const source = own.join('\n')
  if (REACHES_FURTHER.test(source) || own.some((line) => ODD_BLANKS.test(line))) return undefined
  const next = lines.slice(end).find((line) => line !== '') ?? ''
  const hasList = own.some((line) => LIST.test(line))
  const hasCode = own.some((line) => line.startsWith('    '))
  if (/^\s/.test(source) || ((hasList || hasCode) && (isAfterList || LIST.test(next)))) return undefined
  // With its newline, where it has one: to our parser it makes a difference.
  return { source: blank < 0 ? source : `${source}\n`, end, hasList }
}

const REACHES_FURTHER = /```|~~~|\]:|<(?:[!?]|script|pre|style|textarea)|;$/i
/** Blanks that a parser and JavaScript do not agree on, or that may be a line break. */
export const ODD_BLANKS = /[^\S ]|\s$/
const LIST = /^[\s>]*(?:[-+*]|\d+[.)])(?:\s|$)/
