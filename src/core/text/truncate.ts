/** So many characters of a text, never half of one. */
export function truncate(text: string, length: number): string {
  return text.slice(0, Math.max(0, length)).replace(/[\ud800-\udbff]$/, '')
}
