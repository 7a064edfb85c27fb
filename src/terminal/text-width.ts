import { lazyRegExp } from '../core/text/lazy-regexp.ts'
import { markSafe } from '../core/text/safe-text.ts'
import { type Printable, printable } from '../output/log.ts'

/** Columns that a text takes in a terminal: two for East Asian characters and emoji, none for what combines. */
export function widthOf(text: string): number {
  if (ASCII.test(text)) return text.length
  let width = 0
  for (const { segment } of segmenter().segment(text)) width += widthOfCharacter(segment)
  return width
}

const ASCII = /^[\x20-\x7e]*$/

let made: Intl.Segmenter | undefined
function segmenter(): Intl.Segmenter {
  made ??= new Intl.Segmenter()
  return made
}

/** Wide by Unicode's East Asian Width, or shown as emoji. https://www.unicode.org/reports/tr11/ */
const WIDE = lazyRegExp(
  String.raw`^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18cff}\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]|^\p{Emoji_Presentation}|\ufe0f`,
  'u',
)
const NARROW_AS_NOTHING = lazyRegExp(String.raw`^[\p{M}\p{Cf}\u200b]*$`, 'u')

function widthOfCharacter(character: string): number {
  if (WIDE().test(character)) return 2
  return NARROW_AS_NOTHING().test(character) ? 0 : 1
}

/** As much as fits, with `…` where something is missing. */
export function cut(text: Printable, columns: number): Printable {
  return lengthWithin(text, columns) === text.length
    ? text
    : markSafe(`${text.slice(0, lengthWithin(text, columns - 1))}…`)
}

/** Lines that fit, broken at blanks where there are any. What was harmless within a line may not be at its start. */
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

/** In code units: at least one character is on a line, however narrow that is. */
function lengthOfFirst(text: string): number {
  const [first] = segmenter().segment(text)
  return first?.segment.length ?? 1
}

/** How much of the text fits, in code units, whole characters only. */
function lengthWithin(text: string, columns: number): number {
  if (columns === Number.POSITIVE_INFINITY) return text.length
  // No more is looked at than can fit: a long text is asked about again and again.
  const near = text.slice(0, columns + 1)
  if (ASCII.test(near)) return Math.min(text.length, columns)
  for (let looked = 4 * (columns + 1); ; looked *= 4) {
    const start = text.slice(0, looked)
    let width = 0
    for (const { segment, index } of segmenter().segment(start)) {
      width += widthOfCharacter(segment)
      // The last one may go on behind the part that was looked at.
      if (width > columns && (index + segment.length < start.length || start.length === text.length))
        return index
    }
    if (start.length === text.length) return text.length
  }
}

/** Code as it stands in columns: tabs would be as wide as the terminal likes. */
export function withoutTabs(text: string): string {
  return text.replaceAll('\t', '  ')
}

/** A name, a title, a sentence: whatever white space it has, it is one line. */
export function oneLine(text: string): Printable {
  return printable(text.replace(/\s+/g, ' ').trim())
}
