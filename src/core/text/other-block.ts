/** Lines up to the next blank one that can be parsed without the rest of the text. */
export interface OtherBlock {
  readonly source: string
  /** Index of the first line after it. */
  readonly end: number
  readonly hasList: boolean
}

/**
 * A block that is not simple (a table, a quote, a paragraph with unusual marks) but can be parsed separately.
 * `undefined` if a list may continue, if a fence, HTML or a definition may affect other blocks, or if blanks at the
 * ends of lines matter; `&nbsp;` is one of these.
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
  if (AFFECTS_OTHERS.test(source) || blockLines.some((line) => ODD_BLANKS.test(line))) return undefined
  const next = lines.slice(end).find((line) => line !== '') ?? ''
  const hasList = blockLines.some((line) => LIST.test(line))
  const hasCode = blockLines.some((line) => line.startsWith('    '))
  if (/^\s/.test(source) || ((hasList || hasCode) && (isAfterList || LIST.test(next)))) return undefined
  // Includes the final newline if there is one: the parser's result depends on it.
  return { source: blank < 0 ? source : `${source}\n`, end, hasList }
}

const AFFECTS_OTHERS = /```|~~~|\]:|<(?:[!?]|script|pre|style|textarea)|;$/i
/** White space that the parser and JavaScript treat differently, or that may be a line break. */
export const ODD_BLANKS = /[^\S ]|\s$/
const LIST = /^[\s>]*(?:[-+*]|\d+[.)])(?:\s|$)/
