import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replaceLines } from '../../src/sandbox/github/replace-lines.ts'
import { applyEdits } from '../../src/verify/apply-edits.ts'
import { runs } from '../helpers/runs.ts'

test.for<[rule: string, before: string, edit: [first: number, last: number, lines: string[]], after: string]>(
  [
    ['one line', 'a\nb\nc\n', [2, 2, ['B']], 'a\nB\nc\n'],
    ['more lines', 'a\nb\n', [1, 1, ['x', 'y']], 'x\ny\nb\n'],
    ['a deletion', 'a\nb\n', [1, 1, []], 'b\n'],
    ['all lines', 'a\nb\n', [1, 2, []], ''],
    ['the last line without a newline', 'a\nb', [2, 2, ['x', 'y']], 'a\nx\ny'],
    ['the last line without a newline, deleted', 'a\nb', [2, 2, []], 'a'],
    ['CRLF', 'a\r\nb\r\n', [1, 1, ['x', 'y']], 'x\r\ny\r\nb\r\n'],
    ['CRLF without a final newline', 'a\r\nb', [2, 2, ['x', 'y']], 'a\r\nx\r\ny'],
    ['CRLF, the last line deleted', 'a\r\nb', [2, 2, []], 'a'],
  ],
)('%s', ([, before, [first, last, lines], after]) => {
  expect(applyEdits(Buffer.from(before), [{ first, last, lines }]).toString()).toBe(after)
})

test('bytes that are no UTF-8 stay as they are', () => {
  const content = Buffer.from([0xff, 0x0a, 0x61, 0x0a, 0xc3, 0x28])
  const after = applyEdits(content, [{ first: 2, last: 2, lines: ['ä'] }])
  expect([...after]).toEqual([0xff, 0x0a, 0xc3, 0xa4, 0x0a, 0xc3, 0x28])
})

test('any edits give the file that GitHub would commit', () => {
  const text = fc.constantFrom('a', 'b', '', 'ä')
  const input = fc.record({
    lines: fc.array(text, { minLength: 1, maxLength: 12 }),
    ending: fc.constantFrom('\n', '\r\n'),
    ended: fc.boolean(),
    spans: fc.array(fc.tuple(fc.nat(3), fc.nat(2), fc.array(text, { maxLength: 3 })), { maxLength: 4 }),
  })
  fc.assert(
    fc.property(input, ({ lines, ending, ended, spans }) => {
      // An empty last line without a newline is not a line.
      const last = ended || lines.at(-1) !== '' ? lines : [...lines, 'end']
      const content = Buffer.from(last.join(ending) + (ended ? ending : ''))
      let next = 1
      const edits = spans.flatMap(([gap, more, put]) => {
        const first = next + gap
        const end = Math.min(first + more, last.length)
        next = end + 1
        return first > last.length ? [] : [{ first, last: end, lines: put }]
      })
      // With no second line there is nothing that shows which line ends the file has.
      fc.pre(ending === '\n' || last.length > 1 || ended)
      expect(applyEdits(content, edits).toString()).toBe(replaceLines(content, edits).toString())
    }),
    { numRuns: runs(1000) },
  )
})
