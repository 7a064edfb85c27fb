import { describe, expect, test } from 'vitest'
import { type Hunk, parseDiff } from '../../../src/core/diff/diff.ts'
import { fileLines, knownLines } from '../../../src/core/diff/known-lines.ts'
import { patch } from '../../helpers/one-finding.ts'

function hunksOf(diff: string): readonly Hunk[] {
  const { files, of } = parseDiff(diff)
  const [file] = files
  const fileDiff = file && of(file)
  if (!fileDiff || !('hunks' in fileDiff)) throw new Error('The patch has no hunks.')
  return fileDiff.hunks
}

/** New lines 3 to 5 and 20 to 21. */
const DIFF = `${patch('a.ts', 3, [' const a = 1', '-const gone = 0', '+const b = a + 1', ' use(b)'])}@@ -20,2 +20,2 @@\n done()\n-old()\n+new_one()\n`

describe('without the text of the file', () => {
  const { isWhole, runs, textAt, wordsAt, numbersOf } = knownLines(hunksOf(DIFF), undefined)

  test('the lines of the diff are known, each hunk by itself', () => {
    expect(isWhole).toBe(false)
    expect(runs).toEqual([
      { first: 3, last: 5 },
      { first: 20, last: 21 },
    ])
  })

  test.for<[line: number, text: string | undefined, words: string[]]>([
    [2, undefined, []],
    [3, 'const a = 1', ['const', 'a', '1']],
    [4, 'const b = a + 1', ['const', 'b', 'a', '1']],
    [6, undefined, []],
    [21, 'new_one()', ['new_one']],
    [22, undefined, []],
  ])('line %i', ([line, text, words]) => {
    expect(textAt(line)).toBe(text)
    expect(wordsAt(line)).toEqual(numbersOf(words))
  })
})

test('a hunk that only deletes has no lines', () => {
  const diff = patch('a.ts', 3, ['-gone()', '-gone too()'])
  expect(knownLines(hunksOf(diff), undefined).runs).toEqual([])
})

describe('with the text of the file', () => {
  const TEXT = 'one()\r\ntwo()\nconst a = 1\nconst b = a + 1\nuse(b)\n'
  const hunks = hunksOf(patch('a.ts', 3, [' const a = 1', '+const b = a + 1', ' use(b)']))

  test('all of its lines are known', () => {
    const { isWhole, runs, textAt } = knownLines(hunks, TEXT)
    expect(isWhole).toBe(true)
    expect(runs).toEqual([{ first: 1, last: 5 }])
    expect([0, 1, 2, 5, 6].map(textAt)).toEqual([undefined, 'one()', 'two()', 'use(b)', undefined])
  })

  test('it is read once', () => {
    expect(knownLines(hunks, TEXT)).toBe(knownLines(hunks, TEXT))
  })

  test('lines of the diff are not kept when the text is there', () => {
    expect(knownLines(hunks, undefined).isWhole).toBe(false)
    expect(knownLines(hunks, TEXT).isWhole).toBe(true)
  })

  test('a text that is not the new side of the diff is another version', () => {
    expect(knownLines(hunks, TEXT.replace('a + 1', 'a + 2')).isWhole).toBe(false)
  })
})

test('only the beginning of a long line is compared', () => {
  const { wordsAt } = knownLines([], `${'word '.repeat(1000)}\n`)
  expect(wordsAt(1)).toHaveLength(400)
})

test.for<[text: string, lines: string[]]>([
  ['', []],
  ['\n', ['']],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\n\n', ['a', '']],
  ['a\r\nb\r\n', ['a', 'b']],
  ['a\rb\n', ['a\rb']],
])('the lines of %j', ([text, lines]) => {
  expect(fileLines(text)).toEqual(lines)
})
