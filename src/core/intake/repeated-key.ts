import { scanString } from './json-scan.ts'

/** A name that one object has twice with different values: `JSON.parse` keeps the last, and the other is lost. */
export interface RepeatedKey {
  readonly key: string
  readonly index: number
}

const SCALAR = /[^\s,"{}[\]]+/y
const BLANKS = /[\s:]*/y
/** In characters: a longer value is compared by its start. */
const MAX_VALUE = 1000

/** Finds the first repeated name between two indexes of a text, which must be JSON. Linear time, not recursive. */
export function findRepeatedKey(text: string, from: number, to: number): RepeatedKey | undefined {
  const open: (Map<string, string> | undefined)[] = []
  let isKeyNext = false
  for (let at = from; at < to; ) {
    const char = text.charAt(at)
    const keys = open.at(-1)
    if (char === '"') {
      const end = scanString(text, at).end
      if (keys && isKeyNext) {
        const key = text.slice(at, end)
        const value = valueAt(text, end)
        const other = keys.get(key)
        if (other !== undefined && (other !== value || value === '')) return { key, index: at }
        keys.set(key, value)
        isKeyNext = false
      }
      at = end
      continue
    }
    if (char === '{') open.push(new Map())
    else if (char === '[') open.push(undefined)
    else if (char === '}' || char === ']') open.pop()
    if (char === '{' || char === ',') isKeyNext = true
    at++
  }
  return undefined
}

/** The value after a key as it is written; empty for a list or an object. */
function valueAt(text: string, keyEnd: number): string {
  BLANKS.lastIndex = keyEnd
  const start = keyEnd + (BLANKS.exec(text)?.[0].length ?? 0)
  if (text[start] === '"') return text.slice(start, Math.min(scanString(text, start).end, start + MAX_VALUE))
  SCALAR.lastIndex = start
  return SCALAR.exec(text)?.[0] ?? ''
}

export function repeatedKeyText(text: string, { key, index }: RepeatedKey): string {
  const above = text.slice(0, index)
  const line = above.split('\n').length
  const column = index - above.lastIndexOf('\n')
  return `${key.slice(0, 100)} is given twice in one object with different values, the second time at line ${line}, column ${column}; write each name once, and a list for several findings`
}
