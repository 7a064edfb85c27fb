import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fix } from '../../src/core/finding/fix.ts'
import { type Finding, planReview } from '../../src/index.ts'
import { patch } from '../helpers/one-finding.ts'
import { securityRuns } from '../helpers/runs.ts'
import { gitDiff } from '../oracles/git.ts'
import { buttonsOf, pressAll } from '../oracles/press.ts'

const PYTHON = String.raw`\r\n|[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]`

/** What tools count as the end of a line. */
const COUNTS = {
  ruff: /\r\n|\r|\n/g,
  javascript: /\r\n|[\r\n\u2028\u2029]/g,
  python: new RegExp(PYTHON, 'g'),
  git: /\n/g,
}

const piece = fc.constantFrom('a', 'b ', 'x = 1', '\r', '\f', '\v', '\x1c', '\x85', '\u2028', '\u2029')
const line = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join('').replace(/\r$/, ''))

function findingWith(fix: Fix): Finding {
  const origin = { file: 'tool.json', index: 0 }
  const { startLine } = fix.changes[0] ?? { startLine: 1 }
  return { origin, kind: 'tool', path: 'f.txt', line: startLine, severity: 'warning', message: 'said', fix }
}

describe('T30 a tool that counts other line ends than git', () => {
  test('never has its fix on another line, whatever it counts and whatever is shown', () => {
    let offered = 0
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 2, maxLength: 12 }),
        fc.constantFrom(...Object.values(COUNTS)),
        fc.nat(),
        fc.boolean(),
        fc.boolean(),
        (content, lineEnd, chosen, hasOriginal, isAtHand) => {
          // Each line has its number, so that the text that the tool saw is unique.
          const head = content.map((text, index) => `${index}: ${text}\n`).join('')
          const starts = [0, ...Array.from(head.matchAll(lineEnd), ({ index, 0: end }) => index + end.length)]
          const at = chosen % Math.max(1, starts.length - 1)
          const [from = 0, to = 0] = [starts[at], starts[at + 1]]
          const text = head.slice(from, to).replace(new RegExp(`(?:${PYTHON})$`), '')
          fc.pre(/\d: /.test(text))
          const startLine = at + 1
          const changes = [
            { startLine, startColumn: 1, endLine: startLine, endColumn: text.length + 1, text: 'fixed' },
          ]
          const original = { firstLine: startLine, lines: [text] }
          const fix: Fix = { changes, unit: 'utf-16', ...(hasOriginal ? { original } : {}) }
          const meant = `${head.slice(0, from)}fixed${head.slice(from + text.length)}`
          // The diff shows only the end of the file: other line ends may be above it.
          const last = `${content.length}: last\n`
          const diff = gitDiff({ 'f.txt': head }, { 'f.txt': head + last })
          const shown = isAtHand ? diff : gitDiff({}, { 'f.txt': head + last })
          const { review } = planReview({
            findings: [findingWith(fix)],
            diff: shown,
            options: { headText: () => (isAtHand ? head + last : undefined) },
          })
          const buttons = buttonsOf(review.comments)
          if (buttons.length === 0) return
          offered++
          expect(pressAll(head + last, shown, buttons)).toBe(meant + last)
        },
      ),
      { numRuns: securityRuns() },
    )
    expect(offered).toBeGreaterThan(securityRuns() / 40)
  })

  const ROWS = ['+a\rb', '+x = 1', '+y = 2']
  const FIX: Fix = {
    changes: [{ startLine: 3, startColumn: 1, endLine: 3, endColumn: 2, text: 'z' }],
    unit: 'utf-16',
  }

  test.for<[rule: string, fix: Fix, rows: string[], expected: string]>([
    ['without what it saw: no button', FIX, ROWS, 'line-ends-unclear'],
    [
      'the text it saw is on another line',
      { ...FIX, original: { firstLine: 3, lines: ['x = 1'] } },
      ROWS,
      'original-differs',
    ],
    [
      'the text it saw is on that line',
      { ...FIX, original: { firstLine: 3, lines: ['y = 2'] } },
      ROWS,
      'committable',
    ],
    ['CRLF is an ordinary line end', FIX, ['+a\r', '+x = 1\r', '+y = 2\r'], 'committable'],
    ['a CR before CRLF is not', FIX, ['+a\r\r', '+x = 1\r', '+y = 2\r'], 'line-ends-unclear'],
    ['git counts as the diff does', { ...FIX, ofPatch: true }, ROWS, 'committable'],
  ])('%s', ([, fix, rows, expected]) => {
    const { findings } = planReview({ findings: [findingWith(fix)], diff: patch('f.txt', 1, rows) })
    expect(findings[0]?.code ?? findings[0]?.suggestion).toBe(expected)
  })
})
