import { truncate } from '../text/truncate.ts'

/** In characters. A longer line, as in minified files, would fill the page. */
const MAX_LINE = 2000

export function cutText(text: string): string {
  if (text.length <= MAX_LINE) return text
  return `${truncate(text, MAX_LINE)}… ${text.length - MAX_LINE} more characters`
}
