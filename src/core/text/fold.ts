import { join, md, type Prose } from './safe-text.ts'

/** A line, and what is folded away under it. */
export interface Foldable {
  readonly line: Prose
  /** Names what is folded away. Our own words only: they are HTML. */
  readonly label: Prose
  /** Empty: there is nothing more. */
  readonly more: Prose
}

export function foldableText({ line, label, more }: Foldable): Prose {
  return join([line, more && fold(label, more)], '\n\n')
}

/** Both platforms render Markdown between the blank lines. https://github.github.com/gfm/#html-blocks */
export function fold(label: Prose, content: Prose): Prose {
  return md`<details><summary>${label}</summary>\n\n${content}\n\n</details>`
}
