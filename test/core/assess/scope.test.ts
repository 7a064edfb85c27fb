import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFinding } from '../../../src/core/finding/finding.ts'
import { SCOPES } from '../../../src/core/options/plan-options.ts'
import { type Finding, GITLAB_LIMITS, type PlanInput, planReview } from '../../../src/index.ts'
import { patch, planOne } from '../../helpers/one-finding.ts'
import { runs } from '../../helpers/runs.ts'

function finding(entry: object, index: number, kind: 'model' | 'tool'): Finding {
  const read = readFinding({ path: 'a.ts', message: 'said', ...entry }, { file: 'test', index }, kind)
  if ('bad' in read) throw new Error(read.bad.message)
  return read.finding
}

/** Of each line of the new file: added, or only shown; counted by hand from the signs of the rows. */
function shownLines(start: number, rows: readonly string[]): Map<number, 'added' | 'diff'> {
  const lines = new Map<number, 'added' | 'diff'>()
  let line = start
  for (const row of rows) if (row[0] !== '-') lines.set(line++, row[0] === '+' ? 'added' : 'diff')
  return lines
}

const REMOVED =
  'diff --git a/a.ts b/a.ts\ndeleted file mode 100644\n--- a/a.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-old\n'

describe('scope', () => {
  const rows = fc
    .array(fc.constantFrom(' kept', '+new', '-old'), { minLength: 1, maxLength: 9 })
    .map((signs) => signs.map((sign, index) => `${sign} ${index}`))
    .filter((list) => list.some((row) => row[0] !== ' '))
  const entry = fc.record(
    {
      line: fc.integer({ min: 1, max: 14 }),
      start_line: fc.integer({ min: 1, max: 14 }),
      path: fc.constantFrom('a.ts', 'b.ts'),
      severity: fc.constantFrom('error', 'warning', 'info'),
    },
    { requiredKeys: ['path', 'severity'] },
  )

  test('nothing out of scope is posted or trips fail-on, everything in scope is; the numbers add up', () => {
    let left = 0
    fc.assert(
      fc.property(
        rows,
        fc.array(fc.tuple(entry, fc.constantFrom('model', 'tool')), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...SCOPES),
        fc.boolean(),
        (rows, entries, scope, onGitLab) => {
          const findings = entries.map(([given, kind], index) =>
            finding({ ...given, message: `said ${index}` }, index, kind as 'model' | 'tool'),
          )
          const input: PlanInput = {
            findings,
            diff: patch('a.ts', 4, rows, 3),
            options: { scope, failOn: 'error' },
            ...(onGitLab ? { limits: GITLAB_LIMITS } : {}),
          }
          const plan = planReview(input)
          const lines = shownLines(4, rows)
          const wanted = findings.map(({ path, line, startLine = line, kind }) => {
            const limit = scope === 'auto' ? (kind === 'tool' ? 'added' : 'all') : scope
            if (limit === 'all') return true
            if (path !== 'a.ts') return false
            if (limit === 'files' || line === undefined) return true
            const held = [...lines].filter(([at]) => at >= (startLine ?? 0) && at <= line)
            return held.some(([, near]) => limit === 'diff' || near === 'added')
          })
          expect(plan.findings.map(({ code }) => code !== 'out-of-scope')).toEqual(wanted)
          for (const { outcome, code } of plan.findings)
            expect(outcome === 'filtered').toBe(code === 'out-of-scope')
          expect(plan.failed).toBe(findings.some(({ severity }, at) => wanted[at] && severity === 'error'))
          const out = wanted.filter((is) => !is).length
          left += out
          expect(plan.tally.outOfScope).toBe(out)
          if (plan.review.body !== '') expect(plan.review.body.includes('brings in')).toBe(out > 0)
          const { inline, summarized, duplicates, merged, filtered, dropped } = plan.counts
          expect(inline + summarized + duplicates + merged + filtered + dropped).toBe(plan.counts.findings)
          const turned = planReview({
            ...input,
            findings: findings
              .toReversed()
              .map((each, index) => ({ ...each, origin: { ...each.origin, index } })),
          })
          expect(turned.review).toEqual(plan.review)
        },
      ),
      { numRuns: runs(1000) },
    )
    expect(left).toBeGreaterThan(0)
  })

  test.for<[what: string, entry: object, diff: string, code: string | undefined]>([
    ['a deleted line', { line: 3, side: 'LEFT' }, patch('a.ts', 4, ['-old', ' kept'], 3), undefined],
    [
      'a kept line on the left',
      { line: 4, side: 'LEFT' },
      patch('a.ts', 4, ['-old', ' kept'], 3),
      'out-of-scope',
    ],
    ['a removed file', { line: 1 }, REMOVED, undefined],
    [
      'a range over an added line',
      { start_line: 1, line: 40 },
      patch('a.ts', 4, [' kept', '+new'], 3),
      undefined,
    ],
    [
      'a file without a patch',
      { line: 4 },
      'diff --git a/a.ts b/a.ts\nindex 1..2 100644\nBinary files a/a.ts and b/a.ts differ\n',
      'no-patch',
    ],
    [
      'a file that is only renamed',
      { line: 4 },
      'diff --git a/was.ts b/a.ts\nsimilarity index 100%\nrename from was.ts\nrename to a.ts\n',
      'out-of-scope',
    ],
    [
      'a finding about the whole of a file that is only renamed',
      {},
      'diff --git a/was.ts b/a.ts\nsimilarity index 100%\nrename from was.ts\nrename to a.ts\n',
      'no-patch',
    ],
    [
      'a file with a new mode',
      { line: 4 },
      'diff --git a/a.ts b/a.ts\nold mode 100644\nnew mode 100755\n',
      'out-of-scope',
    ],
    [
      'a file whose changed rows are left out',
      { line: 4 },
      'diff --git a/a.ts b/a.ts\nindex 1111111..2222222 100644\n',
      'no-patch',
    ],
  ])('added: %s', ([, entry, diff, code]) => {
    expect(planOne(diff, { path: 'a.ts', ...entry }, { scope: 'added' }).code).toBe(code)
  })

  test('max-comments goes to the most severe, then to added lines, then to others of the diff, on GitLab too', () => {
    const diff = patch('a.ts', 4, [' kept', '+new', ' kept'], 3)
    const lines = [4, 5, 6, 90]
    for (const limits of [undefined, GITLAB_LIMITS]) {
      const plan = planReview({
        findings: [
          ...lines.map((line, index) => finding({ line, message: `said ${line}` }, index, 'tool')),
          finding({ line: 91, message: 'worse', severity: 'error' }, 9, 'tool'),
        ],
        diff,
        options: { scope: 'all', maxComments: 2 },
        ...(limits ? { limits } : {}),
      })
      const inline = plan.findings.filter(({ outcome }) => outcome === 'inline').map(({ line }) => line)
      expect(inline).toEqual(limits ? [5, 91] : [4, 5])
    }
  })
})

describe('the hint where no path fits', () => {
  test.for<[what: string, path: string, hint: RegExp]>([
    ['a directory is missing', 'src/a.ts', /working-directory: packages\/web would make 1 path fit/],
    ['a directory is too much', '/builds/x/packages/web/src/a.ts', /without "\/builds\/x\/" in front/],
    [
      'nothing fits',
      'src/other.ts',
      /^No path of any finding is in the diff \(for example "src\/other.ts"\)$/,
    ],
  ])('%s', ([, path, hint]) => {
    const diff = patch('packages/web/src/a.ts', 1, ['+new'], 0)
    const { log } = planReview({ findings: [finding({ path, line: 1 }, 0, 'tool')], diff })
    expect(log.join('\n')).toMatch(hint)
  })

  test('is not given where a path fits', () => {
    const findings = ['a.ts', 'c.ts'].map((path, index) => finding({ path, line: 1 }, index, 'tool'))
    expect(planReview({ findings, diff: patch('a.ts', 1, ['+new'], 0) }).log).toEqual([])
  })
})
