/**
 * Characters that deceive the eye: they hide text, reorder it, or steer a terminal. Default ignorables cover
 * joiners, fillers, selectors and tags; the blank Braille pattern and the separators are not among them.
 */
const DECEPTIVE =
  /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cf}\p{Cc}\p{Co}\p{Cs}\u2028\u2029\u2800]/gu

/** Made when first needed: as a literal it alone would cost every run 20 ms and more, before anything is done. */
const EMOJI = '\\p{RGI_Emoji}'
let emoji: RegExp | undefined
function emojiPattern(): RegExp {
  emoji ??= new RegExp(EMOJI, 'gv')
  return emoji
}

const ASCII_ONLY = /^[\t\n\x20-\x7e]*$/

/** The deceptive characters of a text, tab, newline and emoji sequences excepted. */
export function deceptiveCharacters(text: string): Set<string> {
  if (ASCII_ONLY.test(text)) return new Set()
  const suspects = text.match(DECEPTIVE)
  if (!suspects?.some((char) => char !== '\t' && char !== '\n')) return new Set()
  const found = text.replace(emojiPattern(), '').match(DECEPTIVE) ?? []
  return new Set(found.filter((char) => char !== '\t' && char !== '\n'))
}

/** The text with its deceptive characters spelled out: `<U+202E>`. */
export function revealInvisible(text: string): string {
  if (ASCII_ONLY.test(text) || deceptiveCharacters(text).size === 0) return text
  let revealed = ''
  let at = 0
  for (const match of text.matchAll(emojiPattern())) {
    revealed += spell(text.slice(at, match.index)) + match[0]
    at = match.index + match[0].length
  }
  return revealed + spell(text.slice(at))
}

function spell(text: string): string {
  return text.replace(DECEPTIVE, (char) => (char === '\t' || char === '\n' ? char : codePointName(char)))
}

export function codePointName(char: string): string {
  return `<U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`
}
