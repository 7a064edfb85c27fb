/**
 * Text that was made safe for one destination: a comment, a log, a page. A plain string is not assignable to it, so
 * untrusted text must pass a function that escapes it for that destination. Types only; at run time it is a string.
 */
export type SafeText<Name extends string> = string & { readonly [DESTINATION]: Name }
declare const DESTINATION: unique symbol

/** Markdown in which all untrusted text was parsed and rendered again, or escaped. */
export type Prose = SafeText<'prose'>
/** A Markdown code span or fenced block; its code is unchanged. */
export type Code = SafeText<'code'>
export type Markdown = Prose | Code

/** Asserts that a text is safe. Only for functions that make it safe; all others use `md` and `join`. */
export function markSafe<L extends SafeText<string>>(text: string): L {
  return text as L
}

/** A tagged template of our own text. It accepts only safe text, numbers and strings of a literal type. */
export function templateOf<L extends SafeText<string>, Made extends L = L>() {
  return <const V extends readonly unknown[]>(
    parts: TemplateStringsArray,
    ...values: { readonly [K in keyof V]: Accepted<V[K], L> } & V
  ): Made => {
    const [first = '', ...others] = parts
    return markSafe(others.reduce((text, part, index) => text + values[index] + part, first))
  }
}

/** `never` for the type `string`, which may hold untrusted text. */
type Accepted<T, L> = T extends L | number ? T : T extends string ? (string extends T ? never : T) : never

export const md = templateOf<Markdown, Prose>()

/** Joins the pieces that are not empty. */
export function join<Glue extends string>(
  pieces: readonly (Markdown | '' | false | undefined)[],
  glue: Accepted<Glue, never> & Glue,
): Prose {
  return markSafe(pieces.filter(Boolean).join(glue))
}
