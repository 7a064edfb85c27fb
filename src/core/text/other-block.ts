/** Lines up to the next blank one that can be parsed without the rest of the text. */
export interface OtherBlock {
  readonly source: string
  /** Index of the first line after it. */
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
  const blockLines = lines.slice(start, end)
  const source = blockLines.join('\n')
  if (REACHES_FURTHER.test(source) || blockLines.some((line) => ODD_BLANKS.test(line))) return undefined
  const next = lines.slice(end).find((line) => line !== '') ?? ''
  const hasList = blockLines.some((line) => LIST.test(line))
  const hasCode = blockLines.some((line) => line.startsWith('    '))
  if (/^\s/.test(source) || ((hasList || hasCode) && (isAfterList || LIST.test(next)))) return undefined
  // Includes the final newline if there is one: the parser's result depends on it.
  return { source: blank < 0 ? source : `${source}\n`, end, hasList }
}

const REACHES_FURTHER = /```|~~~|\]:|<(?:[!?]|script|pre|style|textarea)|;$/i
/** Blanks that a parser and JavaScript do not agree on, or that may be a line break. */
export const ODD_BLANKS = /[^\S ]|\s$/
const LIST = /^[\s>]*(?:[-+*]|\d+[.)])(?:\s|$)/
