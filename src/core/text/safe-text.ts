/**
 * Text that was made safe for one place: a comment, a log, a page. A plain string is none, so text of unknown origin
 * cannot get there but through a function that knows the place. Types only: at run time all of it is strings.
 */
export type SafeText<Name extends string> = string & { readonly [LANE]: Name }
declare const LANE: unique symbol

/** Markdown as we write it: all foreign text in it was parsed and written anew, or escaped. */
export type Prose = SafeText<'prose'>
/** Code as Markdown shows it, to the letter: a span or a fenced block. */
export type Code = SafeText<'code'>
export type Markdown = Prose | Code

/** Says that a text is safe. For the few functions that make it so; everything else uses `md` and `join`. */
export function markSafe<L extends SafeText<string>>(text: string): L {
  return text as L
}

/** A template of our own words: what is put in is safe already, a number, or a word that its type spells out. */
export function templateOf<L extends SafeText<string>, Made extends L = L>() {
  return <const V extends readonly unknown[]>(
    parts: TemplateStringsArray,
    ...values: { readonly [K in keyof V]: Fitting<V[K], L> } & V
  ): Made => {
    const [first = '', ...others] = parts
    return markSafe(others.reduce((text, part, index) => text + values[index] + part, first))
  }
}

/** `string` itself is in no template: nobody knows what it holds. */
type Fitting<T, L> = T extends L | number ? T : T extends string ? (string extends T ? never : T) : never

export const md = templateOf<Markdown, Prose>()

/** Pieces that are there, one after the other. */
export function join<Glue extends string>(
  pieces: readonly (Markdown | '' | false | undefined)[],
  glue: Fitting<Glue, never> & Glue,
): Prose {
  return markSafe(pieces.filter(Boolean).join(glue))
}
