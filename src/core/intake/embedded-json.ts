/** What the beginning of a findings document looks like; brackets in prose rarely do. */
const DOCUMENT_START = /\[\s*[{\]]|\{\s*"/g

/** How many beginnings are tried, so that the work stays linear whatever the text. */
const MAX_TRIES = 100

/** JSON in a model's answer: inside a code fence, or with prose before and after it. */
export function findEmbeddedJson(text: string): unknown {
  let empty: unknown
  let from = 0
  let tries = 0
  for (const { index } of text.matchAll(DOCUMENT_START)) {
    if (index < from) continue
    if (++tries > MAX_TRIES) break
    const end = balancedEnd(text, index)
    if (end === undefined) continue
    const value = parse(text.slice(index, end))
    if (!holdsFindings(value)) continue
    if (!isEmpty(value)) return value
    // `int[]` in a sentence is no document; a list alone on its line is.
    if (standsAlone(text, index, end)) empty = value
    from = end
  }
  return empty
}

function parse(candidate: string): unknown {
  try {
    return JSON.parse(candidate)
  } catch {
    return undefined
  }
}

function holdsFindings(value: unknown): value is object {
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'object' && entry !== null)
  return (
    typeof value === 'object' && value !== null && ['findings', 'path', 'file'].some((key) => key in value)
  )
}

function isEmpty(value: object): boolean {
  const list = 'findings' in value ? value.findings : value
  return Array.isArray(list) && list.length === 0
}

function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const lineEnd = text.indexOf('\n', end)
  return before.trim() === '' && text.slice(end, lineEnd < 0 ? text.length : lineEnd).trim() === ''
}

/** The end of the bracket that opens at `start`, strings passed over. */
function balancedEnd(text: string, start: number): number | undefined {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (char === '"') {
      at = stringEnd(text, at)
    } else if (char === '[' || char === '{') {
      depth++
    } else if ((char === ']' || char === '}') && --depth === 0) {
      return at + 1
    }
  }
  return undefined
}

function stringEnd(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
