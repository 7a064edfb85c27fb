/** Every run of white space as one blank. A blank that is one already is left: most of a text would be copied for it. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ')
}
