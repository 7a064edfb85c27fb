/** Findings have three levels, SARIF about a dozen. Parsing a million levels would take a gigabyte of memory. */
const MAX_DEPTH = 64

/** Whether brackets are nested more than `MAX_DEPTH` levels. Linear time, not recursive. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = stringEnd(text, at)
        break
      case LIST:
      case OBJECT:
        if (++depth > MAX_DEPTH) return true
        break
      case LIST_END:
      case OBJECT_END:
        depth--
    }
  }
  return false
}

const [QUOTE, BACKSLASH, LIST, OBJECT, LIST_END, OBJECT_END] = [0x22, 0x5c, 0x5b, 0x7b, 0x5d, 0x7d]

function stringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0
    while (text.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes++
    if (escapes % 2 === 0) return at
  }
  return text.length
}
