import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { waitSeconds } from '../../contract/api.ts'
import { sameAnswer } from '../../contract/ask.ts'
import { mayWriteGitHub } from '../../contract/github/may-write.ts'
import { mayWriteGitLab } from '../../contract/gitlab/may-write.ts'
import { parseRecord, updateRecord } from '../../contract/record.ts'
import { newRun } from '../../contract/scratch.ts'
import { searchLimit, textLimitAnswer } from '../../contract/search-limit.ts'
import type { Verdict } from '../../contract/verdict.ts'
import { exceeds } from '../../src/sandbox/recorded.ts'
import { runs } from '../helpers/runs.ts'

const verdict = (isAccepted: boolean): Verdict =>
  isAccepted ? { kind: 'accepted' } : { kind: 'refused', message: 'no' }

describe('limits', () => {
  test('any limit is found, to the unit or as roughly as asked', async () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 })
    const property = fc.asyncProperty(
      sizes.map((all) => all.toSorted((one, other) => one - other)),
      fc.integer({ min: 0, max: 1_100_000 }),
      fc.constantFrom(0, 0.05),
      async (tried, limit, tolerance) => {
        const found = await searchLimit(tried, tolerance, async (size) => verdict(size <= limit))
        if (limit >= (tried.at(-1) ?? 0)) expect(found).toEqual({ kind: 'none' })
        else if (found.kind !== 'limit') expect.fail(found.kind)
        else {
          expect(found.max).toBeLessThanOrEqual(limit)
          expect(limit - found.max).toBeLessThanOrEqual(Math.max(0, limit * tolerance))
        }
      },
    )
    await fc.assert(property, { numRuns: runs(300) })
  })

  test.for(['code-points', 'utf-16-units', 'bytes'])('the unit is found: %s', async (unit) => {
    for (const max of [1000, 1001, 65_536]) {
      const answer = `${max} ${unit}`
      const outcome = await textLimitAnswer([max - 3, 100_000], async (text) =>
        verdict(!exceeds({ answer }, text)),
      )
      expect(outcome).toEqual({ kind: 'answer', answer: { answer, message: 'no' } })
    }
  })

  test('a reply about something else settles nothing', async () => {
    const odd = { kind: 'unclear', reply: '502' } as const
    const attempt = async (size: number): Promise<Verdict> => (size === 150 ? odd : verdict(size <= 100))
    expect(await searchLimit([100, 200], 0, attempt)).toEqual(odd)
  })
})

describe('only what the run has made is written to', () => {
  const owned = { ...newRun(), number: 42, comments: new Set(['7']) }
  const mine = { ref: `refs/heads/${owned.head}`, head: owned.head, base: owned.base, branch: owned.head }
  const onGitHub = mayWriteGitHub('/repos/o/r', owned)
  const onGitLab = mayWriteGitLab('/projects/5', owned)

  test('on GitHub', () => {
    for (const [method, path] of [
      ['PATCH', '/repos/o/r/pulls/42'],
      ['POST', '/repos/o/r/pulls/42/reviews'],
      ['DELETE', '/repos/o/r/pulls/42/reviews/9'],
      ['POST', '/repos/o/r/pulls/42/reviews/9/events'],
      ['DELETE', '/repos/o/r/pulls/comments/7'],
      ['DELETE', `/repos/o/r/git/refs/heads/${owned.base}`],
      ['POST', '/repos/o/r/git/refs'],
      ['POST', '/repos/o/r/pulls'],
    ] as const) {
      expect(onGitHub({ method, path, body: mine }), path).toBe(true)
    }
  })

  const methods = fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE')
  const body = fc.constantFrom({}, mine, {
    ref: 'refs/heads/main',
    head: 'main',
    base: 'main',
    branch: 'main',
  })
  const tails = fc.constantFrom(
    '',
    '/reviews',
    '/reviews/9',
    '/reviews/9/events',
    '/merge',
    '/discussions',
    '/notes/3',
  )
  const numbers = fc.integer({ min: 0, max: 500 }).filter((number) => number !== 42)
  const strange = fc.constantFrom(
    '4',
    '42x',
    '42/../41',
    '042',
    '%34%32',
    '42/reviews/9/../../../41',
    'comments/8',
  )

  test('never another pull request, branch or repository', () => {
    const property = fc.property(
      methods,
      fc.oneof(numbers, strange),
      tails,
      body,
      (method, number, tail, sent) => {
        expect(onGitHub({ method, path: `/repos/o/r/pulls/${number}${tail}`, body: sent })).toBe(false)
        expect(onGitLab({ method, path: `/projects/5/merge_requests/${number}${tail}`, body: sent })).toBe(
          false,
        )
      },
    )
    fc.assert(property, { numRuns: runs(300) })
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const path of [
        '/repos/o/r',
        '/repos/o/other/pulls/42',
        '/repos/o/r/git/refs/heads/main',
        `/repos/o/r/git/refs/heads/${owned.head}/../main`,
        '/repos/o/r/pulls/42/merge',
        '/repos/o/r/contents/README.md',
        '/repos/o/r/issues/42/comments',
        '/graphql',
      ]) {
        expect(onGitHub({ method, path, body: mine }), `${method} ${path}`).toBe(false)
      }
      for (const path of [
        '/projects/5',
        '/projects/6/merge_requests/42',
        '/projects/5/repository/branches/main',
        '/projects/5/merge_requests/42/merge',
        '/projects/5/merge_requests/42/notes/../../41/notes',
        '/suggestions/3/apply',
      ]) {
        expect(onGitLab({ method, path, body: mine }), `${method} ${path}`).toBe(false)
      }
    }
  })

  test('branches and pull requests only by the names of the run', () => {
    const others = { ref: 'refs/heads/main', head: owned.head, base: 'main' }
    expect(onGitHub({ method: 'POST', path: '/repos/o/r/git/refs', body: others })).toBe(false)
    expect(onGitHub({ method: 'POST', path: '/repos/o/r/pulls', body: others })).toBe(false)
    const onMain = { branch: 'main', source_branch: owned.head, target_branch: 'main' }
    expect(onGitLab({ method: 'POST', path: '/projects/5/repository/commits', body: onMain })).toBe(false)
    expect(onGitLab({ method: 'POST', path: '/projects/5/merge_requests', body: onMain })).toBe(false)
    expect(() => mayWriteGitHub('/repos/o/r', { ...owned, head: 'main' })).toThrow()
  })
})

describe('the record', () => {
  test('answers are taken over with date and server, the rest stays', () => {
    const record = parseRecord(
      '{"a": {"answer": "x", "source": "assumed"}, "b": {"answer": 1, "source": "assumed"}}',
    )
    const asked = [
      {
        id: 'a',
        outcome: { kind: 'answer', answer: { answer: 'y', message: 'm' } },
        recorded: undefined,
        isAsRecorded: false,
      },
      { id: 'b', outcome: { kind: 'unclear', reply: '502' }, recorded: undefined, isAsRecorded: undefined },
    ] as const
    expect(updateRecord(record, asked, { date: '2026-11-18', server: 'api.github.com' })).toEqual({
      a: { answer: 'y', message: 'm', source: 'seen', date: '2026-11-18', server: 'api.github.com' },
      b: { answer: 1, source: 'assumed' },
    })
  })

  test.for([
    '{"a": {"answer": "x"}}',
    '{"a": {"answer": "x", "source": "seen"}}',
    '{"a": {"answer": "x", "source": "assumed", "date": "2026-11-18"}}',
    '{"a": {"answer": "x", "source": "seen", "date": "yesterday", "server": "s"}}',
    '{"a": {"answer": null, "source": "assumed"}}',
  ])('is refused: %s', (text) => {
    expect(() => parseRecord(text)).toThrow()
  })

  test('the same answer has the same words; numbers may be rough', () => {
    expect(sameAnswer({ answer: 97 }, { answer: 100 }, 0.05)).toBe(true)
    expect(sameAnswer({ answer: 97 }, { answer: 100 })).toBe(false)
    expect(sameAnswer({ answer: 'none' }, { answer: 100 }, 0.05)).toBe(false)
    expect(sameAnswer({ answer: 'refused', message: 'a' }, { answer: 'refused', message: 'b' })).toBe(false)
    expect(sameAnswer({ answer: 'x' }, undefined)).toBe(false)
  })
})

test.for([
  [429, { 'retry-after': '7' }, {}, 7],
  [403, { 'retry-after': '0' }, {}, 0],
  [429, {}, {}, 60],
  [403, {}, { message: 'You have exceeded a secondary rate limit' }, 60],
  [403, {}, { message: 'Resource not accessible by integration' }, undefined],
  [422, { 'retry-after': '7' }, {}, undefined],
] as const)('a rate limit is waited out: %s %o %o', ([status, headers, data, seconds]) => {
  expect(waitSeconds({ status, headers, data })).toBe(seconds)
})
