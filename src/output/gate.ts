import { stripColours } from '../core/intake/text/without-colours.ts'
import { secretFinder } from '../core/text/secret.ts'
import { UserError } from '../errors.ts'

/** Nothing that holds a secret of this run leaves the process: every line and every finished text is looked at here. */

const finders: ((text: string) => boolean)[] = []

/** From now on, nothing that gives it away leaves. */
export function keepSecret(secret: string): void {
  if (secret !== '') finders.push(secretFinder(secret))
}

/** Whether a text gives a secret away, also one that was made readable: coloured, spelled out, marked up. */
export function holdsSecret(text: string): boolean {
  if (finders.length === 0) return false
  const letters = stripColours(text).replace(SPELLED_OUT, '').replace(TAG, '')
  return finders.some((finds) => finds(text) || (letters !== text && finds(letters)))
}

/** Of invisible.ts: `<U+200B>`, in HTML too. */
const SPELLED_OUT = /(?:<|&lt;)U\+[0-9A-F]{4,6}(?:>|&gt;)/g
const TAG = /<[^<>]*>/g

/** In the place of a line, or of what a server has said. */
export const WITHHELD = '(withheld: a text that holds the token)'

const SENTENCE = 'This would give the token of the run away, so it is withheld.'

/** In the place of a finished text. */
const REPLACEMENTS = {
  text: `${SENTENCE}\n`,
  json: `${JSON.stringify({ withheld: SENTENCE })}\n`,
  html: `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Withheld</title><p>${SENTENCE}</p></html>\n`,
} as const

export type TextFormat = keyof typeof REPLACEMENTS

const heldBack = new Set<string>()

export interface Leaving {
  /** `The report`, for the error that the run ends with. */
  readonly what: string
  readonly format?: TextFormat
  /** Texts that it shows in pieces, with something between: rows of a diff. */
  readonly pieces?: readonly string[]
}

/** A finished text on its way out: itself, or a short one in its place, and then the run fails. */
export function gated(text: string, { what, format = 'text', pieces = [] }: Leaving): string {
  if (!holdsSecret(text) && !holdsSecret(pieces.join('\n'))) return text
  heldBack.add(what)
  return REPLACEMENTS[format]
}

/** What the run has to end with where a finished text was held back. */
export function heldBackError(): UserError | undefined {
  if (heldBack.size === 0) return undefined
  return new UserError(
    `${[...heldBack].join(', ')} would give the token of this run away; that was withheld`,
    {
      hint: 'The diff or the server repeats the token. Revoke it, and find out how it got there.',
    },
  )
}
