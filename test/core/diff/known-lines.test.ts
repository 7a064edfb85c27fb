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
  const { isWhole, runs, textAt, wordsAt } = knownLines(hunksOf(DIFF), undefined)

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
    expect(wordsAt(line)).toEqual(words)
  })
})

test('a hunk that only deletes has no lines', () => {
  const diff = patch('a.ts', 3, ['-gone()', '-gone too()'])
  expect(knownLines(hunksOf(diff), undefined).runs).toEqual([])
})

describe('with the text of the file', () => {
  test('all of its lines are known', () => {
    const { isWhole, runs, textAt } = knownLines(hunksOf(DIFF), 'one()\r\ntwo()\nthree()')
    expect(isWhole).toBe(true)
    expect(runs).toEqual([{ first: 1, last: 3 }])
    expect([0, 1, 2, 3, 4].map(textAt)).toEqual([undefined, 'one()', 'two()', 'three()', undefined])
  })

  test('it is read once', () => {
    const hunks = hunksOf(DIFF)
    expect(knownLines(hunks, 'one()\n')).toBe(knownLines(hunks, 'one()\n'))
  })

  test('lines of the diff are not kept when the text is there', () => {
    const hunks = hunksOf(DIFF)
    expect(knownLines(hunks, undefined).isWhole).toBe(false)
    expect(knownLines(hunks, 'one()\n').isWhole).toBe(true)
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
