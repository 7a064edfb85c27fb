/** First `length` UTF-16 units, never half a surrogate pair. */
export function truncate(text: string, length: number): string {
  return text.slice(0, Math.max(0, length)).replace(/[\ud800-\udbff]$/, '')
}
