/** Replaces every run of white space with one blank. Single blanks do not match the pattern, which is faster. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ')
}
