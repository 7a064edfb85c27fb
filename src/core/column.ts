import type { ColumnUnit } from './fix.ts'

/** Where a column, counted from 1, begins in a line; nothing where the line has no such place. */
export function columnIndex(line: string, column: number, unit: ColumnUnit): number | undefined {
  switch (unit) {
    case 'utf-16':
      return column >= 1 && column - 1 <= line.length ? column - 1 : undefined
    case 'utf-8':
      return walk(line, column, (char) => utf8Length(char))
    case 'code-point':
      return walk(line, column, () => 1)
    case 'unknown': {
      const index = columnIndex(line, column, 'utf-16')
      const alike = (unit: ColumnUnit) => columnIndex(line, column, unit) === index
      return alike('code-point') && alike('utf-8') ? index : undefined
    }
  }
}

function walk(line: string, column: number, width: (char: string) => number): number | undefined {
  let left = column - 1
  let index = 0
  for (const char of line) {
    if (left <= 0) break
    left -= width(char)
    index += char.length
  }
  return left === 0 ? index : undefined
}

function utf8Length(char: string): number {
  const code = char.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
