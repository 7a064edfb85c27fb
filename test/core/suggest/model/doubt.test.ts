import { describe, expect, test } from 'vitest'
import { knownLines } from '../../../../src/core/diff/known-lines.ts'
import {
  isDistinctive,
  keepsAll,
  linesBetween,
  meantForLine,
  repeatsLine,
} from '../../../../src/core/suggest/model/doubt.ts'

describe('whether the code keeps every replaced line', () => {
  test.for<[rule: string, replaced: string[], lines: string[], keeps: boolean]>([
    ['lines added below', ['a()'], ['a()', 'b()'], true],
    ['lines added above', ['a()'], ['b()', 'a()'], true],
    ['lines added between', ['a()', 'c()'], ['a()', 'b()', 'c()'], true],
    ['in another order', ['a()', 'b()'], ['b()', 'a()'], false],
    ['one of them is missing', ['a()', 'b()'], ['a()', 'c()'], false],
    ['one of them is indented', ['a()'], ['if (x) {', '  a()', '}'], false],
    ['a blank line, kept at the edge', [''], ['', 'a()'], true],
    ['a blank line, kept inside', [''], ['a()', '', 'b()'], false],
    ['a blank line between lines that stay', ['a()', '', 'b()'], ['a()', '', 'c()', 'b()'], true],
  ])('%s', ([, replaced, lines, keeps]) => {
    expect(keepsAll({ replaced, lines })).toBe(keeps)
  })
})

test.for<[line: string, distinctive: boolean]>([
  ['return data', true],
  ['  x += 10', true],
  ['}', false],
  ['});', false],
  ['  end', false],
  ['} else {', false],
  ['done', false],
  ['fi', false],
  ['ok', false],
  ['endpoint', true],
])('whether a line stands on many lines: %j', ([line, distinctive]) => {
  expect(isDistinctive(line)).toBe(distinctive)
})

describe('the sentence names the line', () => {
  const known = knownLines([], `first()\n  second(${'x'.repeat(50)})\n`)

  test('by its number and its text, which is cut', () => {
    expect(meantForLine({ known }, 1).reason).toBe('The code looks like it is meant for line 1 (first()).')
    expect(meantForLine({ known }, 2).reason).toContain(`line 2 (second(${'x'.repeat(33)}…)`)
  })

  test('that would stand there twice', () => {
    expect(repeatsLine('  first()').reason).toContain('(first())')
  })

  test('lines that are not known are left out', () => {
    expect(linesBetween({ known }, 0, 1)).toEqual(['first()'])
    expect(linesBetween({ known }, 3, 9)).toEqual([])
  })
})
