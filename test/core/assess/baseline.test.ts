import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFinding } from '../../../src/core/finding/finding.ts'
import { type Finding, planReview } from '../../../src/index.ts'
import { patch } from '../../helpers/one-finding.ts'
import { runs } from '../../helpers/runs.ts'

function finding(entry: object, index: number): Finding {
  const given = { path: 'a.ts', message: 'said', rule: 'no-eval', ...entry }
  const read = readFinding(given, { file: 'test', index }, 'tool')
  if ('bad' in read) throw new Error(read.bad.message)
  return read.finding
}

function codes(diff: string, baseline: readonly object[], entries: readonly object[]) {
  const { findings } = planReview({
    findings: entries.map(finding),
    diff,
    options: { scope: 'all', baseline: baseline.map(finding) },
  })
  return findings.map(({ code }) => (code === 'in-baseline' ? 'old' : 'new'))
}

describe('baseline', () => {
  const DIFF = patch('a.ts', 10, [' kept()', '-eval(old)', '+eval(fresh)', ' eval(same)'], 10)

  test.for<[what: string, base: object[], now: object[], expected: string[]]>([
    ['another line number', [{ line: 300 }], [{ line: 310 }], ['old']],
    ['another rule', [{ line: 300, rule: 'other' }], [{ line: 300 }], ['new']],
    ['another message', [{ line: 300, message: 'other' }], [{ line: 300 }], ['new']],
    ['another file', [{ path: 'b.ts', line: 300 }], [{ line: 300 }], ['new']],
    ['counted', [{ line: 300 }], [{ line: 301 }, { line: 302 }], ['old', 'new']],
    ['the line is known to be another', [{ line: 11 }], [{ line: 11 }], ['new']],
    ['the line is the same text', [{ line: 12 }], [{ line: 12 }], ['old']],
    [
      'of two, the one on the added line is new',
      [{ line: 300 }],
      [{ line: 11 }, { line: 300 }],
      ['new', 'old'],
    ],
    ['a file that is not changed', [{ path: 'c.ts', line: 1 }], [{ path: 'c.ts', line: 1 }], ['old']],
  ])('%s', ([, base, now, expected]) => {
    expect(codes(DIFF, base, now)).toEqual(expected)
  })

  test('knows the old name of a file that is renamed', () => {
    const diff =
      'diff --git a/was.ts b/a.ts\nsimilarity index 90%\nrename from was.ts\nrename to a.ts\n--- a/was.ts\n+++ b/a.ts\n@@ -1 +1,2 @@\n kept()\n+more()\n'
    expect(codes(diff, [{ path: 'was.ts', line: 1 }], [{ line: 1 }])).toEqual(['old'])
  })

  test('one that was made in another directory is named in the log', () => {
    const log = (path: string) =>
      planReview({
        findings: [finding({ line: 12 }, 0)],
        diff: DIFF,
        options: { baseline: [finding({ path, line: 300 }, 0)] },
      }).log
    expect(log('/elsewhere/shop/a.ts')).toEqual([
      expect.stringContaining('(for example "/elsewhere/shop/a.ts"); both must have been made in the same'),
    ])
    expect(log('a.ts')).toEqual([])
  })

  test('a line that is not known leaves the place of another to those that fit nowhere else', () => {
    const base = [{ line: 300 }, { line: 11 }]
    for (const baseline of [base, base.toReversed()])
      expect(codes(DIFF, baseline, [{ line: 200 }, { line: 12 }])).toEqual(['old', 'old'])
  })

  test('a finding is in the baseline exactly as often as it stands there, in any order', () => {
    // The diff shows lines 10 to 12 of a.ts; which of them can be the same is counted by hand.
    const textsBefore = new Map([
      [10, 'kept()'],
      [11, 'eval(old)'],
      [12, 'eval(same)'],
    ])
    const textsNow = new Map([...textsBefore, [11, 'eval(fresh)']])
    const entry = fc.record({
      path: fc.constantFrom('a.ts', 'c.ts'),
      message: fc.constantFrom('one', 'other'),
      line: fc.oneof(fc.integer({ min: 10, max: 12 }), fc.integer({ min: 1, max: 400 })),
    })
    type Entry = { path: string; message: string; line: number }
    const fits = (was: Entry, is: Entry) => {
      if (was.path !== is.path || was.message !== is.message) return false
      const [before, now] = [textsBefore.get(was.line), textsNow.get(is.line)]
      return is.path !== 'a.ts' || before === undefined || now === undefined || before === now
    }
    /** The largest number of pairs, by trying all of them. */
    const mostPairs = (base: readonly Entry[], [is, ...others]: readonly Entry[]): number => {
      if (!is) return 0
      const partners = base.filter((was) => fits(was, is))
      return Math.max(
        mostPairs(base, others),
        ...partners.map(
          (was) =>
            1 +
            mostPairs(
              base.filter((each) => each !== was),
              others,
            ),
        ),
      )
    }
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), fc.array(entry, { maxLength: 4 }), (base, now) => {
        const found = codes(DIFF, base, now)
        expect(found.filter((code) => code === 'old')).toHaveLength(mostPairs(base, now))
        expect(codes(DIFF, base.toReversed(), now)).toEqual(found)
        const names = (list: readonly Entry[]) =>
          codes(DIFF, base, list)
            .map((code, at) => `${JSON.stringify(list[at])} ${code}`)
            .toSorted()
        expect(names(now.toReversed())).toEqual(names(now))
      }),
      { numRuns: runs(1000) },
    )
  })
})
