import { revealInvisible } from '../text/invisible.ts'
import { cutText } from './cut-text.ts'
import type { Run } from './highlighter.ts'

/** A row as lines of folded text: its colours, as pairs of a style and a length, where it has any; then its text. */
export function foldedRow(
  sign: string,
  text: string,
  runs: readonly Run[] | undefined,
  ending: string | false,
): string[] {
  if (!runs?.some(({ style }) => style)) return [`${sign}${cutText(text)}${ending || ''}`]
  let at = 0
  // Lengths of what the page shows: it names invisible characters.
  const parts = runs.map(({ length, style = '-' }) => {
    const shown = revealInvisible(text.slice(at, at + length))
    at += length
    return { shown, code: `${style}${shown.length}` }
  })
  const shown = parts.map((part) => part.shown).join('')
  return [`~${parts.map(({ code }) => code).join('')}`, `${sign}${shown}${ending || ''}`]
}
