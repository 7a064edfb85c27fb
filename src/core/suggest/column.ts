import type { ColumnUnit } from '../finding/fix.ts'

/** Index in the line at which a column (1-based) starts; `undefined` if the line has no such column. */
export type ColumnFinder = (column: number) => number | undefined

export function columnIndex(line: string, column: number, unit: ColumnUnit): number | undefined {
  return columnFinder(line, unit)(column)
}

/** For many columns of one line: scans it once, from the left, only as far as needed. */
export function columnFinder(line: string, unit: ColumnUnit): ColumnFinder {
  switch (unit) {
    case 'utf-16':
      return (column) => (column >= 1 && column - 1 <= line.length ? column - 1 : undefined)
    case 'utf-8':
      return walker(line, utf8Length)
    case 'code-point':
      return walker(line, () => 1)
    case 'tab-8':
      return walker(line, (code, passed) => (code === TAB ? TAB_STOP - (passed % TAB_STOP) : 1))
    case 'unknown': {
      const finders = (['utf-16', 'code-point', 'utf-8'] as const).map((each) => columnFinder(line, each))
      return (column) => {
        const [index, ...others] = finders.map((find) => find(column))
        return others.every((other) => other === index) ? index : undefined
      }
    }
  }
}

const TAB = 9
const TAB_STOP = 8

/** `width` of a character, in columns, after `passed` columns. */
function walker(line: string, width: (code: number, passed: number) => number): ColumnFinder {
  const start = { passed: 0, index: 0 }
  let at = start
  return (column) => {
    // Most callers ask from left to right.
    if (column - 1 < at.passed) at = start
    let { passed, index } = at
    while (passed < column - 1 && index < line.length) {
      const code = line.codePointAt(index) ?? 0
      passed += width(code, passed)
      index += code > 0xffff ? 2 : 1
    }
    at = { passed, index }
    return passed === column - 1 ? index : undefined
  }
}

function utf8Length(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
