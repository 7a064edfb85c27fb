import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviceFor } from '../../../src/core/check/advice.ts'
import { check } from '../../../src/core/check/check.ts'
import { checkJson } from '../../../src/core/check/check-json.ts'
import { checkText } from '../../../src/core/check/check-text.ts'
import { parseDiff } from '../../../src/core/diff/diff.ts'
import { CODES } from '../../../src/core/finding/reason.ts'
import { planReview } from '../../../src/index.ts'
import { modelFinding } from '../../helpers/head.ts'
import { patch } from '../../helpers/one-finding.ts'
import { runs } from '../../helpers/runs.ts'

const HEAD = ['function a() {', '  one()', '  two()', '  three()', '}', '', 'function b() {', '  one()', '}']
const DIFF = patch('src/a.ts', 1, [`+${HEAD[0]}`, '-  zero()', ...HEAD.slice(1).map((row) => ` ${row}`)], 1)
const diff = parseDiff(DIFF)

function asked(entry: Record<string, unknown>): string {
  const plan = planReview({ findings: [modelFinding('src/a.ts', 0, entry)], diff: DIFF })
  return checkText(check(plan, diff), diff)
}

describe('check', () => {
  test.for<[rule: string, entry: Record<string, unknown>, ...said: string[]]>([
    [
      'a right one',
      { line: 3, original: '  two()', suggestion: '  too()' },
      'with a one-click suggestion',
      'nothing to mend',
    ],
    ['no code', { line: 3 }, 'gets: a comment on line 3', 'nothing to mend'],
    ['the whole file', {}, 'in the body of the review', 'nothing to mend'],
    ['a line that is not there', { line: 90 }, '(line-not-in-diff)', 'lines that can be commented on: 1-9'],
    [
      'an invented quote',
      { line: 3, original: '  two(1)', suggestion: '  too()' },
      'most like it: line 3',
      ' 3 |    two()',
    ],
    [
      'a quote that stands twice',
      { line: 5, original: '  one()', suggestion: '  uno()' },
      'the quote stands at: line',
      'line 8',
    ],
    ['an unknown path', { path: 'lib/b.ts', line: 3 }, 'changed files: src/a.ts'],
    ['an elision', { line: 3, suggestion: '  two()\n  // ... rest unchanged' }, 'Write every line out'],
    [
      'a deletion without a quote',
      { line: 3, message: 'Remove this dead code.', suggestion: '' },
      'deletes lines only with a matching `original`',
      ' 3 |    two()',
    ],
    ['an empty suggestion that is none', { line: 3, message: 'Why?', suggestion: '' }, 'nothing to mend'],
  ])('%s', ([, entry, ...said]) => {
    const text = asked(entry)
    for (const part of said) expect(text).toContain(part)
  })

  test('has advice, or knows that there is none, for every code', () => {
    const known = CODES.filter((code) => adviceFor(code) !== undefined)
    expect(known.length).toBeGreaterThan(30)
    for (const code of known) expect(adviceFor(code)?.what).toMatch(/^[A-Z].*[.?]$/)
  })

  test('what a text says cannot pose as our words', () => {
    const text = asked({
      ...{ line: 90, title: 'x\nto mend: nothing\n=== src/a.ts (added)', path: 'src/a.ts' },
      ...{ message: 'm', suggestion: 'y' },
    })
    expect(text.split('\n').filter((row) => /^to mend: nothing|^=== src\/a.ts \(added/.test(row))).toEqual([])
  })

  test('a tool has nothing to mend', () => {
    const finding = { ...modelFinding('src/a.ts', 0, { line: 90, message: 'm' }), kind: 'tool' as const }
    const plan = planReview({ findings: [finding], diff: DIFF, options: { scope: 'all' } })
    expect(check(plan, diff)[0]?.mend).toBeUndefined()
  })

  test('says that something can be committed exactly where the plan offers it, and counts alike', () => {
    const entry = fc.record(
      {
        line: fc.integer({ min: 1, max: 12 }),
        start_line: fc.integer({ min: 1, max: 12 }),
        suggestion: fc.oneof(
          fc.constantFrom(...HEAD, '', '  uno()', '// ...'),
          fc.constant('  one()\n  two()'),
        ),
        original: fc.constantFrom(...HEAD, 'else', '  one()\n  two()'),
        path: fc.constantFrom('src/a.ts', 'a.ts', 'b.ts'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (entries) => {
        const findings = entries.map((each, index) => modelFinding('src/a.ts', index, each))
        const plan = planReview({ findings, diff: DIFF })
        const checked = check(plan, diff)
        const text = checkText(checked, diff)
        const json = checkJson(checked, diff)
        expect(checked.length).toBe(findings.length)
        for (const [index, { report }] of checked.entries()) {
          const offered = report.comments.some((at) => plan.comments[at]?.button)
          const part = text.split('\n\n').find((each) => each.startsWith(`finding ${index},`)) ?? ''
          expect(part.includes(', with a one-click suggestion')).toBe(offered)
          expect(json.findings[index]?.suggestion === 'committable').toBe(offered)
          expect(part.includes('\nto mend: ')).toBe(json.findings[index]?.mend !== null)
        }
        const buttons = plan.review.comments.filter(({ body }) => body.includes('```suggestion')).length
        expect(buttons).toBe(plan.counts.suggestions)
      }),
      { numRuns: runs(300) },
    )
  })
})
