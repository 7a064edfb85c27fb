import { revealInvisible } from '../text/invisible.ts'

/** Safe markup. Created with `html`, which escapes all text. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

export type Part = Html | string | number | false | undefined | readonly Part[]

/** A tagged template that escapes text; attribute values must be in double quotes. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = template[0] ?? ''
  for (const [index, part] of parts.entries()) markup += toMarkup(part) + (template[index + 1] ?? '')
  return new Html(markup)
}

function toMarkup(part: Part): string {
  if (part instanceof Html) return part.markup
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  return part ? part.map(toMarkup).join('') : ''
}

/**
 * Reveals invisible characters too, because reviewers must see what is there. The page may be printed to a workflow's
 * log, so characters that would form a command there become entities, see log.ts; at the beginning too, because what is
 * before it may be another text.
 */
function escapeHtml(text: string): string {
  return revealInvisible(text).replace(
    /[&<>"']|\[(?<=(?:##|^#?)\[)|:(?<=(?:\n|^)[^\S\n]*:)/g,
    (char) => `&#${char.charCodeAt(0)};`,
  )
}
