import type { Fix } from '../../src/core/finding/fix.ts'

/** Applies a fix by counting newlines and columns one by one. */
export function applied(text: string, { changes, unit }: Fix): string {
  const width = (char: string) => {
    if (unit === 'utf-8') return Buffer.byteLength(char)
    return unit === 'utf-16' ? char.length : 1
  }
  const offset = (line: number, column: number) => {
    let at = 0
    for (let above = 1; above < line; above++) at = text.indexOf('\n', at) + 1 || Number.NaN
    for (let before = 1; before < column; ) {
      // A column of UTF-16 may be half a character.
      const char = unit === 'utf-16' ? text.charAt(at) : String.fromCodePoint(text.codePointAt(at) ?? 0)
      before += width(char)
      at += char.length
    }
    return at
  }
  let made = text
  for (const { startLine, startColumn, endLine, endColumn, text: replacement } of changes.toReversed()) {
    made =
      made.slice(0, offset(startLine, startColumn)) + replacement + made.slice(offset(endLine, endColumn))
  }
  return made
}
