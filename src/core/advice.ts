/**
 * "Use const instead of let." in the place of code: models fill the field with advice, or with a word for nothing.
 * Committed, it would replace code by a sentence.
 */
export function isAdvice(lines: readonly string[], replaced: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '')
  if (written.length === 0) return false
  if (written.length === 1 && NOTHING.test(written[0]?.trim() ?? '')) return true
  // Where the replaced lines are sentences too (plain text, licences), so may be the new ones.
  return written.every(isSentence) && !replaced.some(isSentence)
}

const NOTHING =
  /^(?:n\/?a|not applicable|none|no (?:changes?|suggestions?|fix)(?: (?:is |are )?(?:needed|required|necessary))?|unchanged|tbd|-+|\.{3}|…)[.!]?$/i

/** Begins like a sentence and goes on in words; code quoted inside it does not count. */
function isSentence(line: string): boolean {
  const text = line.trim().replace(/`[^`]*`/g, 'code')
  if (!/^[A-Z][a-z]+(?:,| [\w'"(])/.test(text) || /[={};<>|&$@\\]|::|->/.test(text)) return false
  const words = text.match(/(?:^|[\s(])[A-Za-z][a-z']*(?=[\s.,:)!?]|$)/g) ?? []
  return words.length >= 4 && words.length >= text.split(/\s+/).length * 0.7
}
