import { describe, expect, test } from 'vitest'
import { type Fault, replies } from '../../../src/sandbox/http/fault.ts'
import { FINDINGS, run, sandbox, visibleReviews } from '../../helpers/github-run.ts'
import { checkRequest } from '../../oracles/openapi.ts'

const summary = (requests: readonly { method: string; path: string }[]) =>
  requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`).toSorted()

describe('a run', () => {
  test('reads with four GETs and two GraphQL queries, looks for other runs, and writes once', async () => {
    const github = await sandbox()
    const result = await run(github)
    expect(result).toMatchObject({ outcome: 'posted', commit: github.headSha })
    const pull = `/repos/${github.owner}/${github.repo}/pulls/${github.number}`
    expect(summary(github.requests)).toEqual(
      [
        `GET ${pull}`,
        `GET ${pull}/comments`,
        `GET ${pull}/files`,
        `GET ${pull}/reviews`,
        `GET ${pull}/reviews`,
        'POST /graphql',
        'POST /graphql',
        `POST ${pull}/reviews`,
      ].toSorted(),
    )
    const post = github.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/reviews'))
    expect(post?.body).toMatchObject({ commit_id: github.headSha, event: 'COMMENT' })
    expect(checkRequest('POST', post?.path ?? '', post?.body)).toMatchObject({ kind: 'fits' })
    expect(visibleReviews(github)).toHaveLength(1)
    expect(
      github
        .comments()
        .map(({ line }) => line)
        .toSorted(),
    ).toEqual([10, 21])
  })

  test('a second run writes nothing, also after a push that moves the lines', async () => {
    const github = await sandbox()
    await run(github)
    expect(await run(github)).toMatchObject({ outcome: 'nothing-new' })
    const text = (await github.file('src/cart.ts')) ?? ''
    await github.push({ 'src/cart.ts': `new 1;\nnew 2;\n${text}` })
    const moved = FINDINGS.map((finding) => ({ ...finding, line: finding.line + 2 }))
    // The third was in the body; now its line is in the diff, so it is another finding.
    expect(await run(github, { findings: moved.slice(0, 2) })).toMatchObject({ outcome: 'nothing-new' })
    expect(visibleReviews(github)).toHaveLength(1)
  })

  test('every posted suggestion can be applied and does what was intended', async () => {
    const github = await sandbox()
    await run(github)
    await github.pressAll()
    expect(await github.file('src/cart.ts')).toContain('\nbetter 10;\n')
  })
})

describe('refusals', () => {
  test('one bad comment of many: all others are posted, that one is in the body, and the log names it', async () => {
    const github = await sandbox()
    const findings = [1, 2, 3, 4, 5].map((n) => ({
      path: 'src/cart.ts',
      line: 7 + n,
      message: `number ${n}`,
    }))
    // GitHub refuses comments that include line 9, although the diff has it.
    github.fail(
      {
        method: 'POST',
        path: /\/reviews$/,
        times: 99,
        where: ({ body }) => JSON.stringify(body).includes('"line":9'),
      },
      {
        kind: 'reply',
        when: 'before',
        status: 422,
        body: JSON.stringify({ message: 'Unprocessable Entity', errors: ['Line could not be resolved'] }),
      },
    )
    const result = await run(github, { findings })
    expect(result.outcome).toBe('posted')
    expect(
      github
        .comments()
        .map(({ line }) => line)
        .toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    ).toEqual([8, 10, 11, 12])
    expect(visibleReviews(github)[0]?.body).toContain('number 2')
    expect(result.messages.join('\n')).toContain('src/cart.ts:9')
    expect(github.reviews().filter(({ state }) => state === 'PENDING')).toEqual([])
  })

  test('403: nothing is posted and the run says what to write', async () => {
    const github = await sandbox({ permissions: { pull_requests: 'read' } })
    const result = await run(github)
    expect(result).toMatchObject({ outcome: 'degraded', cause: 'permission' })
    expect('hint' in result && result.hint).toContain('pull-requests: write')
  })

  test('403 from a fork', async () => {
    const github = await sandbox({ permissions: { pull_requests: 'read' }, fork: true })
    expect(await run(github)).toMatchObject({ outcome: 'degraded', cause: 'fork' })
  })

  test('a change request on one’s own pull request becomes a comment', async () => {
    const github = await sandbox({ author: 'github-actions[bot]' })
    const result = await run(github, { options: { event: 'request-changes' } })
    expect(result.outcome).toBe('posted')
    expect(visibleReviews(github)[0]?.state).toBe('COMMENTED')
  })

  test.for(['closed', 'merged'] as const)('%s: skipped', async (state) => {
    const github = await sandbox({ state })
    expect(await run(github)).toMatchObject({ outcome: 'skipped' })
  })

  test('locked: skipped', async () => {
    expect(await run(await sandbox({ locked: true }))).toMatchObject({ outcome: 'skipped' })
  })
})

describe('pending reviews', () => {
  test('one that a person started under the same account is reported, not touched', async () => {
    const github = await sandbox()
    await github.as(github.viewer).draft({ body: 'mine', comments: [] })
    await expect(run(github)).rejects.toThrow(/pending review/)
    expect(github.reviews()).toHaveLength(1)
  })
})

describe('faults', () => {
  const reviews = { method: 'POST', path: /\/reviews$/ }
  test.for<[rule: string, fault: Fault]>([
    ['F1 reset before the server acts', { kind: 'reset', when: 'before' }],
    ['F2 reset after the server acted', { kind: 'reset', when: 'after' }],
    ['F2 502 after the server acted', replies.serverError('after')],
    ['F3 an empty reply', replies.empty('after')],
    ['F3 a page of HTML', replies.html('after')],
    ['F3 another shape', replies.wrongShape('after')],
    ['F3 a cut reply', { kind: 'cut', after: 20 }],
  ])('%s: one review', async ([, fault]) => {
    const github = await sandbox()
    github.fail(reviews, fault)
    expect(await run(github)).toMatchObject({ outcome: 'posted' })
    expect(visibleReviews(github)).toHaveLength(1)
    expect(github.comments()).toHaveLength(2)
  })
})
