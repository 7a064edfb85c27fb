import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFinding } from '../../src/core/finding/finding.ts'
import { readCommentMarker, readReviewMarker } from '../../src/core/memory/marker.ts'
import type { Posted } from '../../src/core/memory/posted.ts'
import type { PlanOptions } from '../../src/core/options/plan-options.ts'
import type { ReviewPlan } from '../../src/index.ts'
import { planGiven as planReview } from '../../src/library/plan-given.ts'
import { patch } from '../helpers/one-finding.ts'
import { securityRuns } from '../helpers/runs.ts'

const ROWS = Array.from({ length: 9 }, (_, index) => `+line ${index + 1};`)
const DIFF = patch('a.ts', 1, ROWS)
const OPTIONS = { repositoryUrl: 'https://github.com/shop/cart', id: 'lint', scope: 'all' } as const

interface Entry {
  readonly line?: number
  readonly path?: string
  readonly message?: string
  readonly rule?: string
  readonly severity?: string
}

interface Given {
  readonly diff?: string
  readonly posted?: Posted
  readonly options?: Partial<PlanOptions>
}

function plan(entries: readonly Entry[], { diff = DIFF, posted, options = {} }: Given = {}): ReviewPlan {
  const findings = entries.map((entry, index) => {
    const read = readFinding({ path: 'a.ts', message: 'said', ...entry }, { file: 'f', index }, 'tool')
    if ('bad' in read) throw new Error(read.bad.message)
    return read.finding
  })
  return planReview({ findings, diff, options: { ...OPTIONS, ...options }, ...(posted ? { posted } : {}) })
}

/** What a later run would read of reviews. */
function posted(...plans: readonly ReviewPlan[]): Posted {
  const markers = plans.flatMap(({ review }) => readReviewMarker(review.body) ?? [])
  return {
    comments: plans.flatMap(({ review }) =>
      review.comments.map(({ path, body, line }) => {
        const fingerprint = readCommentMarker(body)?.fingerprint ?? ''
        return { fingerprint, path, body, anchored: `line ${line};`, open: true }
      }),
    ),
    listed: markers.flatMap(({ listed }) => listed),
    groups: markers.flatMap(({ groups }) => groups),
    rests: markers.map(({ rest }) => rest),
  }
}

function outcomes({ findings }: ReviewPlan): string[] {
  return findings.map(({ outcome }) => outcome)
}

describe('T28 what was only listed in a body', () => {
  const unseen: Entry = { line: 40, message: 'eval can be harmful', rule: 'no-eval' }

  test('is not listed again', () => {
    expect(outcomes(plan([unseen], { posted: posted(plan([unseen])) }))).toEqual(['duplicate'])
  })

  test('does not suppress the same finding once its line is in the diff', () => {
    const now = patch('a.ts', 39, [' x', '+eval(input)'])
    expect(outcomes(plan([unseen], { posted: posted(plan([unseen])), diff: now }))).toEqual(['inline'])
  })

  test('does not suppress a new occurrence in the diff with the same text', () => {
    expect(outcomes(plan([{ ...unseen, line: 3 }], { posted: posted(plan([unseen])) }))).toEqual(['inline'])
  })

  test.for<[before: string, now: string, outcome: string]>([
    ['info', 'warning', 'summary'],
    ['info', 'error', 'summary'],
    ['warning', 'error', 'summary'],
    ['warning', 'warning', 'duplicate'],
    ['error', 'info', 'duplicate'],
  ])('as %s, and now %s: %s', ([before, now, outcome]) => {
    const earlier = posted(plan([{ ...unseen, severity: before }]))
    expect(outcomes(plan([{ ...unseen, severity: now }], { posted: earlier }))).toEqual([outcome])
  })

  test('is counted: one more than was listed is posted', () => {
    const earlier = posted(plan([unseen, unseen]))
    const again = plan([unseen, unseen, unseen], { posted: earlier })
    expect(outcomes(again).toSorted()).toEqual(['duplicate', 'duplicate', 'summary'])
  })

  test.for([['repositoryUrl', 'https://github.com/shop/other'] as const, ['id', 'other'] as const])(
    'has names that count for one %s only',
    ([key, other]) => {
      const names = (options: Partial<PlanOptions>) =>
        posted(plan([unseen], { options })).listed.map(({ name }) => name)
      expect(names({})).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/)])
      expect(names({ [key]: other })).not.toEqual(names({}))
    },
  )
})

describe('T28 more than max-comments allows', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ line: index + 1, message: `number ${index}` }))
  const options = { maxComments: 4 }
  const first = plan(many, { options })

  test('a later run adds nothing as long as the others are still found', () => {
    expect(first.counts).toMatchObject({ comments: 4, summarized: 5 })
    const again = plan(many, { options, posted: posted(first) })
    expect(again.counts).toMatchObject({ comments: 0, summarized: 0, duplicates: 9 })
  })

  test('a free place goes to the most severe of them', () => {
    const fixed = plan(many.slice(2), { options, posted: posted(first) })
    expect(fixed.counts).toMatchObject({ comments: 2, summarized: 0, duplicates: 5 })
  })

  test('a more severe one takes precedence', () => {
    const severe = { line: 9, message: 'severe', severity: 'error' }
    const next = plan([...many, severe], { options, posted: posted(first) })
    expect(next.review.comments.map(({ line }) => line)).toEqual([9])
  })
})

describe('T28 more than a marker has room for', () => {
  const rules = ['no-eval', 'eqeqeq', 'no-undef']
  const many = Array.from({ length: 900 }, (_, index) => ({
    path: `src/${index % 7}.ts`,
    rule: rules[index % 3],
    line: index + 1,
    message: `number ${index}`,
  })) as Entry[]
  const first = plan(many)

  test('is recognized by file and rule', () => {
    const { listed, groups, rests } = posted(first)
    expect([listed.length, groups.length, rests]).toEqual([400, 12, ['none']])
    expect(plan(many, { posted: posted(first) }).review.body).toBe('')
    const other = { path: 'src/6.ts', line: 1, message: 'new' }
    const next = plan([...many, { ...other, rule: 'no-eval' }, { ...other, rule: 'new' }], {
      posted: posted(first),
    })
    expect(outcomes(next).slice(-2)).toEqual(['duplicate', 'summary'])
  })

  test('a more severe one with a known file and rule is posted', () => {
    const severe = { path: 'src/6.ts', rule: 'no-eval', line: 1, message: 'new', severity: 'error' }
    const next = plan([...many, severe], { posted: posted(first) })
    expect(outcomes(next).at(-1)).toBe('summary')
  })

  test('without rules, all of them are recognized by one digest', () => {
    const unruled = many.map(({ rule: _, ...entry }) => entry)
    const first = plan(unruled)
    expect(posted(first).rests[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(plan(unruled, { posted: posted(first) }).review.body).toBe('')
  })
})

test('T28 a second run of the same findings says nothing, and one more finding in the diff is always told', () => {
  const entry = fc.record({
    line: fc.integer({ min: 1, max: 30 }),
    message: fc.constantFrom('one', 'two', 'three'),
    rule: fc.option(fc.constantFrom('r', 's'), { nil: undefined }),
    severity: fc.constantFrom('error', 'warning', 'info'),
    path: fc.constantFrom('a.ts', 'b.ts'),
  })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.nat(6), entry, (entries, maxComments, extra) => {
      const given = entries.map((each) => JSON.parse(JSON.stringify(each)))
      const options = { maxComments }
      const first = plan(given, { options })
      const again = plan(given, { options, posted: posted(first) })
      expect(again.review).toMatchObject({ body: '', comments: [] })
      const added = { ...JSON.parse(JSON.stringify(extra)), message: 'new', path: 'a.ts', line: 3 }
      const next = plan([...given, added], { options, posted: posted(first, again) })
      expect(['inline', 'summary']).toContain(outcomes(next).at(-1))
    }),
    { numRuns: securityRuns() },
  )
})
