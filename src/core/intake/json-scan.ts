/** How far a text is JSON: to the end of a value, or to the first character that cannot belong to one. */
export interface JsonScan {
  readonly whole: boolean
  /** Index after the value, or of the character that is wrong; the length of the text where it ends too early. */
  readonly end: number
}

const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const LITERAL_START = /^[-+.\w]{0,30}$/

/** Scans the list or object at `start`. Linear time, not recursive. */
export function scanJson(text: string, start: number): JsonScan {
  const closers: string[] = []
  let at = start
  let expected: 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' = 'value'
  const broken = (): JsonScan => ({ whole: false, end: at })
  for (;;) {
    while (BLANKS.has(text.charCodeAt(at))) at++
    if (at >= text.length) return { whole: false, end: text.length }
    const char = text.charAt(at)
    const isEnd = char === closers.at(-1)
    if (isEnd && (expected.endsWith('or end') || expected === 'comma or end')) {
      closers.pop()
      at++
      if (closers.length === 0) return { whole: true, end: at }
      expected = 'comma or end'
    } else if (expected === 'comma or end') {
      if (char !== ',') return broken()
      at++
      expected = closers.at(-1) === '}' ? 'key' : 'value'
    } else if (expected === 'colon') {
      if (char !== ':') return broken()
      at++
      expected = 'value'
    } else if (expected.startsWith('key')) {
      const scan = char === '"' ? scanString(text, at) : broken()
      at = scan.end
      if (!scan.whole) return scan
      expected = 'colon'
    } else if (char === '{' || char === '[') {
      closers.push(char === '{' ? '}' : ']')
      at++
      expected = char === '{' ? 'key or end' : 'value or end'
    } else {
      const scan = char === '"' ? scanString(text, at) : scanLiteral(text, at)
      at = scan.end
      if (!scan.whole) return scan
      expected = 'comma or end'
    }
  }
}

const BLANKS = new Set([0x20, 0x09, 0x0a, 0x0d])

function scanLiteral(text: string, start: number): JsonScan {
  LITERAL.lastIndex = start
  const literal = LITERAL.exec(text)?.[0]
  if (literal !== undefined) return { whole: true, end: start + literal.length }
  const isCut = text.length - start <= MAX_LITERAL && LITERAL_START.test(text.slice(start))
  return { whole: false, end: isCut ? text.length : start }
}
const MAX_LITERAL = 30

const [QUOTE, BACKSLASH, FIRST_PRINTABLE] = [0x22, 0x5c, 0x20]

/** Scans the string whose opening quote is at `start`. */
export function scanString(text: string, start: number): JsonScan {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return { whole: true, end: at + 1 }
    if (code < FIRST_PRINTABLE) return { whole: false, end: at }
    if (code === BACKSLASH) at++
  }
  return { whole: false, end: text.length }
}
