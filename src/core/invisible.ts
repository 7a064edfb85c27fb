/**
 * Characters that deceive the eye: they hide text, reorder it, or steer a terminal. Default ignorables cover
 * joiners, fillers, selectors and tags; the blank Braille pattern and the separators are not among them.
 */
const DECEPTIVE =
  /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cf}\p{Cc}\p{Co}\p{Cs}\u2028\u2029\u2800]/gu
const EMOJI = /\p{RGI_Emoji}/gv
const ASCII_ONLY = /^[\t\n\x20-\x7e]*$/

/** The deceptive characters of a text, tab, newline and emoji sequences excepted. */
export function deceptiveCharacters(text: string): Set<string> {
  if (ASCII_ONLY.test(text)) return new Set()
  const found = text.replace(EMOJI, '').match(DECEPTIVE) ?? []
  return new Set(found.filter((char) => char !== '\t' && char !== '\n'))
}

/** The text with its deceptive characters spelled out: `<U+202E>`. */
export function revealInvisible(text: string): string {
  if (ASCII_ONLY.test(text)) return text
  let revealed = ''
  let at = 0
  for (const emoji of text.matchAll(EMOJI)) {
    revealed += spell(text.slice(at, emoji.index)) + emoji[0]
    at = emoji.index + emoji[0].length
  }
  return revealed + spell(text.slice(at))
}

function spell(text: string): string {
  return text.replace(DECEPTIVE, (char) => (char === '\t' || char === '\n' ? char : codePointName(char)))
}

export function codePointName(char: string): string {
  return `<U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`
}
