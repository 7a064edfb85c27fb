import { stripColours } from '../core/intake/text/without-colours.ts'
import { secretFinder } from '../core/text/secret.ts'
import { UserError } from '../errors.ts'

/** Checks every text that leaves the process (log lines, files, outputs) for the secrets of this run. */

const finders: ((text: string) => boolean)[] = []

/** From now on, texts that contain this secret are withheld. */
export function keepSecret(secret: string): void {
  if (secret !== '') finders.push(secretFinder(secret))
}

/** Whether a text contains a secret, even with colours, revealed invisible characters or HTML tags in between. */
export function holdsSecret(text: string): boolean {
  return findsAny(finders, text)
}

/** The same for one secret alone, which is forgotten with the test. */
export function secretTest(secret: string): (text: string) => boolean {
  const finds = secretFinder(secret)
  return (text) => findsAny([finds], text)
}

function findsAny(finders: readonly ((text: string) => boolean)[], text: string): boolean {
  if (finders.length === 0) return false
  const letters = stripColours(text).replace(SPELLED_OUT, '').replace(TAG, '')
  return finders.some((finds) => finds(text) || (letters !== text && finds(letters)))
}

/** How invisible.ts shows invisible characters: `<U+200B>`, escaped in HTML. */
const SPELLED_OUT = /(?:<|&lt;)U\+[0-9A-F]{4,6}(?:>|&gt;)/g
const TAG = /<[^<>]*>/g

/** Replaces a line of the log or a message of a server. */
export const WITHHELD = '(withheld: a text that holds the token)'

const SENTENCE = 'This would give the token of the run away, so it is withheld.'

/** Replaces a finished text, in its format. */
const REPLACEMENTS = {
  text: `${SENTENCE}\n`,
  json: `${JSON.stringify({ withheld: SENTENCE })}\n`,
  html: `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Withheld</title><p>${SENTENCE}</p></html>\n`,
} as const

export type TextFormat = keyof typeof REPLACEMENTS

const heldBack = new Set<string>()

export interface Leaving {
  /** Name of the text in the error that ends the run, such as `The report`. */
  readonly what: string
  readonly format?: TextFormat
  /** Texts that it shows with something in between, such as the rows of a diff; they are checked joined. */
  readonly pieces?: readonly string[]
}

/** Returns a finished text, or a short replacement if it contains a secret; then the run fails at its end. */
export function gated(text: string, { what, format = 'text', pieces = [] }: Leaving): string {
  if (!holdsSecret(text) && !holdsSecret(pieces.join('\n'))) return text
  heldBack.add(what)
  return REPLACEMENTS[format]
}

/** The error to end the run with; `undefined` if no finished text was withheld. */
export function heldBackError(): UserError | undefined {
  if (heldBack.size === 0) return undefined
  return new UserError(
    `${[...heldBack].join(', ')} would give the token of this run away; that was withheld`,
    {
      hint: 'The diff or the server repeats the token. Revoke it, and find out how it got there.',
    },
  )
}
