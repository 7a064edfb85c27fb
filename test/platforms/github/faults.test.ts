import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reviewMarker } from '../../../src/core/memory/marker.ts'
import { primaryLimit, secondaryLimit } from '../../../src/sandbox/github/rate-limit.ts'
import { type Fault, replies } from '../../../src/sandbox/http/fault.ts'
import { expectFailed, expectPosted } from '../../helpers/attempt.ts'
import { attempt, copies, visible } from '../../helpers/github-attempt.ts'
import { FINDINGS, type Sandbox, sandbox } from '../../helpers/github-run.ts'
import { HEAD, type RunOptions } from '../../helpers/run-review.ts'
import { pairs, runs } from '../../helpers/runs.ts'

// The fault table for GitHub. F17 is in kill.test.ts, F22 is for GitLab, F24 for the action.

const POST = { method: 'POST', path: /\/reviews$/ }
const LISTS = {
  'the pull request': { method: 'GET', path: /\/pulls\/\d+$/ },
  'its files': { method: 'GET', path: /\/files\?/ },
  'its comments': { method: 'GET', path: /\/comments\?/ },
  'its reviews': { method: 'GET', path: /\/reviews\?/ },
}
/** Without an answer from GraphQL, the viewer is found in other ways: identity.test.ts. */
const READS = { ...LISTS, 'who we are': { method: 'POST', path: /\/graphql$/ } }
const ALWAYS = 999

/** Runs twice: the first run posts everything, the second adds nothing. */
async function expectOneReview(github: Sandbox, given: RunOptions = {}) {
  const ended = expectPosted(await attempt(github, given))
  expect(visible(github)).toHaveLength(1)
  expect(copies(github, given.id ?? 'test').size).toBe((given.findings ?? FINDINGS).length)
  expect((await attempt(github, given)).posts).toBe(0)
  return ended
}

const refusal = (status: number, ...errors: string[]): Fault => ({
  kind: 'reply',
  when: 'before',
  status,
  body: JSON.stringify({ message: 'Unprocessable Entity', errors }),
  headers: { 'content-type': 'application/json; charset=utf-8' },
})

describe('F1 to F3: the outcome of the write is unknown', () => {
  test.for<[rule: string, fault: Fault, posts: number]>([
    ['F1 reset before the server acts', { kind: 'reset', when: 'before' }, 2],
    ['F1 502 before the server acts', replies.serverError('before'), 2],
    ['F1 a proxy’s page, status 403', replies.html('before', 403), 2],
    ['F2 reset after the server acted', { kind: 'reset', when: 'after' }, 1],
    ['F2 502 after the server acted', replies.serverError('after'), 1],
    ['F2 504 after the server acted', replies.serverError('after', 504), 1],
    ['F3 an empty reply', replies.empty('after'), 1],
    ['F3 a page of HTML', replies.html('after'), 1],
    ['F3 another shape', replies.wrongShape('after'), 1],
    ['F3 a list', { kind: 'reply', when: 'after', status: 200, body: '[]' }, 1],
    ['F3 no content', { kind: 'reply', when: 'after', status: 204 }, 1],
    ...[0, 1, 2, 3, 50, 400, 800, 1200].map((after): [string, Fault, number] => [
      `F3 cut after ${after} bytes`,
      { kind: 'cut', after },
      1,
    ]),
  ])('%s: one review', async ([, fault, posts]) => {
    const github = await sandbox()
    github.fail(POST, fault)
    expect((await expectOneReview(github)).posts).toBe(posts)
  })

  test.for<[rule: string, fault: Fault]>([
    ['before', { kind: 'reset', when: 'before' }],
    ['502', replies.serverError('before')],
    ['empty', replies.empty('before')],
  ])('F1 permanently (%s): fails after two, and says that it may have been posted', async ([, fault]) => {
    const github = await sandbox()
    github.fail({ ...POST, times: ALWAYS }, fault)
    const ended = await attempt(github)
    expectFailed(ended, /may have been posted/)
    expect(ended.posts).toBe(2)
  })

  test('F2 and no read succeeds afterwards: may have been posted, and the next run recognizes it', async () => {
    const github = await sandbox()
    github.fail(POST, { kind: 'reset', when: 'after' })
    github.fail({ ...READS['its reviews'], nth: 3, times: 4 }, replies.serverError('before'))
    const ended = await attempt(github)
    expectFailed(ended, /may have been posted/)
    expect(ended.posts).toBe(1)
    expect((await attempt(github)).posts).toBe(0)
    expect(visible(github)).toHaveLength(1)
  })

  test('F1 an older review with the same findings on the same commit is not mistaken for this one', async () => {
    const github = await sandbox()
    expectPosted(await attempt(github, { options: { minSeverity: 'error' } }))
    github.fail(POST, { kind: 'reset', when: 'before' })
    expectPosted(await attempt(github))
    expect(copies(github, 'test').size).toBe(3)
  })
})

describe('F4: an incomplete list is never trusted', () => {
  const faults: [rule: string, fault: Fault][] = [
    ['reset', { kind: 'reset', when: 'before' }],
    ['502', replies.serverError('before')],
    ['empty', replies.empty('after')],
    ['HTML', replies.html('after')],
    ['another shape', replies.wrongShape('after')],
    ['entries of another shape', { kind: 'reply', when: 'after', status: 200, body: '[{"id":"1"}]' }],
    ['cut at once', { kind: 'cut', after: 0 }],
    ['cut', { kind: 'cut', after: 1 }],
    ['redirect', { kind: 'redirect', status: 301, to: 'http://elsewhere.example/' }],
  ]
  const cases = pairs(Object.entries(LISTS), faults).map(([[what, on], [rule, fault]]) => ({
    what,
    on,
    rule,
    fault,
  }))

  test.for(cases)('F4 $what, $rule: retried once, a permanent fault stops the run', async ({ on, fault }) => {
    const github = await sandbox()
    github.fail({ ...on, times: 4 }, fault)
    const ended = await attempt(github)
    expectFailed(ended, /cannot be read/)
    expect(ended.posts).toBe(0)
    github.fail(on, fault)
    await expectOneReview(github)
  })

  const many = Array.from({ length: 5 }, (_, index) => ({
    path: 'src/cart.ts',
    line: 7 + index,
    title: `Number ${index}`,
    message: 'Look.',
  }))

  test.for([1, 2, 3, 4, 5])('F4 page %i of five', async (page) => {
    const github = await sandbox({ pageSize: 1 })
    await expectOneReview(github, { findings: many })
    const on = { method: 'GET', path: new RegExp(`/comments\\?.*page=${page}$`) }
    for (const [, fault] of faults.slice(4)) {
      github.fail({ ...on, times: 4 }, fault)
      expectFailed(await attempt(github, { findings: many }), /cannot be read/)
      github.fail(on, fault)
      const ended = await attempt(github, { findings: many })
      expect(ended.kind === 'ended' && ended.result.outcome).toBe('nothing-new')
    }
  })

  test('F4 fewer files than the pull request counts', async () => {
    const github = await sandbox({ pageSize: 1 })
    github.fail(
      { method: 'GET', path: /\/files\?.*page=2$/ },
      { kind: 'reply', when: 'after', status: 200, body: '[]' },
    )
    expectFailed(await attempt(github), /listed 1 of 2 changed files/)
  })

  test('F4 many pages, several concurrently: each is requested once', async () => {
    const github = await sandbox({ pageSize: 1 })
    for (let line = 7; line < 12; line++)
      for (const body of ['one', 'two', 'three'])
        await github.as('ann').comment({ path: 'src/cart.ts', line, body })
    expectPosted(await attempt(github))
    const pages = github.requests.flatMap(({ path }) => /\/comments\?.*\bpage=(\d+)$/.exec(path)?.[1] ?? [])
    expect(pages.map(Number).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    )
  })

  test('F4 an endless list', async () => {
    const github = await sandbox()
    await github.as('ann').comment({ path: 'src/cart.ts', line: 10, body: 'hm' })
    github.fail({ ...READS['its comments'], times: 9999 }, { kind: 'link', next: 'http://127.0.0.1/again' })
    // Pages after the last one are empty: that ends the list, whatever the Link header says.
    expectPosted(await attempt(github))
  })
})

describe('F5: redirects', () => {
  const statuses = [301, 302, 307, 308] as const

  test.for(statuses)('F5 %i for every write is not a success', async (status) => {
    const foreign = await sandbox()
    for (const to of [undefined, `${foreign.url}/repos/octo/fence/pulls/7/reviews`]) {
      const github = await sandbox()
      const fault: Fault = { kind: 'redirect', status, ...(to === undefined ? {} : { to }) }
      github.fail({ ...POST, times: ALWAYS }, fault)
      const ended = await attempt(github)
      expectFailed(ended, /may have been posted: redirected \(30\d\) to http/)
      // Each of the two writes may be redirected once.
      expect(ended.posts).toBe(to === undefined && status >= 307 ? 4 : 2)
      expect(visible(github)).toEqual([])
    }
    expect(foreign.requests).toEqual([])
    expect(foreign.reviews()).toEqual([])
  })

  test.for(statuses)(
    'F5 %i once: the write is repeated at the new address only if it stays a POST',
    async (status) => {
      const github = await sandbox()
      github.fail(POST, { kind: 'redirect', status })
      await expectOneReview(github)
      const [, second] = github.requests.filter(
        ({ method, path }) => method === 'POST' && POST.path.test(path),
      )
      expect(second?.path.startsWith('/repositories/')).toBe(status >= 307)
    },
  )

  test.for([
    [301, 307],
    [302, 307],
    [308, 308],
  ] as const)(
    'F5 a renamed repository: reads are redirected with %i, writes with %i',
    async ([read, write]) => {
      const github = await sandbox({ pageSize: 1 })
      const oldName = /^\/repos\//
      github.fail({ method: 'GET', path: oldName, times: ALWAYS }, { kind: 'redirect', status: read })
      github.fail(
        { path: oldName, where: ({ method }) => method !== 'GET', times: ALWAYS },
        { kind: 'redirect', status: write },
      )
      await expectOneReview(github)
    },
  )

  test.for(statuses)('F5 %i for a read never sends the token to another server', async (status) => {
    const foreign = await sandbox()
    for (const on of Object.values(LISTS)) {
      const github = await sandbox()
      github.fail({ ...on, times: ALWAYS }, { kind: 'redirect', status, to: `${foreign.url}/user` })
      expectFailed(await attempt(github), /redirected/)
    }
    expect(foreign.requests).toEqual([])
  })

  test('F5 a link to another origin is not followed', async () => {
    const foreign = await sandbox()
    const github = await sandbox()
    for (const on of Object.values(READS))
      github.fail(
        { ...on, times: ALWAYS },
        { kind: 'link', next: `${foreign.url}/repos/octo/fence/pulls/7/files?page=2` },
      )
    await expectOneReview(github)
    expect(foreign.requests).toEqual([])
  })
})

describe('F6, F7 and F20: rate limits', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString()
  const anHourAgo = () => new Date(Date.now() - 3_600_000).toUTCString()

  test.for<[rule: string, retryAfter: () => string | undefined, posts: number]>([
    ['F6 no Retry-After: a minute', () => undefined, 3],
    ['F6 Retry-After: 60', () => '60', 3],
    ['F6 Retry-After: 100', () => '100', 2],
    ['F6 Retry-After: 0', () => '0', 5],
    ['F6 Retry-After: nonsense', () => 'soon', 3],
    ['F6 a date in an hour', inAnHour, 1],
    ['F6 a date an hour ago', anHourAgo, 5],
    ['F6 huge', () => '99999999999999999999', 1],
  ])(
    '%s: waits within its budget, then fails, without a flood of requests',
    async ([, retryAfter, posts]) => {
      for (const status of [403, 429] as const) {
        const github = await sandbox()
        const value = retryAfter()
        github.fail(
          { ...POST, times: ALWAYS },
          secondaryLimit({ status, ...(value === undefined ? {} : { retryAfter: value }) }),
        )
        const ended = await attempt(github)
        expectFailed(ended, /retry after \d+/)
        expect(ended.posts).toBe(posts)
        expect(visible(github)).toEqual([])
      }
    },
  )

  test('F6 once: the run waits', async () => {
    const github = await sandbox()
    github.fail(POST, secondaryLimit({ retryAfter: '30' }))
    expect((await expectOneReview(github)).log).toContain('Waiting 30 s')
  })

  test('F6 concurrent reads wait once', async () => {
    const github = await sandbox()
    for (const on of Object.values(READS)) github.fail(on, secondaryLimit({ retryAfter: '400' }))
    await expectOneReview(github, { maxWait: 900 })
  })

  test('F6 a read that stays limited: nothing is posted', async () => {
    const github = await sandbox()
    github.fail({ ...READS['its reviews'], times: ALWAYS }, secondaryLimit({ retryAfter: '3600' }))
    const ended = await attempt(github)
    expectFailed(ended, /retry after 3600/)
    expect(ended.requests.length).toBeLessThanOrEqual(5)
  })

  test('F7 the run waits for the primary limit to reset', async () => {
    const github = await sandbox()
    const reset = String(Math.ceil(Date.now() / 1000) + 60)
    github.fail(POST, primaryLimit({ reset }))
    await expectOneReview(github)
  })

  test('F7 the primary limit is reached just before posting', async () => {
    const github = await sandbox({ rate: { remaining: 7 } })
    const ended = await attempt(github)
    expectFailed(ended, /retry after 3\d\d\d/)
    expect(ended.posts).toBe(1)
  })

  test.for(['0', '-1', '', 'abc', '1', '99999999999999999999', 'Infinity', '1e400'])(
    'F20 x-ratelimit-reset %j: a bounded number of requests',
    async (reset) => {
      const github = await sandbox()
      github.fail({ ...POST, times: ALWAYS }, primaryLimit({ reset }))
      const ended = await attempt(github)
      expectFailed(ended, /retry after/)
      expect(ended.posts).toBeLessThanOrEqual(5)
    },
  )
})

describe('F8: comments that GitHub does not take', () => {
  const WORDS = [
    ['Line could not be resolved'],
    [
      "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
    ],
  ]
  const finding = (line: number) => ({ path: 'src/new.ts', line, title: `Number ${line}`, message: 'Look.' })
  const text = Array.from({ length: 60 }, (_, index) => `statement ${index};\n`).join('')
  const open = () => sandbox({ head: { ...HEAD, 'src/new.ts': text } })
  const refuse = (github: Sandbox, bad: readonly number[], words = WORDS[0]) =>
    github.fail(
      {
        ...POST,
        times: ALWAYS,
        where: ({ body }) => bad.some((line) => JSON.stringify(body).includes(`"line":${line},`)),
      },
      refusal(422, ...(words ?? [])),
    )
  const lines = (github: Sandbox) =>
    github
      .comments()
      .map(({ line = 0 }) => line)
      .toSorted((one, other) => one - other)

  test('F8 any few of many: exactly those are in the body', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 24 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { maxLength: 3 }),
        fc.constantFrom(...WORDS),
        async (count, chosen, words) => {
          const github = await open()
          const all = Array.from({ length: count }, (_, index) => index + 1)
          const bad = chosen.filter((line) => line <= count)
          refuse(github, bad, words)
          const { posts } = await expectOneReview(github, { findings: all.map(finding) })
          expect(lines(github)).toEqual(all.filter((line) => !bad.includes(line)))
          for (const line of bad) expect(github.reviews()[0]?.body).toContain(`Number ${line}`)
          expect(posts).toBeLessThanOrEqual(22)
          await github.close()
        },
      ),
      { numRuns: runs(12) },
    )
  })

  test('F8 one of fifty', async () => {
    const github = await open()
    const all = Array.from({ length: 50 }, (_, index) => index + 1)
    refuse(github, [37])
    const { log } = await expectOneReview(github, { findings: all.map(finding) })
    expect(log).toContain('Trying 25 of 50 comments')
    expect(lines(github)).toEqual(all.filter((line) => line !== 37))
  })

  test.for([2, 12, 50])('F8 all of %i: all are in the body, within the budget', async (count) => {
    const github = await open()
    const all = Array.from({ length: count }, (_, index) => index + 1)
    refuse(github, all)
    const { posts } = await expectOneReview(github, { findings: all.map(finding) })
    expect(lines(github)).toEqual([])
    expect(posts).toBeLessThanOrEqual(22)
  })

  test('F8 one part of a finding with several buttons: the whole finding is in the body', async () => {
    const github = await open()
    const message = 'Two places. [SUGGEST: one;] [SUGGEST:+9: ten;]'
    const findings = [{ path: 'src/new.ts', line: 5, title: 'Parts', message }, finding(30)]
    refuse(github, [14])
    expectPosted(await attempt(github, { findings }))
    expect(lines(github)).toEqual([30])
    expect(visible(github)).toHaveLength(1)
    expect((await attempt(github, { findings })).posts).toBe(0)
  })

  test.for(['current', 'legacy'] as const)('F8 the sandbox itself refuses (%s wording)', async (wording) => {
    const github = await sandbox({ wording })
    // A diff with more context than on GitHub: line 5 looks commentable, but is not.
    const patch = [
      '@@ -5,7 +5,7 @@',
      ...[5, 6, 7, 8, 9].map((line) => ` line ${line};`),
      '-line 10;',
      '+changed 10;',
      ' line 11;',
    ].join('\n')
    const files = ['src/cart.ts', 'README.md'].map((filename) => ({ filename, status: 'modified', patch }))
    github.fail(
      { ...READS['its files'], times: ALWAYS },
      { kind: 'reply', when: 'before', status: 200, body: JSON.stringify(files) },
    )
    const findings = [5, 8, 10].map((line) => ({ ...finding(line), path: 'src/cart.ts' }))
    const ended = await expectOneReview(github, { findings })
    expect(lines(github)).toEqual([8, 10])
    expect(ended.log).toContain('src/cart.ts:5')
  })

  test.for<[rule: string, fault: Fault]>([
    ['reset before', { kind: 'reset', when: 'before' }],
    ['reset after', { kind: 'reset', when: 'after' }],
    ['502 after', replies.serverError('after')],
    ['cut', { kind: 'cut', after: 10 }],
    ['limited', secondaryLimit({ retryAfter: '1' })],
  ])('F8 with a fault in a probe or its deletion: %s', async ([, fault]) => {
    for (const on of [
      { ...POST, nth: 2 },
      { ...POST, nth: 3 },
      { method: 'DELETE' },
      { method: 'DELETE', times: 2 },
    ]) {
      for (const lag of 'nth' in on ? [0, 2] : [0]) {
        const github = await open()
        github.fail(on, fault)
        refuse(github, [3])
        github.lag(lag)
        expectPosted(await attempt(github, { findings: [1, 2, 3, 4, 5, 6].map(finding) }))
        expect(visible(github)).toHaveLength(1)
        expect(lines(github)).toEqual([1, 2, 4, 5, 6])
      }
    }
  })

  test('F8 a probe that cannot be deleted is not mistaken for the review', async () => {
    const github = await open()
    github.fail({ method: 'DELETE', times: 3 }, replies.serverError('before'))
    github.fail({ ...POST, nth: 4 }, { kind: 'reset', when: 'before' })
    refuse(github, [3])
    await expectOneReview(github, { findings: [1, 3].map(finding) })
    expect(lines(github)).toEqual([1])
  })

  test('F8 probes that are refused as spam: every comment not yet accepted is in the body', async () => {
    const github = await open()
    github.fail({ ...POST, nth: 2 }, refusal(422, 'was submitted too quickly'))
    refuse(github, [3])
    await expectOneReview(github, { findings: [1, 2, 3, 4].map(finding) })
    expect(lines(github)).toEqual([])
  })
})

describe('F9: other refusals of the write', () => {
  test.for([
    'was submitted too quickly',
    'Review comments is invalid and Review threads is invalid',
    'body is too long (maximum is 65536 characters)',
    'Variable $event of type PullRequestReviewEvent was provided invalid value',
    '',
  ])('F9 %j: reported verbatim, not retried', async (words) => {
    const github = await sandbox()
    github.fail({ ...POST, times: ALWAYS }, refusal(422, words))
    const ended = await attempt(github)
    expectFailed(ended, /GitHub refused the review: 422 Unprocessable Entity/)
    if (ended.kind === 'failed') expect(ended.error.message).toContain(words)
    expect(ended.posts).toBe(1)
  })

  test.for([
    'Review Can not request changes on your own pull request',
    'Can not request changes on your own pull request',
  ])('F9 %j: posted as a comment, no endless loop', async (words) => {
    const github = await sandbox()
    github.fail(POST, refusal(422, words))
    expectPosted(await attempt(github, { options: { event: 'request-changes' } }))
    expect(github.reviews()[0]?.state).toBe('COMMENTED')
    const stubborn = await sandbox()
    stubborn.fail({ ...POST, times: ALWAYS }, refusal(422, words))
    const ended = await attempt(stubborn, { options: { event: 'request-changes' } })
    expectFailed(ended, /no change request/)
    expect(ended.posts).toBe(2)
  })

  test('F9 a commit outside the pull request: the head is reviewed, suggestions need an original', async () => {
    const github = await sandbox()
    const ended = expectPosted(await attempt(github, { commit: github.baseSha }))
    expect(ended.log).toContain('is not a commit of the pull request')
    expect(ended.result.plan.counts).toMatchObject({ comments: 2, suggestions: 0 })
  })
})

describe('F10 and F11: permissions', () => {
  const errorBody = (message: string) => JSON.stringify({ message })

  test.for<[status: number, message: string]>([
    [401, 'Bad credentials'],
    [403, 'Resource not accessible by integration'],
    [404, 'Not Found'],
  ])('F10 %i for a read: reported, not retried', async ([status, message]) => {
    for (const on of Object.values(status === 401 ? READS : LISTS)) {
      const github = await sandbox()
      github.fail(
        { ...on, times: ALWAYS },
        { kind: 'reply', when: 'before', status, body: errorBody(message) },
      )
      const ended = await attempt(github)
      expectFailed(ended, new RegExp(`${status} ${message}`))
      expect(ended.requests.length).toBeLessThanOrEqual(5)
    }
  })

  test('F10 401 in the middle of a run', async () => {
    const github = await sandbox()
    github.fail(
      { ...POST, times: ALWAYS },
      { kind: 'reply', when: 'before', status: 401, body: errorBody('Bad credentials') },
    )
    const ended = await attempt(github)
    expectFailed(ended, /401 Bad credentials/)
    expect(ended.posts).toBe(1)
  })

  test.for([403, 404])('F10 %i for the write: degraded, once', async (status) => {
    const github = await sandbox()
    github.fail({ ...POST, times: ALWAYS }, { kind: 'reply', when: 'before', status, body: errorBody('No') })
    const ended = await attempt(github)
    expect(ended.kind === 'ended' && ended.result).toMatchObject({ outcome: 'degraded', cause: 'permission' })
    expect(ended.posts).toBe(1)
  })

  test('F10 the missing permission is named', async () => {
    const ended = await attempt(await sandbox({ permissions: { pull_requests: 'read' } }))
    expect(ended.kind === 'ended' && 'hint' in ended.result && ended.result.hint).toContain(
      'pull_requests=write',
    )
  })

  test.for([true, 'deleted'] as const)('F11 a fork (%s): degraded', async (fork) => {
    const ended = await attempt(await sandbox({ permissions: { pull_requests: 'read' }, fork }))
    expect(ended.kind === 'ended' && ended.result).toMatchObject({ outcome: 'degraded', cause: 'fork' })
  })
})

describe('F12 and F13: the pull request changes during the run', () => {
  const STEPS = [1, 2, 3, 4, 5, 6]
  const cart = HEAD['src/cart.ts']
  const changes: Record<string, (github: Sandbox) => unknown> = {
    'a push that moves the lines': (github) => github.push({ 'src/cart.ts': `new;\nnewer;\n${cart}` }),
    'a push that changes the lines': (github) =>
      github.push({ 'src/cart.ts': cart.replace('changed 10;', 'again 10;').replace('added 21;\n', '') }),
    'a force-push': (github) => github.forcePush({ ...HEAD, 'src/cart.ts': `other;\n${cart}` }),
    'a force-push without the file': (github) => github.forcePush({ 'README.md': '# Else\n' }),
    'a push to the base': (github) => github.pushBase({ 'src/cart.ts': 'nothing like it\n' }),
  }
  const cases = pairs(Object.keys(changes), STEPS).map(([change, step]) => ({ change, step }))

  test.for(cases)(
    'F12 $change at request $step: on the right text, or not at all',
    async ({ change, step }) => {
      for (const pinned of step === 2 ? [true, false] : [true]) {
        const github = await sandbox()
        const commit = github.headSha
        github.before({ nth: step }, () => changes[change]?.(github))
        const ended = expectPosted(await attempt(github, pinned ? { commit } : {}))
        const anchored = await anchoredTexts(github)
        const { result } = ended
        // Whichever commit it is, each comment is on the line with its text.
        for (const { text, original } of anchored)
          expect(await textAt(github, result.commit, original)).toBe(text)
        if (pinned) {
          expect(anchored.map(({ text }) => text).toSorted()).toEqual(['added 21;', 'changed 10;'])
          expect(result.commit).toBe(commit)
        }
        expect((await attempt(github, { commit: result.commit })).posts).toBe(0)
      }
    },
  )

  test('F12 the head moves and the write is refused: the findings still describe the commit that was read first', async () => {
    const github = await sandbox()
    const commit = github.headSha
    github.before(POST, () => github.push({ 'src/cart.ts': `new;\nnewer;\n${cart}` }))
    github.fail(POST, refusal(422, 'Line could not be resolved'))
    expect(expectPosted(await attempt(github)).result.commit).toBe(commit)
    expect((await anchoredTexts(github)).map(({ text }) => text).toSorted()).toEqual([
      'added 21;',
      'changed 10;',
    ])
  })

  test('F12 the diff of the reviewed commit: refused or incomplete', async () => {
    const github = await sandbox()
    const commit = github.headSha
    await github.push({ 'src/other.ts': 'export {}\n' })
    const compare = { method: 'GET', path: /\/compare\// }
    github.fail({ ...compare, times: 4 }, replies.serverError('before'))
    const ended = await attempt(github, { commit })
    expectFailed(ended, /cannot be read/)
    expect(ended.posts).toBe(0)
    github.fail(compare, { kind: 'reply', when: 'before', status: 404, body: '{"message":"Not Found"}' })
    const { result } = expectPosted(await attempt(github, { commit }))
    expect(result.commit).toBe(github.headSha)
    expect(result.plan.counts).toMatchObject({ comments: 2, suggestions: 0 })
  })

  test.for(STEPS)('F12 the head moves at request %i and again at every write', async (step) => {
    const github = await sandbox()
    let pushed = 0
    const push = () => github.push({ 'src/other.ts': `export const n = ${pushed++}\n` })
    github.before({ nth: step }, push)
    github.before({ ...POST, times: ALWAYS }, push)
    github.fail({ ...POST, times: ALWAYS }, refusal(422, 'Line could not be resolved'))
    expectFailed(await attempt(github), /superseded/)
  })

  test.for(
    pairs(STEPS, ['closePull', 'mergePull', 'lockPull'] as const).map(([step, change]) => ({ step, change })),
  )('F13 $change at request $step: skipped, or posted before the change', async ({ step, change }) => {
    const github = await sandbox()
    github.before({ nth: step }, () => github[change]())
    const ended = await attempt(github)
    expect(['posted', 'skipped']).toContain(ended.kind === 'ended' && ended.result.outcome)
    if (change === 'lockPull') expect(visible(github)).toEqual([])
  })

  test('F13 deleted before the write: degraded, not a crash', async () => {
    const github = await sandbox()
    github.fail(
      { ...POST, times: ALWAYS },
      { kind: 'reply', when: 'before', status: 404, body: '{"message":"Not Found"}' },
    )
    const ended = await attempt(github)
    expect(ended.kind === 'ended' && ended.result.outcome).toBe('degraded')
  })
})

interface Anchored {
  readonly path: string
  readonly original_line: number
}

async function anchoredTexts(github: Sandbox): Promise<{ text: string; original: Anchored }[]> {
  const url = `${github.url}/repos/${github.owner}/${github.repo}/pulls/${github.number}/comments`
  const reply = await fetch(url, { headers: { authorization: `Bearer ${github.token}` } })
  const comments = (await reply.json()) as (Anchored & { diff_hunk: string; side: string })[]
  return comments
    .filter(({ side }) => side === 'RIGHT')
    .map((original) => ({
      text: original.diff_hunk.slice(original.diff_hunk.lastIndexOf('\n') + 2),
      original,
    }))
}

async function textAt(
  github: Sandbox,
  commit: string,
  { path, original_line }: Anchored,
): Promise<string | undefined> {
  const url = `${github.url}/repos/${github.owner}/${github.repo}/contents/${path}?ref=${commit}`
  const headers = { authorization: `Bearer ${github.token}`, accept: 'application/vnd.github.raw' }
  const text = await (await fetch(url, { headers })).text()
  return text.split('\n')[original_line - 1]
}

describe('F14: large pull requests', () => {
  const files = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`src/f${index}.ts`, `export const n = ${index}\n`]),
    )
  const last = (count: number) => [{ path: `src/f${count - 1}.ts`, line: 1, title: 'Last', message: 'Look.' }]

  test('F14 more than 300 files', async () => {
    const github = await sandbox({ head: { ...HEAD, ...files(320) } })
    const commit = github.headSha
    await expectOneReview(github, { findings: last(320) })
    expect(github.comments()).toHaveLength(1)
    // A comparison has at most 300 files: the rest is reviewed at the head.
    await github.push({ 'README.md': '# Else\n' })
    const more = [
      { path: 'src/f7.ts', line: 1, title: 'Other', message: 'Look.', suggestion: 'export const n = 8' },
    ]
    const ended = expectPosted(await attempt(github, { findings: more, commit }))
    expect(ended.result.plan.counts).toMatchObject({ comments: 1, suggestions: 0 })
  })

  test('F14 more files than GitHub lists', async () => {
    const github = await sandbox({ head: { ...HEAD, ...files(3005) } })
    const guessed = { path: 'f7.ts', line: 1, title: 'Guessed', message: 'Look.' }
    const findings = [...last(3005), { ...guessed, path: 'src/f9999.ts', title: 'None' }, guessed]
    const { log, result } = await expectOneReview(github, { findings })
    expect(log).toContain('3000 changed files of 3007, more than GitHub lists')
    // A listed file with that name is not certain to be the right one.
    expect(result.plan.findings.map(({ code }) => code).slice(1)).toEqual([
      'path-not-listed',
      'path-not-listed',
    ])
  })

  test.for<[rule: string, limits: object]>([
    ['too many lines', { patchLines: 3 }],
    ['too many bytes', { patchBytes: 10 }],
    ['too many lines in all', { allPatchLines: 1 }],
  ])('F14 no patch, %s: in the body, not “not in the diff”', async ([, limits]) => {
    const github = await sandbox({ limits })
    const { result } = await expectOneReview(github, { findings: FINDINGS.slice(0, 2) })
    expect(result.plan.findings.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['summary', 'no-patch'],
      ['summary', 'no-patch'],
    ])
  })
})

describe('F15: pending reviews', () => {
  const marker = reviewMarker({
    id: 'test',
    commit: 'none',
    run: '0'.repeat(32),
    listed: [],
    groups: [],
    rest: 'none',
  })
  const draft = (github: Sandbox, body: string) => github.as(github.viewer).draft({ body, comments: [] })

  test.for<[rule: string, fault: Fault | undefined]>([
    ['deleted', undefined],
    ['deleted, the reply lost', { kind: 'reset', when: 'after' }],
    ['not deleted at first', { kind: 'reset', when: 'before' }],
    ['not deleted at first: 502', replies.serverError('before')],
  ])('F15 our leftover draft is %s', async ([, fault]) => {
    const github = await sandbox()
    await draft(github, marker)
    if (fault) github.fail({ method: 'DELETE' }, fault)
    await expectOneReview(github)
  })

  test.for([1, 2, 3])('F15 our leftover draft, missing from the list for %i reads', async (lag) => {
    const github = await sandbox()
    github.lag(lag)
    await draft(github, marker)
    github.lag(0)
    await expectOneReview(github)
  })

  test('F15 our leftover draft is deleted even if there is nothing to post', async () => {
    const github = await sandbox()
    await draft(github, marker)
    const ended = await attempt(github, { findings: [] })
    expect(ended.kind === 'ended' && ended.result.outcome).toBe('nothing-to-post')
    expect(github.reviews()).toEqual([])
  })

  test.for(['mine', `${marker}\nand more`, `> ${marker}`])(
    'F15 a person’s own (%j) is reported, not touched',
    async (body) => {
      for (const nth of [1, 5, 6]) {
        const github = await sandbox()
        github.before({ nth }, () => draft(github, body))
        const ended = await attempt(github)
        expectFailed(ended, /pending review/)
        expect(github.reviews().map(({ state }) => state)).toEqual(['PENDING'])
      }
    },
  )

  test('F15 another user’s pending review does not interfere', async () => {
    const github = await sandbox()
    await github.as('ann').draft({ body: marker, comments: [] })
    expectPosted(await attempt(github))
    expect(github.reviews().map(({ user }) => user)).toEqual(['ann', github.viewer])
  })
})

test('F16 another run posts while this one plans: nothing is posted twice', async () => {
  const github = await sandbox()
  github.before({ ...READS['its reviews'], nth: 2 }, () => attemptQuietly(github))
  expect((await attemptQuietly(github)).outcome).toBe('nothing-new')
  expect(visible(github)).toHaveLength(1)
  expect(copies(github, 'test').size).toBe(FINDINGS.length)
})

test('F16 another run posts a part meanwhile: this one adds the rest', async () => {
  const github = await sandbox()
  const [, ...others] = FINDINGS
  github.before({ ...READS['its reviews'], nth: 2 }, () => attempt(github, { findings: others }))
  expectPosted(await attempt(github))
  expect(visible(github)).toHaveLength(2)
  expect([...copies(github, 'test').values()].every((count) => count === 1)).toBe(true)
})

test('F16 a run under another id meanwhile is not waited for', async () => {
  const github = await sandbox()
  github.before({ ...READS['its reviews'], nth: 2 }, () => attempt(github, { id: 'other' }))
  expect(expectPosted(await attempt(github)).posts).toBe(2)
  expect(visible(github)).toHaveLength(2)
})

test('F18 the list lags behind an earlier run: nothing is posted twice', async () => {
  const github = await sandbox()
  github.lag(1)
  expectPosted(await attempt(github))
  expect((await attempt(github)).posts).toBe(0)
  expect(visible(github)).toHaveLength(1)
})

test('F16 two concurrent runs: the race window is small, and a later run adds nothing', async () => {
  const github = await sandbox()
  github.before({ ...POST, nth: 1 }, () => attemptQuietly(github))
  expect((await attemptQuietly(github)).outcome).toBe('posted')
  expect(visible(github).length).toBeLessThanOrEqual(2)
  expect((await attemptQuietly(github)).outcome).toBe('nothing-new')
})

async function attemptQuietly(github: Sandbox) {
  const { run } = await import('../../helpers/github-run.ts')
  return run(github)
}

test.for([1, 2])('F18 the list lags by %i reads: one review', async (lag) => {
  const github = await sandbox()
  github.lag(lag)
  github.fail(POST, { kind: 'reset', when: 'after' })
  expect(expectPosted(await attempt(github)).posts).toBe(1)
  expect(visible(github)).toHaveLength(1)
})

test.for([3, 4])(
  'F18 the list lags by %i reads, and GitHub says that the second came too soon: the first counts',
  async (lag) => {
    const github = await sandbox()
    github.lag(lag)
    github.fail(POST, { kind: 'reset', when: 'after' })
    github.fail({ ...POST, nth: 2 }, refusal(422, 'was submitted too quickly'))
    const ended = await attempt(github)
    // The refusal is followed by a fourth read.
    if (lag === 3) expectPosted(ended)
    else expectFailed(ended, /may have been posted/)
    expect(visible(github)).toHaveLength(1)
  },
)

describe('F19: slow, endless and oversized replies', () => {
  const replyLimits = { milliseconds: 700, bytes: 1_000_000 }
  const faults: [rule: string, fault: Fault][] = [
    ['silence before', { kind: 'silence', when: 'before' }],
    ['silence after', { kind: 'silence', when: 'after' }],
    ['dribbling', { kind: 'dribble', bytes: 1, ms: 50 }],
    ['without end', { kind: 'endless' }],
    ['a huge header', { kind: 'big-header', bytes: 100_000 }],
  ]

  test.for(faults)('F19 %s: aborted in time', async ([, fault]) => {
    for (const on of [POST, READS['its comments']]) {
      const github = await sandbox()
      github.fail(on, fault)
      expectPosted(await attempt(github, { replyLimits, maxWait: 1e6 }))
      expect(visible(github)).toHaveLength(1)
    }
  })

  test('F19 slow, but in time', async () => {
    const github = await sandbox()
    for (const on of [POST, ...Object.values(READS)]) github.fail(on, { kind: 'dribble', bytes: 4096, ms: 1 })
    await expectOneReview(github)
  })
})

describe('F21: the lengths that GitHub accepts', () => {
  test.for<[rule: string, text: string]>([
    ['letters', 'word '.repeat(20_000)],
    ['four-byte characters', '😀'.repeat(20_000)],
    ['one long line', 'x'.repeat(90_000)],
    ['what has to be escaped', '*_<@a #1>`'.repeat(9_000)],
  ])('F21 %s: truncated, with its marker', async ([, text]) => {
    const github = await sandbox()
    await expectOneReview(github, { findings: FINDINGS.map((finding) => ({ ...finding, message: text })) })
  })

  test('F21 more findings than fit into the body: counted, and recognized by the next run', async () => {
    const github = await sandbox()
    const findings = Array.from({ length: 400 }, (_, index) => ({
      path: 'src/gone.ts',
      line: index + 1,
      title: `Number ${index}`,
      message: `Something ${index}. `.repeat(40),
    }))
    expectPosted(await attempt(github, { findings }))
    expect((await attempt(github, { findings })).posts).toBe(0)
  })
})

describe('F23: other servers', () => {
  test('F23 an Enterprise server: REST at /api/v3, GraphQL at /api/graphql', async () => {
    const github = await sandbox({ basePath: '/api/v3', wording: 'legacy' })
    const { requests } = await expectOneReview(github, { resolveFixed: true })
    const paths = requests.map((line) => line.split(' ')[1]?.split('?')[0] ?? '')
    expect(paths.filter((path) => !path.startsWith('/api/v3/repos/'))).toEqual(
      paths.filter((path) => path === '/api/graphql'),
    )
  })

  test('F23 a slash at the end of the URL', async () => {
    const github = await sandbox({ basePath: '/api/v3' })
    await expectOneReview({ ...github, url: `${github.url}/`, requests: github.requests })
  })

  test('F23 no Link header: pages are counted', async () => {
    const github = await sandbox()
    const comments = Array.from({ length: 100 }, (_, index) => ({
      path: 'src/cart.ts',
      line: 10,
      body: `${index}`,
    }))
    await github.as('ann').review({ body: 'many', comments })
    github.fail({ ...READS['its comments'], times: ALWAYS }, { kind: 'link', next: null })
    expectPosted(await attempt(github))
    expect((await attempt(github)).posts).toBe(0)
  })

  test('F23 an unreachable server: an error message, not a crash', async () => {
    const github = await sandbox()
    const ended = await attempt({ ...github, url: 'http://127.0.0.1:9' })
    expectFailed(ended, /cannot be read/)
  })
})
