import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outputTail } from '../../../src/core/text/output-tail.ts'
import { runs } from '../../helpers/runs.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`)

test.for<[rule: string, text: string, lines: string[]]>([
  ['nothing', '', []],
  ['lines, blank ones at the end left out', 'one\ntwo\n\n \n', ['one', 'two']],
  ['the last 20', many(30).join('\n'), many(30).slice(10)],
  ['no colours', '\u001b[31mFAIL\u001b[0m \u001b[1;38;5;9mx\u001b[m', ['FAIL x']],
  ['no titles and links', '\u001b]0;title\u0007a \u001b]8;;http://x\u001b\\b\u001b]8;;\u001b\\', ['a b']],
  ['no control characters', 'a\u0000b\u0008c\u009b31md\u007f\te', ['abcd\te']],
  ['of an overwritten line what is seen', '10%\r50%\r100%\r\ndone\r\n', ['100%', 'done']],
  ['a sequence that is cut off', 'end \u001b[', ['end ']],
])('%s', ([, text, lines]) => {
  expect(outputTail(text)).toEqual(lines.map((line) => line.trimEnd()))
})

test('at most 2,000 characters, from the end, and no half character', () => {
  const [long = ''] = outputTail(`start${'x'.repeat(5000)}end`)
  expect(long).toMatch(/^…x+end$/)
  expect(long.length).toBeLessThanOrEqual(2000)
  for (const pad of ['', 'a'])
    expect(
      outputTail('😀'.repeat(3000) + pad)
        .join('')
        .isWellFormed(),
    ).toBe(true)
})

test('whatever a command prints, few lines without control characters', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 50 }),
    fc.constantFrom('\u001b[', '\u001b]8;', '\r', '\n', '\u0007', '\u009b1m', 'x'.repeat(3000)),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const lines = outputTail(pieces.join(''))
      expect(lines.length).toBeLessThanOrEqual(20)
      expect(lines.join('\n').length).toBeLessThanOrEqual(2000)
      for (const line of lines) expect(line).not.toMatch(/(?!\t)\p{Cc}/u)
      expect(outputTail(lines.join('\n'))).toEqual(lines)
    }),
    { numRuns: runs(500) },
  )
})
