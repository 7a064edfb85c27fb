import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { internalError, tooManyRequests } from '../../../src/sandbox/gitlab/faults.ts'
import { type Fault, type RequestPattern, replies } from '../../../src/sandbox/http/fault.ts'
import { expectFailed, expectPosted } from '../../helpers/attempt.ts'
import { attempt, comments, copies, draftsOfOurs, summaries } from '../../helpers/gitlab-attempt.ts'
import { FINDINGS, type GitLabRunOptions, type Sandbox, sandbox } from '../../helpers/gitlab-run.ts'
import { HEAD } from '../../helpers/run-review.ts'
import { pairs, runs } from '../../helpers/runs.ts'

// The fault table for GitLab. F12, F13 and F16 are in changes.test.ts, F15 in gitlab.test.ts, F17 in kill.test.ts.

const DRAFT = { method: 'POST', path: '/draft_notes' }
const PUBLISH = { method: 'POST', path: '/bulk_publish' }
const THREAD = { method: 'POST', path: '/discussions' }
const SUMMARY = { method: 'POST', path: '/notes' }
const READS: Record<string, RequestPattern> = {
  'the merge request': { method: 'GET', path: /\/merge_requests\/\d+$/ },
  'its diffs': { method: 'GET', path: /\/diffs\?/ },
  'its discussions': { method: 'GET', path: /\/discussions\?/ },
  'its drafts': { method: 'GET', path: /\/draft_notes\?/ },
  'who we are': { method: 'GET', path: /\/user$/ },
}
const ALWAYS = 999

/** Runs twice: the first run posts everything, the second adds nothing. */
async function expectOneReview(gitlab: Sandbox, given: GitLabRunOptions = {}) {
  const ended = expectPosted(await attempt(gitlab, given))
  expect(summaries(gitlab)).toHaveLength(1)
  expect(copies(gitlab, 'test').size).toBe((given.findings ?? FINDINGS).length)
  expect((await attempt(gitlab, given)).posts).toBe(0)
  return ended
}

const refusal = (status: number, message: unknown): Fault => ({
  kind: 'reply',
  when: 'before',
  status,
  body: JSON.stringify({ message }),
  headers: { 'content-type': 'application/json' },
})

const UNKNOWN: [rule: string, fault: Fault][] = [
  ['F1 reset before the server acts', { kind: 'reset', when: 'before' }],
  ['F1 502 before', replies.serverError('before')],
  ['F1 a proxy’s page, status 403', replies.html('before', 403)],
  ['F2 reset after the server acted', { kind: 'reset', when: 'after' }],
  ['F2 500 after', internalError('after')],
  ['F2 504 after', replies.serverError('after', 504)],
  ['F3 an empty reply', replies.empty('after')],
  ['F3 a page of HTML', replies.html('after')],
  ['F3 another shape', replies.wrongShape('after')],
  ['F3 cut at once', { kind: 'cut', after: 0 }],
  ['F3 cut', { kind: 'cut', after: 40 }],
  ['F5 redirected', { kind: 'redirect', status: 307 }],
]

describe('F1 to F3: the outcome of a write is unknown', () => {
  const writes = { 'a draft': DRAFT, 'the publication': PUBLISH, 'a thread': THREAD, 'the summary': SUMMARY }
  const cases = pairs(Object.entries(writes), UNKNOWN).map(([[what, on], [rule, fault]]) => ({
    what,
    on,
    rule,
    fault,
  }))

  test.for(cases)('$rule, $what: everything is posted once', async ({ on, fault }) => {
    const gitlab = await sandbox({ draftNotes: on === DRAFT || on === PUBLISH })
    gitlab.fail({ ...on, nth: on === DRAFT ? 2 : 1 }, fault)
    await expectOneReview(gitlab)
  })

  test.for(UNKNOWN.slice(0, 3))(
    '%s permanently: no draft, nothing posted, and a message',
    async ([, fault]) => {
      const gitlab = await sandbox()
      gitlab.fail({ ...DRAFT, times: ALWAYS }, fault)
      expectFailed(await attempt(gitlab), /nothing was posted/)
      expect(gitlab.notes()).toEqual([])
      const older = await sandbox({ draftNotes: false })
      older.fail({ ...THREAD, times: ALWAYS }, fault)
      expectFailed(await attempt(older), /may have been posted/)
    },
  )

  test('F1 bulk publishing never works: published one by one', async () => {
    const gitlab = await sandbox()
    gitlab.fail({ ...PUBLISH, times: ALWAYS }, internalError('before'))
    await expectOneReview(gitlab)
  })

  test('F1 nothing can be published: a message, and the next run starts over', async () => {
    const gitlab = await sandbox()
    gitlab.fail({ ...PUBLISH, times: 2 }, internalError('before'))
    gitlab.fail({ method: 'PUT', times: 3 }, internalError('before'))
    gitlab.fail({ ...THREAD, times: 2 }, { kind: 'reset', when: 'before' })
    expectFailed(await attempt(gitlab), /may have been posted: not all of it is visible/)
    expect(draftsOfOurs(gitlab)).toEqual([])
    await expectOneReview(gitlab)
  })

  test('F2 and no read succeeds afterwards: may have been posted, and the next run recognizes it', async () => {
    const gitlab = await sandbox()
    gitlab.fail(PUBLISH, { kind: 'reset', when: 'after' })
    gitlab.fail({ ...READS['its discussions'], nth: 3, times: 4 }, replies.serverError('before'))
    expectFailed(await attempt(gitlab), /may have been posted/)
    expect((await attempt(gitlab)).posts).toBe(0)
    expect(summaries(gitlab)).toHaveLength(1)
  })
})

describe('F4 and F5: an incomplete list is never trusted', () => {
  const faults: [rule: string, fault: Fault][] = [
    ['502', replies.serverError('before')],
    ['empty', replies.empty('after')],
    ['another shape', replies.wrongShape('after')],
    ['entries of another shape', { kind: 'reply', when: 'after', status: 200, body: '[{"id":"1"}]' }],
    ['cut', { kind: 'cut', after: 1 }],
    ['redirect', { kind: 'redirect', status: 301, to: 'http://elsewhere.example/' }],
  ]
  const cases = pairs(Object.entries(READS), faults).map(([[what, on], [rule, fault]]) => ({
    what,
    on,
    rule,
    fault,
  }))

  test.for(cases)('F4 $what, $rule: retried once, a permanent fault stops the run', async ({ on, fault }) => {
    const gitlab = await sandbox()
    gitlab.fail({ ...on, times: 4 }, fault)
    const ended = await attempt(gitlab)
    expectFailed(ended, /cannot be read/)
    expect(ended.posts).toBe(0)
    gitlab.fail(on, fault)
    expectPosted(await attempt(gitlab))
  })

  test.for(['its discussions', 'its drafts', 'the merge request'])(
    'F4 %s, before publishing: no draft is left',
    async (what) => {
      const gitlab = await sandbox()
      gitlab.fail({ ...READS[what], nth: 2, times: 4 }, replies.serverError('before'))
      expectFailed(await attempt(gitlab), /cannot be read/)
      expect(draftsOfOurs(gitlab)).toEqual([])
      expect(gitlab.notes()).toEqual([])
    },
  )

  test('F4 fewer files than the merge request counts', async () => {
    const gitlab = await sandbox()
    gitlab.fail(READS['its diffs'] ?? {}, {
      kind: 'reply',
      when: 'after',
      status: 200,
      body: '[]',
      headers: { 'x-next-page': '' },
    })
    expectFailed(await attempt(gitlab), /listed 0 of 2 changed files/)
  })

  test('F4 pages with gaps, and pages without pagination headers', async () => {
    for (const next of [undefined, null]) {
      const gitlab = await sandbox()
      for (let n = 0; n < 101; n++) await gitlab.as('ann').hiddenComment(`secret ${n}`)
      await gitlab.as('ann').comment('hm')
      if (next === null) gitlab.fail({ ...READS['its discussions'], times: ALWAYS }, { kind: 'link', next })
      expectPosted(await attempt(gitlab))
      expect((await attempt(gitlab)).posts).toBe(0)
    }
  })

  test('F5 the token is sent to no other server', async () => {
    const foreign = await sandbox()
    for (const [kind, on] of Object.entries({ ...READS, publish: PUBLISH, draft: DRAFT })) {
      const gitlab = await sandbox()
      gitlab.fail({ ...on, times: ALWAYS }, { kind: 'redirect', status: 308, to: `${foreign.url}/user` })
      if (kind !== 'publish') expectFailed(await attempt(gitlab), /redirected/)
      else await expectOneReview(gitlab)
    }
    const gitlab = await sandbox()
    for (const on of Object.values(READS))
      gitlab.fail({ ...on, times: ALWAYS }, { kind: 'link', next: `${foreign.url}/user` })
    await expectOneReview(gitlab)
    expect(foreign.requests).toEqual([])
  })
})

describe('F6 and F20: rate limits', () => {
  test.for<[rule: string, retryAfter: string | undefined, drafts: number]>([
    ['no Retry-After: a minute', undefined, 3],
    ['Retry-After: 60', '60', 3],
    ['Retry-After: 0', '0', 5],
    ['Retry-After: nonsense', 'soon', 3],
    ['huge', '99999999999999999999', 1],
  ])(
    'F6 %s: waits within its budget, then fails, without a flood of requests',
    async ([, retryAfter, drafts]) => {
      for (const by of ['application', 'middleware'] as const) {
        const gitlab = await sandbox()
        const limit = tooManyRequests({ by, ...(retryAfter === undefined ? {} : { retryAfter }) })
        gitlab.fail({ ...DRAFT, times: ALWAYS }, limit)
        const ended = await attempt(gitlab)
        expectFailed(ended, /retry after \d+/)
        expect(ended.requests.filter((line) => line.startsWith('POST'))).toHaveLength(drafts)
      }
    },
  )

  test.for([['a draft', DRAFT], ['the publication', PUBLISH], ...Object.entries(READS)] as [
    string,
    RequestPattern,
  ][])('F6 once, %s: waited out', async ([, on]) => {
    const gitlab = await sandbox()
    gitlab.fail(on, tooManyRequests({ retryAfter: '30' }))
    expect((await expectOneReview(gitlab)).log).toContain('Waiting 30 s')
  })

  test('F20 the time of the reset, also in the past', async () => {
    for (const offset of [40, -4000]) {
      const gitlab = await sandbox()
      const reset = String(Math.ceil(Date.now() / 1000) + offset)
      const headers = { 'ratelimit-reset': reset }
      gitlab.fail(DRAFT, { kind: 'reply', when: 'before', status: 429, body: 'Retry later', headers })
      await expectOneReview(gitlab)
    }
  })

  test('F6 the publication stays limited: nothing is left behind', async () => {
    const gitlab = await sandbox()
    gitlab.fail({ ...PUBLISH, times: ALWAYS }, tooManyRequests({ retryAfter: '3600' }))
    expectFailed(await attempt(gitlab), /retry after 3600/)
    expect([gitlab.drafts(), gitlab.notes()]).toEqual([[], []])
  })

  test('F6 one by one, and limited in the middle: posted comments stay, the next run posts the rest', async () => {
    for (const draftNotes of [true, false]) {
      const gitlab = await sandbox({ draftNotes })
      await gitlab.as(gitlab.viewer).draft('Mine.')
      const on = draftNotes ? { method: 'PUT', path: '/publish' } : THREAD
      gitlab.fail({ ...on, nth: 2 }, tooManyRequests({ retryAfter: '3600' }))
      if (draftNotes) await expectOneReview(gitlab)
      else expectFailed(await attempt(gitlab), /1 comments are posted, the rest is not/)
      if (!draftNotes) expectPosted(await attempt(gitlab))
      expect(copies(gitlab, 'test').size).toBe(FINDINGS.length)
    }
  })
})

describe('F8: notes that GitLab does not take', () => {
  const finding = (line: number) => ({ path: 'src/new.ts', line, title: `Number ${line}`, message: 'Look.' })
  const text = Array.from({ length: 60 }, (_, index) => `statement ${index};\n`).join('')
  const lines = (gitlab: Sandbox) =>
    comments(gitlab)
      .map(({ position }) => position?.new_line ?? 0)
      .toSorted((one, other) => one - other)
  const FAULTS: Fault[] = [
    refusal(400, { position: ['must be a valid json schema'] }),
    refusal(400, 'Note {:line_code=>["can\'t be blank", "must be a valid line code"]}'),
    refusal(400, 'Note {line_code: ["can\'t be blank", "must be a valid line code"]}'),
    internalError('before'),
  ]

  test('F8 any few of many: exactly those are in the summary', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
        fc.constantFrom(...FAULTS),
        fc.boolean(),
        async (count, chosen, fault, draftNotes) => {
          const gitlab = await sandbox({ head: { ...HEAD, 'src/new.ts': text }, draftNotes })
          const all = Array.from({ length: count }, (_, index) => index + 1)
          const bad = chosen.filter((line) => line <= count)
          gitlab.fail(
            {
              method: 'POST',
              times: ALWAYS,
              where: ({ body }) => bad.some((line) => JSON.stringify(body).includes(`"new_line":${line}}`)),
            },
            fault,
          )
          await expectOneReview(gitlab, { findings: all.map(finding) })
          expect(lines(gitlab)).toEqual(all.filter((line) => !bad.includes(line)))
          for (const line of bad) expect(summaries(gitlab)[0]?.body).toContain(`Number ${line}`)
        },
      ),
      { numRuns: runs(12) },
    )
  })

  test('F8 one part of a finding with several buttons: the whole finding is in the summary', async () => {
    const gitlab = await sandbox({ head: { ...HEAD, 'src/new.ts': text } })
    const message = 'Two places. [SUGGEST: one;] [SUGGEST:+9: ten;]'
    const findings = [{ path: 'src/new.ts', line: 5, title: 'Parts', message }, finding(30)]
    const where = ({ body }: { body: unknown }) => JSON.stringify(body).includes('"new_line":14}')
    gitlab.fail({ ...DRAFT, times: ALWAYS, where }, FAULTS[0] ?? internalError('before'))
    expectPosted(await attempt(gitlab, { findings }))
    expect(lines(gitlab)).toEqual([30])
  })
})

describe('F9 to F11: not allowed', () => {
  const cases: [rule: string, description: object, hint: string][] = [
    ['a token that may only read', { scope: 'read_api' }, 'scope is not sufficient'],
    ['the same where there are no drafts', { scope: 'read_api', draftNotes: false }, 'scope api'],
    ['from a fork', { scope: 'read_api', fork: true }, 'project access token'],
  ]

  test.for(cases)('F10 %s: degraded, with what to do', async ([, description, hint]) => {
    const gitlab = await sandbox(description)
    const ended = await attempt(gitlab)
    expect(ended.kind === 'ended' && ended.result.outcome).toBe('degraded')
    expect(ended.kind === 'ended' && 'hint' in ended.result && ended.result.hint).toContain(hint)
    expect(gitlab.notes()).toEqual([])
  })

  test.for([
    [401, 'GITLAB_TOKEN is not valid'],
    [403, 'role is not sufficient'],
  ] as const)('F10 %i in the middle of the drafts: degraded, none left', async ([status, hint]) => {
    const gitlab = await sandbox()
    gitlab.fail({ ...DRAFT, nth: 2 }, refusal(status, `${status} No`))
    const ended = await attempt(gitlab)
    expect(ended.kind === 'ended' && 'hint' in ended.result && ended.result.hint).toContain(hint)
    expect(gitlab.drafts()).toEqual([])
  })

  test('F10 an invalid token: nothing is read', async () => {
    const gitlab = await sandbox()
    const ended = await attempt({ ...gitlab, token: 'wrong' })
    expect(ended.kind === 'failed' && [ended.error.message, ended.error.hint].join()).toMatch(
      /401.*GITLAB_TOKEN is not valid/,
    )
  })

  test('F9 too many comments: a message, and nothing is left half done', async () => {
    const gitlab = await sandbox({ draftNotes: false, limits: { notes: 0 } })
    expectFailed(await attempt(gitlab), /Maximum number of comments exceeded/)
  })
})

test.for([10, 3000])(
  'F14 a diff that is too large (%i bytes) has its findings on the file',
  async (patchBytes) => {
    const gitlab = await sandbox({ limits: { patchBytes } })
    await expectOneReview(gitlab)
    const onFile = comments(gitlab).filter(({ position }) => position?.position_type === 'file')
    expect(onFile).toHaveLength(patchBytes === 10 ? 3 : 0)
  },
)

test.for([1, 2, 3])('F18 the lists lag by %i reads: everything is posted once', async (lag) => {
  for (const on of [DRAFT, PUBLISH]) {
    const gitlab = await sandbox()
    gitlab.lag(lag)
    gitlab.fail(on, { kind: 'reset', when: 'after' })
    expectPosted(await attempt(gitlab))
    expect(summaries(gitlab)).toHaveLength(1)
  }
})

describe('F19: slow, endless and oversized replies', () => {
  const replyLimits = { milliseconds: 1500, bytes: 1_000_000 }
  test.for<[rule: string, fault: Fault]>([
    ['silence before', { kind: 'silence', when: 'before' }],
    ['silence after', { kind: 'silence', when: 'after' }],
    ['without end', { kind: 'endless' }],
  ])('F19 %s: aborted in time', async ([, fault]) => {
    const gitlab = await sandbox()
    for (const on of [DRAFT, PUBLISH]) gitlab.fail(on, fault)
    expectPosted(await attempt(gitlab, { replyLimits, maxWait: 1e6 }))
    expect(summaries(gitlab)).toHaveLength(1)
  })
})

test.for<[rule: string, text: string]>([
  ['letters', 'word '.repeat(40_000)],
  ['four-byte characters', '😀'.repeat(60_000)],
  ['what has to be escaped', '*_<@a #1>`'.repeat(20_000)],
])('F21 %s: truncated, with its marker', async ([, text]) => {
  const gitlab = await sandbox()
  await expectOneReview(gitlab, { findings: FINDINGS.map((finding) => ({ ...finding, message: text })) })
})

describe('F22: what only GitLab does', () => {
  test('a comment that is executed as quick actions stops the run', async () => {
    const gitlab = await sandbox({ draftNotes: false })
    gitlab.fail(THREAD, { kind: 'reply', when: 'before', status: 202, body: '{"commands_changes":{}}' })
    const ended = await attempt(gitlab)
    expectFailed(ended, /interpreted a comment as commands/)
    expect(ended.posts).toBe(1)
  })

  test('a batch that stops in the middle: the rest is published, the draft that caused it is deleted', async () => {
    for (const version of ['19.2', '18.0']) {
      const gitlab = await sandbox({ version })
      gitlab.dropStoredLine('src/cart.ts', 10)
      await expectOneReview(gitlab)
      expect(gitlab.drafts()).toEqual([])
    }
  })
})

describe('F23: other servers', () => {
  test('a slash at the end of the URL', async () => {
    const gitlab = await sandbox()
    await expectOneReview({ ...gitlab, url: `${gitlab.url}/`, requests: gitlab.requests })
  })

  test('an unreachable server: an error message, not a crash', async () => {
    const gitlab = await sandbox()
    expectFailed(await attempt({ ...gitlab, url: 'http://127.0.0.1:9' }), /cannot be read/)
  })
})
