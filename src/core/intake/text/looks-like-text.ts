import { readHead } from './head.ts'
import { stripColours } from './without-colours.ts'

/** Whether any line starts a finding. A fast test that does not load the parser. */
export function looksLikeText(printed: string): boolean {
  const text = stripColours(printed)
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    if (readHead(text.slice(from, to).trimEnd())) return true
    from = to + 1
  }
  return false
}
