import { lazy } from '../core/text/lazy.ts'
import { lazyRegExp } from '../core/text/lazy-regexp.ts'
import { markSafe } from '../core/text/safe-text.ts'
import { type Printable, printable } from '../output/log.ts'

/** Columns of a text in a terminal: two per East Asian character or emoji, none for combining characters. */
export function widthOf(text: string): number {
  if (ASCII.test(text)) return text.length
  let width = 0
  for (const { segment } of segmenter().segment(text)) width += widthOfCharacter(segment)
  return width
}

const ASCII = /^[\x20-\x7e]*$/

const segmenter = lazy(() => new Intl.Segmenter())

/** Wide by Unicode's East Asian Width, or shown as emoji. https://www.unicode.org/reports/tr11/ */
const WIDE = lazyRegExp(
  String.raw`^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18cff}\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]|^\p{Emoji_Presentation}|\ufe0f`,
  'u',
)
const ZERO_WIDTH = lazyRegExp(String.raw`^[\p{M}\p{Cf}\u200b]*$`, 'u')

function widthOfCharacter(character: string): number {
  if (WIDE().test(character)) return 2
  return ZERO_WIDTH().test(character) ? 0 : 1
}

/** Truncates to `columns`, ending with `…` if something is missing. */
export function cut(text: Printable, columns: number): Printable {
  return lengthWithin(text, columns) === text.length
    ? text
    : markSafe(`${text.slice(0, lengthWithin(text, columns - 1))}…`)
}

/** Wraps at blanks if possible. Each line is made printable again: `::` is a command only at the start of a line. */
export function wrap(text: Printable, columns: number): Printable[] {
  const lines: Printable[] = []
  let rest: string = text
  for (;;) {
    const fits = lengthWithin(rest, columns)
    if (fits === rest.length) return [...lines, printable(rest)]
    const blank = rest.lastIndexOf(' ', fits)
    const end = rest.slice(0, Math.max(0, blank)).trim() === '' ? fits || lengthOfFirst(rest) : blank
    lines.push(printable(rest.slice(0, end).trimEnd()))
    rest = rest.slice(end).trimStart()
  }
}

/** Length of the first character in UTF-16 units; a line has at least one character, even if it is too wide. */
function lengthOfFirst(text: string): number {
  const [first] = segmenter().segment(text)
  return first?.segment.length ?? 1
}

/** How many UTF-16 units of the text fit into `columns`, without splitting a character. */
function lengthWithin(text: string, columns: number): number {
  if (columns === Number.POSITIVE_INFINITY) return text.length
  // Only the start is examined: `wrap` calls this for every line of a long text.
  const near = text.slice(0, columns + 1)
  if (ASCII.test(near)) return Math.min(text.length, columns)
  for (let examined = 4 * (columns + 1); ; examined *= 4) {
    const start = text.slice(0, examined)
    let width = 0
    for (const { segment, index } of segmenter().segment(start)) {
      width += widthOfCharacter(segment)
      // The last character may continue beyond the examined part.
      if (width > columns && (index + segment.length < start.length || start.length === text.length))
        return index
    }
    if (start.length === text.length) return text.length
  }
}

/** Replaces tabs, whose width depends on the terminal, with two blanks. */
export function withoutTabs(text: string): string {
  return text.replaceAll('\t', '  ')
}

/** Collapses white space, so that the text is one line. */
export function oneLine(text: string): Printable {
  return printable(text.replace(/\s+/g, ' ').trim())
}
