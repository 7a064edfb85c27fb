import { revealInvisible } from '../text/invisible.ts'

/** Markup made here. Only `html` makes it, so text from outside is always escaped on its way in. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

export type Part = Html | string | number | false | undefined | readonly Part[]

/** A template of our own with text, numbers or markup in its gaps; attributes stand in double quotes. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = template[0] ?? ''
  for (const [index, part] of parts.entries()) markup += markupOf(part) + (template[index + 1] ?? '')
  return new Html(markup)
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup
  if (typeof part === 'string') return escaped(part)
  if (typeof part === 'number') return String(part)
  return part ? part.map(markupOf).join('') : ''
}

/**
 * Characters that nobody sees are spelled out too: a page for reviewers must not be read otherwise than it looks.
 * A page may be printed to a workflow's log: what would be a command there is written as entities, see log.ts.
 */
function escaped(text: string): string {
  return revealInvisible(text).replace(
    /[&<>"']|\[(?<=##\[)|:(?<=\n[^\S\n]*:)/g,
    (char) => `&#${char.charCodeAt(0)};`,
  )
}
