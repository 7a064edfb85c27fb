import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../src/core/finding/finding.ts'
import { GITHUB_LIMITS, GITLAB_LIMITS, planReview, type ReviewPlan } from '../../../src/index.ts'
import { patch } from '../../helpers/one-finding.ts'
import { runs } from '../../helpers/runs.ts'

/** Text that grows most when it is escaped, spelled out, fenced, quoted or encoded. */
const GROWS = [
  '`',
  '\u200b',
  '$',
  '@',
  '<',
  '&',
  '|',
  '*',
  '\\',
  '\n',
  '/a\n',
  '-',
  '😀',
  '\ud800',
  'ä',
  'a',
  '#1',
]

/** Lengths around every limit. Megabytes are left to the tests of running time. */
const length = fc.constantFrom(0, 1, 60, 199, 300, 999, 4000)

/** The same characters in all fields: the worst case is that all fields grow at once. */
const findings = fc
  .tuple(
    fc.constantFrom(...GROWS),
    fc.constantFrom(...GROWS),
    fc.array(length, { minLength: 9, maxLength: 9 }),
  )
  .chain(([one, other, lengths]) => {
    const pair = one + other
    const text = (count: number) => pair.repeat(Math.ceil(count / pair.length))
    const field = fc.constantFrom(...lengths).map(text)
    const code = fc.oneof(
      field,
      fc.constantFrom(10_000, 40_000, 51_900).map(text),
      fc.constant('x'.repeat(51_900)),
    )
    const path = fc.oneof(
      { weight: 4, arbitrary: fc.constant('src/a.ts') },
      fc.constant('a.ts'),
      field.map((part) => `src/${part}/a.ts`),
    )
    const changes = fc.tuple(
      code.map((added) => ({ startLine: 2, startColumn: 1, endLine: 2, endColumn: 3, text: added })),
    )
    const fix = fc.record({
      changes,
      unit: fc.constant('utf-16'),
      description: field,
      elsewhere: fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        fc.array(fc.record({ path: field, changes }), { maxLength: 8 }),
      ),
    })
    const model = {
      path,
      line: fc.constantFrom(2, 2, 1, 4),
      title: field,
      message: fc.oneof(field, fc.constant(text(30_000))),
      suggestion: code,
      original: fc.oneof(field, fc.constant('bb')),
      rule: field,
      category: field,
      url: field.map((part) => `https://eslint.org/${part}`),
      source: field,
      confidence: fc.constant(0.5),
      evidence: fc.record({ badge: field, confidence: fc.constant(0.1), reasoning: field }),
      fix,
      alternatives: fc.array(fix, { maxLength: 2 }),
      extra: fc.array(fc.record({ name: field, text: field }), { maxLength: 20 }),
    }
    const fields = fc.oneof(
      fc.record(model),
      fc.record(model, { requiredKeys: ['path', 'message', 'line', 'rule'] }),
    )
    return fc
      .tuple(fc.array(fields, { minLength: 1, maxLength: 2 }), fc.constantFrom(1, 3, 30), fc.boolean(), field)
      .map(([given, copies, isTool, id]) => ({
        id: id.slice(0, 200),
        summaries: [id, text(30_000), id],
        // The same defect reported by many sources.
        findings: given.flatMap((each) =>
          Array.from({ length: copies }, (_, copy) => ({
            ...each,
            severity: 'warning',
            kind: isTool ? 'tool' : 'model',
            source: `${copy}${each.source ?? ''}`,
            origin: { file: 'f', index: copy },
          })),
        ) as Finding[],
      }))
  })

const DIFF = patch('src/a.ts', 1, [' aa', '+bb', ' cc', '+dd'])

function lengths({ review }: ReviewPlan): number[] {
  return [review.body, ...review.comments.map(({ body }) => body)].map((body) => body.length)
}

describe('nothing that is sent is longer than the platform takes', () => {
  test.for([
    ['GitHub', GITHUB_LIMITS],
    ['GitLab', GITLAB_LIMITS],
  ] as const)('on %s, whatever the fields hold', ([, limits]) => {
    fc.assert(
      fc.property(
        findings,
        fc.constantFrom('markdown', 'literal'),
        ({ findings: given, id, summaries }, prose) => {
          const options = {
            prose,
            id,
            summaries,
            commit: 'a'.repeat(40),
            head: 'b'.repeat(40),
            repositoryUrl: 'https://github.com/shop/cart',
          } as const
          const plan = planReview({ findings: given, diff: DIFF, options, limits })
          // In UTF-16 units, which are never fewer than code points.
          expect(Math.max(...lengths(plan))).toBeLessThanOrEqual(limits.bodyLength)
          expect(plan.findings).toHaveLength(given.length)
          expect(plan.log.filter((line) => /fail/i.test(line))).toEqual([])
          for (const { path: file, body } of plan.review.comments)
            expect((file + body).isWellFormed()).toBe(true)
          expect(plan.review.body.isWellFormed()).toBe(true)
        },
      ),
      { numRuns: runs(100) },
    )
  })
})
