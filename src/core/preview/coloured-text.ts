import { cutText } from './cut-text.ts'
import type { Run } from './highlighter.ts'
import { type Html, html, type Part } from './html.ts'

/** A line in its colours; `mark` is the part of it that a change is about, as start and end. */
export function colouredText(
  text: string,
  runs: readonly Run[] | undefined,
  mark?: readonly [from: number, to: number],
): Part {
  if (!mark) return spans(text, runs, 0, text.length)
  const [from, to] = mark
  return html`${spans(text, runs, 0, from)}<mark>${spans(text, runs, from, to)}</mark>${spans(text, runs, to, text.length)}`
}

/** The part of the line from one position to another. */
function spans(text: string, runs: readonly Run[] | undefined, from: number, to: number): Part {
  if (!runs) return cutText(text.slice(from, to))
  const parts: (Html | string)[] = []
  let at = 0
  for (const { length, style } of runs) {
    const part = text.slice(Math.max(at, from), Math.min(at + length, to))
    if (part !== '') parts.push(style ? html`<span class="${style}">${part}</span>` : part)
    at += length
  }
  return parts
}
