import { lazyRegExp } from './lazy-regexp.ts'
import { truncate } from './truncate.ts'

/**
 * Tells whether a text gives a secret away: the whole of it or half, as it is, reversed, in base64, hex, character
 * codes or escapes, with anything between its letters. A second line of defence: whoever can read the secret finds a
 * form that nobody looks for.
 */
export function secretFinder(secret: string): (text: string) => boolean {
  if (bare(secret).length < SHORTEST) return (text) => secret !== '' && text.includes(secret)
  const forms = formsOf(secret).map(bare)
  // Whatever half of a form stands in a text, one of these quarters is in it.
  const quarters = forms.flatMap((form) => piecesOf(form, Math.floor((half(form) + 1) / 2)))
  const suspicious = new RegExp(quarters.join('|'))
  return (text) =>
    [text, unescaped(text)].map(bare).some((letters) => suspicious.test(letters) && holdsHalf(letters, forms))
}

/** Half of a shorter one is a word of the language. */
const SHORTEST = 16

function half(form: string): number {
  return Math.ceil(form.length / 2)
}

function piecesOf(form: string, size: number): string[] {
  const count = Math.floor(form.length / size)
  return Array.from({ length: count }, (_, index) => form.slice(index * size, (index + 1) * size))
}

function holdsHalf(letters: string, forms: readonly string[]): boolean {
  return forms.some((form) => {
    const size = half(form)
    const starts = Array.from({ length: form.length - size + 1 }, (_, start) => start)
    return starts.some((start) => letters.includes(form.slice(start, start + size)))
  })
}

/** Letters and digits, in one case: what stands between them, and which base64 it is, makes no difference. */
function bare(text: string): string {
  return withShortMarkRuns(text)
    .normalize('NFKC')
    .replace(/[^A-Za-z0-9]+/g, '')
    .toLowerCase()
}

/** Below are no marks: most text is not looked at closer. */
const MAY_HAVE_MARKS = /[\u0300-\uffff]/

/** The two half-width ones become marks when they are normalised. */
const MARK_RUN = lazyRegExp(String.raw`[\p{M}\uff9e\uff9f]+`, 'gu')

/** As many in a run as Unicode's stream-safe text has. https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format */
const MAX_MARKS = 30

/** Runs of combining marks are cut: to put one in order takes the square of its length. */
function withShortMarkRuns(text: string): string {
  return MAY_HAVE_MARKS.test(text) ? text.replace(MARK_RUN(), (run) => truncate(run, MAX_MARKS)) : text
}

function formsOf(secret: string): string[] {
  const codes = Array.from(secret, (char) => char.charCodeAt(0) & 0xff)
  const wide = codes.flatMap((code) => [code, 0])
  return [
    secret,
    codes
      .toReversed()
      .map((code) => String.fromCharCode(code))
      .join(''),
    secret.replace(/[a-z]/gi, rotated),
    codes.map((code) => code.toString(16).padStart(2, '0')).join(''),
    codes.join(''),
    ...[0, 1, 2].flatMap((offset) => [base64At(offset, codes), base64At(offset, wide)]),
  ]
}

/** The part of the base64 of a longer text that depends on these bytes alone, so many bytes after a boundary. */
function base64At(offset: number, bytes: readonly number[]): string {
  const text = '\0'.repeat(offset) + bytes.map((byte) => String.fromCharCode(byte)).join('')
  const known = Math.floor((text.length * 8) / 6)
  return btoa(text).slice(Math.ceil((offset * 8) / 6), known)
}

function rotated(letter: string): string {
  const first = letter <= 'Z' ? 65 : 97
  return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
}

/** `%67`, `\x67`, `\u0067`, `&#103;`, `&#x67;` as the characters they stand for; `\n` in JSON as a line's end. */
function unescaped(text: string): string {
  return text.replace(
    /%([0-9a-f]{2})|\\x([0-9a-f]{2})|\\u\{?([0-9a-f]{4,6})|&#x([0-9a-f]{1,6})|&#(\d{1,7})|\\[nrt]/gi,
    (_, ...found: (string | undefined)[]) => {
      const [percent, byte, unit, hex, decimal] = found
      const code = Number.parseInt(percent ?? byte ?? unit ?? hex ?? '', 16) || Number(decimal ?? 10)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    },
  )
}
