import { lazyRegExp } from './lazy-regexp.ts'
import { truncate } from './truncate.ts'

/**
 * Creates a test for texts that contain the secret or half of it: literally, reversed, as ROT13, base64, hex, character
 * codes or escapes, with any punctuation in between. Only a second line of defence: an attacker who can read the
 * secret can encode it in a way that is not tested.
 */
export function secretFinder(secret: string): (text: string) => boolean {
  if (lettersOf(secret).length < MIN_LENGTH) return (text) => secret !== '' && text.includes(secret)
  const forms = formsOf(secret).map(lettersOf)
  // Fast test: if a text contains any half of a form, it contains one of these quarters.
  const quarters = forms.flatMap((form) => piecesOf(form, Math.floor((half(form) + 1) / 2)))
  const suspicious = new RegExp(quarters.join('|'))
  return (text) =>
    [text, unescapeAll(text)]
      .map(lettersOf)
      .some((letters) => suspicious.test(letters) && holdsHalf(letters, forms))
}

/** In characters. Half of a shorter secret could be an ordinary word. */
const MIN_LENGTH = 16

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

/** Lower-case letters and digits only, so that separators and the base64 alphabet do not matter. */
function lettersOf(text: string): string {
  return withShortMarkRuns(text)
    .normalize('NFKC')
    .replace(/[^A-Za-z0-9]+/g, '')
    .toLowerCase()
}

/** Combining marks start at U+0300; most texts have no character above it. */
const MAY_HAVE_MARKS = /[\u0300-\uffff]/

/** U+FF9E and U+FF9F become combining marks by NFKC. */
const MARK_RUN = lazyRegExp(String.raw`[\p{M}\uff9e\uff9f]+`, 'gu')

/** The limit of Unicode's stream-safe text format. https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format */
const MAX_MARKS = 30

/** Truncates runs of combining marks: normalising a run takes quadratic time. */
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
    secret.replace(/[a-z]/gi, rot13),
    codes.map((code) => code.toString(16).padStart(2, '0')).join(''),
    codes.join(''),
    ...[0, 1, 2].flatMap((offset) => [base64At(offset, codes), base64At(offset, wide)]),
  ]
}

/** The part of a longer text's base64 that depends only on `bytes`, which start `offset` bytes after a multiple of 3. */
function base64At(offset: number, bytes: readonly number[]): string {
  const text = '\0'.repeat(offset) + bytes.map((byte) => String.fromCharCode(byte)).join('')
  const known = Math.floor((text.length * 8) / 6)
  return btoa(text).slice(Math.ceil((offset * 8) / 6), known)
}

function rot13(letter: string): string {
  const first = letter <= 'Z' ? 65 : 97
  return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
}

/** Decodes `%67`, `\x67`, `\u0067`, `&#103;`, `&#x67;`; `\n`, `\r` and `\t` become a newline. */
function unescapeAll(text: string): string {
  return text.replace(
    /%([0-9a-f]{2})|\\x([0-9a-f]{2})|\\u\{?([0-9a-f]{4,6})|&#x([0-9a-f]{1,6})|&#(\d{1,7})|\\[nrt]/gi,
    (_, ...found: (string | undefined)[]) => {
      const [percent, byte, unit, hex, decimal] = found
      const code = Number.parseInt(percent ?? byte ?? unit ?? hex ?? '', 16) || Number(decimal ?? 10)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    },
  )
}
