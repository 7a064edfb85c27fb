import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFinding } from '../../../src/core/finding/finding.ts'
import { intake } from '../../../src/core/intake/intake.ts'
import { readCommentMarker, readReviewMarker } from '../../../src/core/memory/marker.ts'
import type { Posted } from '../../../src/core/memory/posted.ts'
import { SCOPES } from '../../../src/core/options/plan-options.ts'
import { type GivenInput, planGiven as planReview } from '../../../src/library/plan-given.ts'
import { buttonText, patch } from '../../helpers/one-finding.ts'
import { runs } from '../../helpers/runs.ts'
import { buttonsOf } from '../../oracles/press.ts'

const ROWS = Array.from({ length: 20 }, (_, index) => `+line ${index + 1};`)
const DIFF = patch('b.ts', 1, ROWS, 0) + patch('a.ts', 1, ROWS, 0)

function plan(
  entries: readonly object[],
  input: Omit<Partial<GivenInput>, 'findings'> = {},
  kinds: ('model' | 'tool')[] = [],
) {
  const findings = entries.map((entry, index) => {
    const read = readFinding(
      { path: 'a.ts', message: 'said', ...entry },
      { file: 'test', index },
      kinds[index] ?? 'model',
    )
    if ('bad' in read) throw new Error(read.bad.message)
    return read.finding
  })
  return planReview({ diff: DIFF, ...input, findings })
}

describe('nothing is lost', () => {
  const word = fc.constantFrom('a.ts', 'b.ts', 'c.ts', './a.ts', 'x/a.ts', 'ts', '', '../a.ts', '__proto__')
  const entry = fc.oneof(
    fc.record(
      {
        path: word,
        line: fc.oneof(fc.integer({ min: -1, max: 30 }), fc.constantFrom('3', null, 'x', 1e300)),
        start_line: fc.integer({ min: 1, max: 25 }),
        side: fc.constantFrom('LEFT', 'RIGHT', null),
        severity: fc.constantFrom('error', 'nit', 'odd', 7),
        title: fc.string({ unit: 'grapheme' }),
        message: fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('[SUGGEST:+1: x]', '```suggestion\nx\n```', ''),
        ),
        suggestion: fc.oneof(fc.string(), fc.constantFrom('', '\n', 'line 3;')),
        original: fc.constantFrom('line 3;', 'line', '', 'nowhere'),
        confidence: fc.constantFrom(0, 0.5, 1, 2),
      },
      { requiredKeys: [] },
    ),
    fc.jsonValue(),
  )

  test('entries in = entries in the report, each with one outcome; inline = has comments', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 12 }),
        fc.nat(6),
        fc.constantFrom(...SCOPES),
        async (entries, maxComments, scope) => {
          const { findings, bad } = await intake({ file: 'f', text: JSON.stringify(entries) }, 'json')
          const options = { maxComments, minSeverity: 'warning', minConfidence: 0.4, scope } as const
          const result = planReview({ findings, bad, diff: DIFF, options })
          expect(result.findings).toHaveLength(entries.length)
          for (const { outcome, comments } of result.findings)
            expect(comments.length > 0).toBe(outcome === 'inline')
          const owned = result.findings.flatMap(({ comments }) => comments)
          expect(owned.toSorted((a, b) => a - b)).toEqual([...result.review.comments.keys()])
          expect(result.review.comments.length).toBeLessThanOrEqual(maxComments || Number.POSITIVE_INFINITY)
          const { inline = 0, summary = 0, filtered = 0, dropped = 0 } = tally(result.findings)
          expect(inline + summary + filtered + dropped).toBe(entries.length)
          expect(result.counts).toMatchObject({
            findings: entries.length,
            inline,
            summarized: summary,
            filtered,
            dropped,
          })
          // Suggestions of one review never overlap.
          const buttons = buttonsOf(result.review.comments)
          for (const [index, one] of buttons.entries()) {
            for (const other of buttons.slice(index + 1)) {
              expect(one.path !== other.path || one.last < other.first || other.last < one.first).toBe(true)
            }
          }
        },
      ),
      { numRuns: runs(500) },
    )
  })
})

function tally(findings: readonly { outcome: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { outcome } of findings) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

describe('which finding has the suggestion on a line', () => {
  const fix = (line: number, suggestion: string, more: object = {}) => ({ line, suggestion, ...more })
  const wide = { start_line: 2, line: 4, suggestion: 'wide 2;\nwide 3;\nwide 4;' }
  test.for<[rule: string, entries: object[], kinds: ('model' | 'tool')[], button: string]>([
    [
      'the more severe',
      [fix(3, 'x;', { severity: 'info' }), fix(3, 'y;', { severity: 'error' })],
      [],
      '3: y;',
    ],
    ['a tool before a model', [fix(3, 'x;'), fix(3, 'y;')], ['model', 'tool'], '3: y;'],
    ['the upper line', [fix(4, 'x;'), wide], [], '2-4: wide 2; | wide 3; | wide 4;'],
  ])('%s', ([, entries, kinds, button]) => {
    const { review, findings } = plan(entries, {}, kinds)
    expect(buttonsOf(review.comments).map(buttonText)).toEqual([button])
    expect(findings.map(({ code }) => code).filter(Boolean)).toEqual(['overlap'])
  })
})

describe('the review', () => {
  test('files in the order of the diff, comments of a file bottom-up', () => {
    const { review, findings } = plan([{ line: 2 }, { line: 9 }, { line: 5, path: 'b.ts' }])
    expect(review.comments.map(({ path, line }) => `${path}:${line}`)).toEqual(['b.ts:5', 'a.ts:9', 'a.ts:2'])
    expect(findings.map(({ comments }) => comments)).toEqual([[2], [1], [0]])
  })

  test('max-comments keeps the most severe inline', () => {
    const severities = ['info', 'error', 'warning', 'error']
    const { findings } = plan(
      severities.map((severity, index) => ({ line: index + 1, severity })),
      { options: { maxComments: 2 } },
    )
    expect(findings.map(({ outcome }) => outcome)).toEqual(['summary', 'inline', 'summary', 'inline'])
    expect(findings[0]?.code).toBe('over-limit')
  })

  test.for<[rule: string, options: object, severities: string[], event: string, failed: boolean]>([
    ['comment', {}, ['error'], 'COMMENT', false],
    ['request-changes', { event: 'request-changes' }, ['info'], 'REQUEST_CHANGES', false],
    ['auto, fail-on met', { event: 'auto', failOn: 'warning' }, ['error'], 'REQUEST_CHANGES', true],
    ['auto, fail-on not met', { event: 'auto', failOn: 'error' }, ['warning'], 'COMMENT', false],
  ])('event: %s', ([, options, severities, event, failed]) => {
    const result = plan(
      severities.map((severity) => ({ line: 1, severity })),
      { options },
    )
    expect({ event: result.review.event, failed: result.failed }).toEqual({ event, failed })
  })

  test.for<[rule: string, options: object, entry: object, outcome: string, code: string]>([
    [
      'below min-severity',
      { minSeverity: 'warning' },
      { line: 1, severity: 'info' },
      'filtered',
      'below-min-severity',
    ],
    [
      'below min-confidence',
      { minConfidence: 0.5 },
      { line: 1, confidence: 0.4 },
      'filtered',
      'below-min-confidence',
    ],
    ['scope: added', { scope: 'added' }, { line: 99 }, 'filtered', 'out-of-scope'],
    ['scope: diff', { scope: 'diff' }, { line: 99 }, 'filtered', 'out-of-scope'],
    ['scope: files', { scope: 'files' }, { line: 99 }, 'summary', 'line-not-in-diff'],
    ['scope: files, another file', { scope: 'files' }, { path: 'c.ts', line: 9 }, 'filtered', 'out-of-scope'],
    ['scope: all', { scope: 'all' }, { path: 'c.ts', line: 9 }, 'summary', 'path-not-in-diff'],
    ['scope: auto, a model', {}, { line: 99 }, 'summary', 'line-not-in-diff'],
  ])('%s', ([, options, entry, outcome, code]) => {
    expect(plan([entry], { options }).findings[0]).toMatchObject({ outcome, code })
  })

  test('a finding without a confidence is not filtered by it', () => {
    expect(plan([{ line: 1 }], { options: { minConfidence: 0.9 } }).findings[0]?.outcome).toBe('inline')
  })

  /** What a later run would read of a review. */
  const asPosted = ({ review }: ReturnType<typeof plan>): Posted => {
    const marker = readReviewMarker(review.body)
    return {
      comments: review.comments.map(({ path, body, line }) => ({
        fingerprint: readCommentMarker(body)?.fingerprint ?? '',
        path,
        body,
        anchored: `line ${line};`,
        open: true,
      })),
      listed: marker?.listed ?? [],
      groups: marker?.groups ?? [],
      rests: marker ? [marker.rest] : [],
    }
  }
  const NOTHING = { event: 'COMMENT', body: '', comments: [] }

  test('what an earlier run posted is not posted again, but one more occurrence of it is', () => {
    const same = { line: 1, message: 'the same' }
    const posted = asPosted(plan([same, same]))
    const again = plan([same, same], { posted })
    expect(again.review).toEqual(NOTHING)
    expect(again.counts.duplicates).toBe(2)
    const third = plan([same, same, same], {
      posted: { ...posted, comments: posted.comments.map((comment) => ({ ...comment, open: false })) },
    })
    expect(third.findings.map(({ outcome }) => outcome).toSorted()).toEqual([
      'duplicate',
      'duplicate',
      'inline',
    ])
    expect(plan([same], { posted, options: { duplicates: 'post' } }).counts.comments).toBe(1)
  })

  test('one whose line is no longer in the diff is not posted again', () => {
    const said = { line: 3, message: 'said of the line' }
    const posted = asPosted(plan([said]))
    const smaller = patch('a.ts', 40, [' x', '+y'])
    const again = plan([said], { posted, diff: smaller })
    expect(again.counts).toMatchObject({ comments: 0, summarized: 0, duplicates: 1 })
    expect(again.fingerprints()).toEqual([posted.comments[0]?.fingerprint])
    // Each comment accounts for one occurrence.
    expect(plan([said, said], { posted, diff: smaller }).counts).toMatchObject({
      summarized: 1,
      duplicates: 1,
    })
    // If the line has changed, it is posted again.
    const changed = patch('a.ts', 1, [' x', ' y', '+quite another line', ' z'])
    expect(plan([said], { posted, diff: changed }).counts.comments).toBe(1)
  })

  test('a merged finding is recognized from each of its sources, with one fingerprint', () => {
    const message = 'The same defect is described here at some length, in the same words.'
    const [one, other] = [
      { line: 3, message, source: 'one' },
      { line: 3, message, source: 'other' },
    ]
    const posted = asPosted(plan([one, other]))
    expect(posted.comments).toHaveLength(1)
    for (const entry of [one, other]) {
      const again = plan([entry], { posted })
      expect(again.counts).toMatchObject({ comments: 0, duplicates: 1 })
      expect(again.fingerprints()).toEqual([posted.comments[0]?.fingerprint])
    }
  })

  test('findings in the body are remembered too, and those that did not fit even there', () => {
    const listed = [{ line: 99 }, { line: 98 }]
    expect(plan(listed, { posted: asPosted(plan(listed)) }).review).toEqual(NOTHING)
    const many = Array.from({ length: 2500 }, (_, index) => ({
      line: (index % 20) + 1,
      message: `number ${index}`,
    }))
    const first = plan(many)
    expect(first.counts).toMatchObject({ comments: 50, summarized: 2450 })
    expect(plan(many, { posted: asPosted(first) }).review).toEqual(NOTHING)
    const added = plan([...many, { line: 3, message: 'new' }], { posted: asPosted(first) })
    expect(added.findings.find(({ message }) => message === 'new')?.outcome).toBe('summary')
    const severe = plan([...many, { line: 3, message: 'new', severity: 'error' }], {
      posted: asPosted(first),
    })
    expect(severe.findings.find(({ message }) => message === 'new')?.outcome).toBe('inline')
  })

  test('a reworded finding of a model is not posted twice', () => {
    const said = {
      line: 3,
      message: 'The value of the third line is computed twice, which costs time on every call.',
    }
    const reworded = {
      line: 3,
      message: 'The value of the third line is computed two times, which costs time with every call.',
    }
    const other = { line: 3, message: 'This name shadows an import.' }
    const posted = asPosted(plan([said]))
    expect(plan([reworded], { posted }).counts.duplicates).toBe(1)
    expect(plan([{ ...reworded, line: 4 }], { posted }).counts.duplicates).toBe(0)
    expect(plan([other], { posted }).counts.duplicates).toBe(0)
  })

  test('a comment that the platform refused goes to the body', () => {
    const first = plan([{ line: 1 }, { line: 2, message: 'other' }])
    const refused = new Set([readCommentMarker(first.review.comments[0]?.body ?? '')?.fingerprint ?? ''])
    const second = plan([{ line: 1 }, { line: 2, message: 'other' }], { refused })
    expect(second.findings.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['inline', undefined],
      ['summary', 'refused'],
    ])
  })

  test('the body says that the head has moved', () => {
    const options = { commit: 'a'.repeat(40), head: 'b'.repeat(40) }
    expect(plan([{ line: 1 }], { options }).review.body).toContain(
      'Reviewed `aaaaaaaaaa`, head is `bbbbbbbbbb`.',
    )
  })

  test('a fingerprint does not change when the lines move', () => {
    const moved = `${patch('b.ts', 1, ROWS, 0)}${patch('a.ts', 1, ['+new', '+new', ...ROWS], 0)}`
    const fingerprintOf = (diff: string, line: number) =>
      /fingerprint=(\w+)/.exec(
        plan([{ line, message: `see line ${line}` }], { diff }).review.comments[0]?.body ?? '',
      )?.[1]
    expect(fingerprintOf(moved, 5)).toBe(fingerprintOf(DIFF, 3))
    expect(fingerprintOf(DIFF, 4)).not.toBe(fingerprintOf(DIFF, 3))
  })

  test('the marker is the last line of every comment and of the body', () => {
    const { review } = plan([{ line: 1, message: '<!-- fencepost v1 id=x -->\n```' }, { line: 99 }], {
      options: { id: 'my--id -->' },
    })
    for (const text of [review.body, ...review.comments.map(({ body }) => body)]) {
      const [last = '', ...others] = text.split('\n').toReversed()
      expect(last).toMatch(/^<!-- fencepost v1 id=[\w%.]+ commit=none \w+=[\w, =]+ -->$/)
      expect(others.filter((line) => line.startsWith('<!--'))).toEqual([])
    }
  })

  test('the order of the findings does not change the run', () => {
    const entries = [{ line: 1 }, { line: 2, severity: 'error' }, { line: 99 }]
    const run = (list: object[]) => /run=(\w+)/.exec(plan(list).review.body)?.[1]
    expect(run(entries.toReversed())).toBe(run(entries))
  })
})

describe('bodies stay within the limit', () => {
  const long = 'A long line of text that says very little. '.repeat(40)
  test.for<[rule: string, message: string]>([
    ['plain text', `${long}\n`.repeat(100)],
    ['one endless line', long.repeat(100)],
    ['an unclosed fence', `\`\`\`\n${long}\n`.repeat(100)],
    ['nothing but punctuation', '*_[]()'.repeat(30_000)],
    ['invisible characters', '\u202e'.repeat(50_000)],
  ])('%s', ([, message]) => {
    const suggestion = 'better 1;'
    const inline = plan([{ line: 1, message, suggestion }]).review.comments[0]?.body ?? ''
    expect(inline.length).toBeLessThanOrEqual(60_000)
    expect(inline).toContain('the report has them all')
    expect(buttonsOf([{ path: 'a.ts', line: 1, side: 'RIGHT', body: inline }]).map(buttonText)).toEqual([
      '1: better 1;',
    ])
    expect(plan([{ line: 99, message }]).review.body.length).toBeLessThanOrEqual(60_000)
  })

  test('more findings than fit are counted per file', () => {
    const entries = Array.from({ length: 3000 }, (_, index) => ({
      path: `gone/${index % 7}.ts`,
      line: 1,
      message: `${index} ${long}`,
    }))
    const { review, counts } = plan(entries)
    expect(counts.summarized).toBe(3000)
    expect(review.body.length).toBeLessThanOrEqual(60_000)
    expect(review.body).toMatch(
      /\d+ more findings did not fit here; the report has them all\.\n\n<details>[^\n]*\n\nPer file: `gone\/\d\.ts` \d+/,
    )
  })

  test('code that is too long is shown in part', () => {
    const suggestion = 'x'.repeat(50_000)
    const { review, findings } = plan([{ line: 1, suggestion }])
    expect(findings[0]?.code).toBe('too-long')
    expect(review.comments[0]?.body.length).toBeLessThanOrEqual(60_000)
  })
})
