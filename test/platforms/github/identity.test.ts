import { describe, expect, test } from 'vitest'
import { reviewMarker } from '../../../src/core/memory/marker.ts'
import { secondaryLimit } from '../../../src/sandbox/github/rate-limit.ts'
import { type Fault, replies } from '../../../src/sandbox/http/fault.ts'
import { expectFailed, expectPosted } from '../../helpers/attempt.ts'
import { attempt, copies, visible } from '../../helpers/github-attempt.ts'
import { FINDINGS, type Sandbox, sandbox } from '../../helpers/github-run.ts'

const GRAPHQL = { method: 'POST', path: /\/graphql$/, times: 999 }
const USER = { method: 'GET', path: '/user', times: 999 }
const APP = 'shop[bot]'
const PERSON = 'maria'

/** Everything is posted once, and the next run adds nothing. */
async function expectOneReview(github: Sandbox) {
  const ended = expectPosted(await attempt(github))
  expect(visible(github)).toHaveLength(1)
  expect(copies(github, 'test').size).toBe(FINDINGS.length)
  const again = await attempt(github)
  expect(again.kind === 'ended' && again.result.outcome).toBe('nothing-new')
  return ended
}

describe('who we are', () => {
  test.for<[graphql: 'open' | 'no-viewer' | 'off', viewer: string, asked: string[]]>([
    ['open', 'github-actions[bot]', []],
    ['open', PERSON, []],
    ['open', APP, []],
    ['no-viewer', PERSON, ['GET /user']],
    ['off', PERSON, ['GET /user']],
    ['no-viewer', 'github-actions[bot]', ['GET /user']],
    ['off', 'github-actions[bot]', ['GET /user']],
  ])(
    'GraphQL %s, the token of %s: one review, recognized by the next run',
    async ([graphql, viewer, asked]) => {
      const github = await sandbox({ graphql, viewer })
      const { requests, log } = await expectOneReview(github)
      const others = requests.filter((line) => !line.includes('/repos/'))
      // Who we are, and the text of the files.
      expect(others.toSorted()).toEqual([...asked, 'POST /graphql', 'POST /graphql'])
      const isGuess = graphql !== 'open' && viewer !== PERSON
      expect(log.includes('assuming github-actions[bot]')).toBe(isGuess)
    },
  )

  test.for<[rule: string, fault: Fault]>([
    ['reset', { kind: 'reset', when: 'before' }],
    ['502', replies.serverError('before')],
    ['empty', replies.empty('after')],
    ['HTML', replies.html('after')],
    ['another shape', replies.wrongShape('after')],
    ['cut', { kind: 'cut', after: 1 }],
    ['redirect', { kind: 'redirect', status: 301 }],
    ['limited', secondaryLimit({ retryAfter: '3600' })],
    ['403', { kind: 'reply', when: 'before', status: 403, body: '{"message":"Resource not accessible"}' }],
    [
      'errors only',
      { kind: 'reply', when: 'before', status: 200, body: '{"errors":[{"type":"RATE_LIMITED"}]}' },
    ],
    [
      'null',
      { kind: 'reply', when: 'before', status: 200, body: '{"data":null,"errors":[{"message":"x"}]}' },
    ],
  ])('GraphQL always ends as %s: the other sources are tried', async ([, fault]) => {
    for (const viewer of ['github-actions[bot]', PERSON]) {
      const github = await sandbox({ viewer })
      github.fail(GRAPHQL, fault)
      await expectOneReview(github)
    }
  })

  test.for<[rule: string, fault: Fault, says: RegExp]>([
    ['502', replies.serverError('before'), /cannot be read: \/user/],
    ['another shape', replies.wrongShape('before'), /cannot be read: \/user/],
    ['401', { kind: 'reply', when: 'before', status: 401, body: '{"message":"Bad credentials"}' }, /401 Bad/],
  ])('REST ends as %s: that does not indicate an app, so nothing is guessed', async ([, fault, says]) => {
    const github = await sandbox({ graphql: 'off', viewer: PERSON })
    github.fail(USER, fault)
    expectFailed(await attempt(github), says)
    expect(visible(github)).toEqual([])
  })
})

describe('a guess', () => {
  test('of the wrong app posts once, never twice: the next run detects that the guess is wrong', async () => {
    const github = await sandbox({ graphql: 'off', viewer: APP })
    expectPosted(await attempt(github))
    const again = await attempt(github)
    expectFailed(again, /it may be shop\[bot\]/)
    expect(again.posts).toBe(0)
    expect(visible(github)).toHaveLength(1)
  })

  test.for<[rule: string, fault: Fault, posts: number]>([
    ['reset after the server acted', { kind: 'reset', when: 'after' }, 1],
    ['reset before the server acts', { kind: 'reset', when: 'before' }, 2],
    ['a cut reply', { kind: 'cut', after: 10 }, 1],
  ])('of the wrong app, and the write ends as %s: one review', async ([, fault, posts]) => {
    const github = await sandbox({ graphql: 'off', viewer: APP })
    github.fail({ method: 'POST', path: /\/reviews$/ }, fault)
    expect(expectPosted(await attempt(github)).posts).toBe(posts)
    expect(visible(github)).toHaveLength(1)
  })

  test('of the wrong app deletes a leftover draft, which only its author can see', async () => {
    const github = await sandbox({ graphql: 'off', viewer: APP })
    const marker = reviewMarker({
      id: 'test',
      commit: 'none',
      run: '0'.repeat(32),
      listed: [],
      groups: [],
      rest: 'none',
    })
    await github.as(APP).draft({ body: marker, comments: [] })
    await github.as(PERSON).draft({ body: marker, comments: [] })
    expectPosted(await attempt(github))
    expect(github.reviews().map(({ user, state }) => `${user} ${state}`)).toEqual([
      `${PERSON} PENDING`,
      `${APP} COMMENTED`,
    ])
  })

  test.for(['mallory', 'github-actions'])('is not %s, whatever marker is copied', async (login) => {
    const before = await sandbox()
    await attempt(before)
    const comments = before.comments().map(({ path, line, body }) => ({ path, line: line ?? 1, body }))
    const github = await sandbox({ graphql: 'no-viewer' })
    await github.as(login).review({ body: before.reviews()[0]?.body ?? '', comments })
    expectPosted(await attempt(github))
    expect(github.comments().filter(({ user }) => user === github.viewer)).toHaveLength(2)
  })

  test.for<[graphql: 'open' | 'off', viewer: string, state: string]>([
    ['open', 'github-actions[bot]', 'DISMISSED'],
    ['off', PERSON, 'DISMISSED'],
    ['off', 'github-actions[bot]', 'CHANGES_REQUESTED'],
  ])('dismisses nothing (GraphQL %s, %s)', async ([graphql, viewer, state]) => {
    const github = await sandbox({ graphql, viewer })
    expectPosted(await attempt(github, { options: { event: 'request-changes' } }))
    await attempt(github, { findings: [] })
    expect(github.reviews().map((review) => review.state)).toEqual([state])
  })

  test('resolves only what GraphQL says is ours', async () => {
    const permissions = { contents: 'write' } as const
    const github = await sandbox({ graphql: 'no-viewer', permissions })
    expectPosted(await attempt(github))
    await attempt(github, { findings: FINDINGS.slice(1), resolveFixed: true })
    expect(
      github
        .threads()
        .map(({ resolvedBy }) => resolvedBy)
        .toSorted(),
    ).toEqual([github.viewer, undefined])
    await github
      .as(PERSON)
      .reply(github.comments().find(({ body }) => body.includes('Second'))?.id ?? 0, 'No')
    await attempt(github, { findings: [], resolveFixed: true })
    expect(github.threads().filter(({ resolvedBy }) => resolvedBy)).toHaveLength(1)
  })
})
