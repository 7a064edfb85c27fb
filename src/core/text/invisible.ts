import { lazyRegExp } from './lazy-regexp.ts'

/**
 * Characters that hide text, reorder it, or control a terminal. `Default_Ignorable_Code_Point` covers joiners, fillers,
 * selectors and tags; the blank Braille pattern, the separators and interlinear annotations are added.
 */
const DECEPTIVE_CLASS =
  '\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\p{Cf}\\p{Cc}\\p{Co}\\p{Cs}\\u2028\\u2029\\u2800\\ufff9-\\ufffb'

const DECEPTIVE = lazyRegExp(`[${DECEPTIVE_CLASS}]`, 'gu')
const SUSPICIOUS = lazyRegExp(`(?![\\t\\n])[${DECEPTIVE_CLASS}]`, 'u')

/** A flag with its tags, a keycap, an emoji, or several emoji joined into one. */
const EMOJI_LIKE =
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{1,6}\\u{e007f}|[0-9#*]\\ufe0f\\u20e3|' +
  '\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?' +
  '(?:\\u200d\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?){0,9}'
const EMOJI_LIKE_OR_DECEPTIVE = lazyRegExp(`(${EMOJI_LIKE})|[${DECEPTIVE_CLASS}]`, 'gu')

const ASCII_ONLY = /^[\t\n\x20-\x7e]*$/

/** The deceptive characters of a text, tab, newline and emoji sequences excepted. */
export function deceptiveCharacters(text: string): Set<string> {
  const found = new Set<string>()
  if (isSuspicious(text)) eachDeceptive(text, (char) => found.add(char))
  return found
}

/** Replaces deceptive characters with their code point: `<U+202E>`. */
export function revealInvisible(text: string): string {
  return isSuspicious(text) ? eachDeceptive(text, codePointName) : text
}

export function codePointName(char: string): string {
  return `<U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`
}

function isSuspicious(text: string): boolean {
  return !ASCII_ONLY.test(text) && SUSPICIOUS().test(text)
}

/** Linear time: each distinct emoji sequence is tested once, and at most `MAX_SEQUENCES` of them. */
function eachDeceptive(text: string, replace: (char: string) => unknown): string {
  const known = new Map<string, boolean>()
  const isKnownEmoji = (sequence: string): boolean => {
    const before = known.get(sequence)
    if (before !== undefined) return before
    const isEmoji = !SUSPICIOUS().test(sequence) || (known.size < MAX_SEQUENCES && isEmojiSequence(sequence))
    known.set(sequence, isEmoji)
    return isEmoji
  }
  const replaced = (char: string) => (char === '\t' || char === '\n' ? char : String(replace(char)))
  return text.replace(EMOJI_LIKE_OR_DECEPTIVE(), (found: string, sequence: string | undefined) => {
    if (sequence === undefined) return replaced(found)
    return isKnownEmoji(sequence) ? sequence : sequence.replace(DECEPTIVE(), replaced)
  })
}

/** Unicode has about 4,000. */
const MAX_SEQUENCES = 5000

const SHOWN_AS_PICTURE = lazyRegExp(String.raw`^(?!\p{Emoji_Presentation})\p{Emoji}\ufe0f$`, 'u')
const EMOJI = lazyRegExp(String.raw`^\p{RGI_Emoji}$`, 'v')

function isEmojiSequence(sequence: string): boolean {
  return SHOWN_AS_PICTURE().test(sequence) || EMOJI().test(sequence)
}
