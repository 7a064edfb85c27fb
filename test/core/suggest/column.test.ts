import { expect, test } from 'vitest'
import type { ColumnUnit } from '../../../src/core/finding/fix.ts'
import { columnIndex } from '../../../src/core/suggest/column.ts'

test.for<[rule: string, line: string, column: number, unit: ColumnUnit, index: number | undefined]>([
  ['the beginning', 'abc', 1, 'utf-16', 0],
  ['the end', 'abc', 4, 'utf-16', 3],
  ['after the end', 'abc', 5, 'utf-16', undefined],
  ['column 0', 'abc', 0, 'utf-16', undefined],
  ['a pair is two units', '𝒳a', 3, 'utf-16', 2],
  ['a pair is one code point', '𝒳a', 2, 'code-point', 2],
  ['a pair is four bytes', '𝒳a', 5, 'utf-8', 2],
  ['inside a character', '𝒳a', 3, 'utf-8', undefined],
  ['an umlaut is two bytes', 'äa', 3, 'utf-8', 1],
  ['unknown, ASCII before it', 'ab ä', 3, 'unknown', 2],
  ['unknown, a pair before it', '𝒳ab', 3, 'unknown', undefined],
  ['unknown, an umlaut before it: bytes would be another place', 'äab', 3, 'unknown', undefined],
])('%s', ([, line, column, unit, index]) => {
  expect(columnIndex(line, column, unit)).toBe(index)
})
