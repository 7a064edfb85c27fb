import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlanOptions } from '../../../src/core/options/plan-options.ts'
import type { VerifiedEdit } from '../../../src/core/options/verified.ts'
import { planReview, type ReviewPlan } from '../../../src/index.ts'
import { patch } from '../../helpers/one-finding.ts'
import { runs } from '../../helpers/runs.ts'

const COMMIT = '1'.repeat(40)
const BLOB = 'b'.repeat(40)

/** Lines 10 to 19 of the new file; a deleted row stands between 14 and 15. */
const DIFF = patch('src/cart.ts', 10, [
  ...[10, 11, 12, 13, 14].map((line) => `+  line(${line})`),
  '-  gone()',
  ...[15, 16, 17, 18, 19].map((line) => `+  line(${line})`),
])
const CHANGE = { path: 'src/cart.ts', line: 11, title: 'One', suggestion: '  better(11)' }
/** One change in two pieces. */
const SPLIT = {
  path: 'src/cart.ts',
  start_line: 14,
  line: 15,
  title: 'Two',
  suggestion: '  better(14)\n  better(15)',
}

const edit = (line: number, more: Partial<VerifiedEdit> = {}): VerifiedEdit => ({
  path: 'src/cart.ts',
  blob: BLOB,
  first: line,
  last: line,
  lines: [`  better(${line})`],
  result: 'passed',
  together: 0,
  ...more,
})
const failed = (line: number, output: string[] = []) => edit(line, { result: 'failed', output })

function plan(results: VerifiedEdit[], options: Partial<PlanOptions> = {}, findings: object[] = [CHANGE]) {
  const verified = { commit: COMMIT, command: 'npm test', results }
  const given = { findings: findings as never[], diff: DIFF }
  return planReview({ ...given, options: { verified, ...options } })
}

const bodyOf = ({ review }: ReviewPlan) => review.comments.map(({ body }) => body).join('\n')

describe('a suggestion that has passed says so', () => {
  test.for<[together: number, says: string]>([
    [0, '\n\nChecked with `npm test`\n'],
    [1, 'Checked with `npm test` together with 1 other\n'],
    [4, 'Checked with `npm test` together with 4 others\n'],
  ])('with %i others', ([together, says]) => {
    const made = plan([edit(11, { together })])
    expect(bodyOf(made)).toContain(says)
    expect(made.counts.suggestions).toBe(1)
  })

  test('after rule and source, in the same small line', () => {
    const body = bodyOf(plan([edit(11)], {}, [{ ...CHANGE, rule: 'no-line', source: 'linter' }]))
    expect(body).toContain('`no-line` · from linter · Checked with `npm test`\n')
  })
})

describe('a suggestion that has failed', () => {
  test('is shown without a button, with the last lines of the output', () => {
    const made = plan([failed(11, ['1 test failed', '  ``` at line 3'])])
    expect(made.findings[0]).toMatchObject({ suggestion: 'quoted', code: 'fails-check', outcome: 'inline' })
    expect(bodyOf(made)).toContain(
      [
        'No one-click change: a check of the project fails with this change.',
        '',
        'The last lines of `npm test`:',
        '',
        '````text',
        '1 test failed',
        '  ``` at line 3',
        '````',
      ].join('\n'),
    )
    expect(bodyOf(made)).not.toContain('```suggestion')
  })

  test('without output says that too', () => {
    expect(bodyOf(plan([failed(11)]))).toContain('`npm test` failed and printed nothing.')
  })

  test('wins over one that claims the same edit has passed', () => {
    for (const results of [
      [failed(11), edit(11)],
      [edit(11), failed(11)],
    ])
      expect(plan(results).findings[0]).toMatchObject({ code: 'fails-check' })
  })
})

describe('a result counts for exactly the edit that was tried', () => {
  test.for<[what: string, entry: VerifiedEdit, options?: Partial<PlanOptions>]>([
    ['another path', failed(11), { workspaces: [] }],
    ['another line', failed(12)],
    ['another range', edit(11, { result: 'failed', last: 12 })],
    ['other code', edit(11, { result: 'failed', lines: ['  better(11) '] })],
    ['one line more', edit(11, { result: 'failed', lines: ['  better(11)', ''] })],
    ['another commit', failed(11), { commit: '2'.repeat(40) }],
    ['another blob', failed(11), { blobOf: () => 'c'.repeat(40) }],
  ])('%s', ([what, entry, options]) => {
    const moved = what === 'another path' ? { ...entry, path: 'src/other.ts' } : entry
    const made = plan([moved], options)
    expect(made.findings[0]).toMatchObject({ suggestion: 'committable' })
    expect(bodyOf(made)).not.toMatch(/check/i)
  })

  test('the same commit and blob', () => {
    expect(plan([failed(11)], { commit: COMMIT, blobOf: () => BLOB }).findings[0]?.code).toBe('fails-check')
  })

  test('checks of another commit are named in the log', () => {
    const { log } = plan([failed(11)], { commit: '2'.repeat(40) })
    expect(log).toEqual([expect.stringContaining(`made on commit ${COMMIT}`)])
  })
})

describe('the pieces of one change belong together', () => {
  test.for<[rule: string, results: VerifiedEdit[], suggestion: string, said: boolean]>([
    ['all passed', [edit(14, { together: 3 }), edit(15, { together: 3 })], 'committable', true],
    ['one is not known', [edit(14)], 'committable', false],
    ['one failed', [edit(14), failed(15)], 'quoted', false],
    ['one failed, the other is not known', [failed(15)], 'quoted', false],
  ])('%s', ([, results, suggestion, said]) => {
    const made = plan(results, {}, [SPLIT])
    expect(made.findings[0]).toMatchObject({ suggestion })
    expect(bodyOf(made).includes('Checked with')).toBe(said)
    expect(made.counts.suggestions).toBe(suggestion === 'quoted' ? 0 : 2)
  })
})

describe('it takes buttons away and gives none', () => {
  const buttons = ({ comments }: ReviewPlan) =>
    comments.flatMap(({ path, edit }) => (edit ? JSON.stringify({ path, ...edit }) : []))

  test('not even to a finding that wants the same lines, or the next place', () => {
    const other = { ...CHANGE, title: 'Other', severity: 'info', suggestion: '  else(11)' }
    const third = { ...CHANGE, title: 'Third', severity: 'info', line: 18, suggestion: '  third(18)' }
    const findings = [SPLIT, { ...CHANGE, severity: 'error' }, other, third]
    const options = { maxComments: 4 }
    const before = buttons(plan([], options, findings))
    expect(before).toHaveLength(3)
    const after = buttons(plan([failed(11), failed(14)], options, findings))
    expect(after).toEqual([])
  })

  test('whatever the findings and the results', () => {
    const line = fc.integer({ min: 9, max: 20 })
    const code = fc.array(fc.constantFrom('  better(11)', '  better(14)', '  line(12)', 'x'), {
      maxLength: 3,
    })
    const finding = fc.record(
      {
        path: fc.constantFrom('src/cart.ts', 'cart.ts'),
        line,
        start_line: line,
        title: fc.constantFrom('One', 'Two', 'Three'),
        severity: fc.constantFrom('error', 'info'),
        suggestion: code.map((lines) => lines.join('\n')),
        source: fc.constantFrom('a', 'b'),
      },
      { requiredKeys: ['path', 'line', 'title'] },
    )
    const entry: fc.Arbitrary<VerifiedEdit> = fc.record({
      path: fc.constantFrom('src/cart.ts', 'cart.ts'),
      blob: fc.constantFrom(BLOB, 'c'.repeat(40)),
      first: line,
      last: line,
      lines: code,
      result: fc.constantFrom('passed', 'failed'),
      together: fc.nat(9),
      output: fc.array(fc.string()),
    })
    const options = fc.record({
      maxComments: fc.constantFrom(0, 1, 2, 3),
      commit: fc.constantFrom(undefined, COMMIT, '2'.repeat(40)),
      blobOf: fc.constantFrom(undefined, () => BLOB),
    })
    fc.assert(
      fc.property(
        fc.array(finding, { maxLength: 6 }),
        fc.array(entry, { maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(9), fc.constantFrom('passed' as const, 'failed' as const))),
        options,
        (findings, random, chosen, { commit, ...rest }) => {
          const given = { ...rest, ...(commit ? { commit } : {}) }
          const before = plan([], given, findings)
          // Results for edits that there are, beside those that hit one by chance.
          const real = chosen.flatMap(([at, result]): VerifiedEdit[] => {
            const comment = before.comments[at % Math.max(1, before.comments.length)]
            const { path = '', edit: made } = comment ?? {}
            return made ? [{ path, blob: BLOB, ...made, result, together: at, output: ['x'] }] : []
          })
          const after = plan([...random, ...real], given, findings)
          expect(buttons(before)).toEqual(expect.arrayContaining(buttons(after)))
          expect(after.findings.map(({ outcome }) => outcome)).toEqual(
            before.findings.map(({ outcome }) => outcome),
          )
          if (real.length + random.length === 0) expect(after.review).toEqual(before.review)
        },
      ),
      { numRuns: runs(500) },
    )
  })
})
