import { describe, expect, test } from 'vitest'
import { expectPosted } from '../../helpers/attempt.ts'
import { type FrontReply, startFront } from '../../helpers/front.ts'
import { attempt, copies, visible } from '../../helpers/github-attempt.ts'
import { FINDINGS, type Sandbox, sandbox } from '../../helpers/github-run.ts'
import { HEAD } from '../../helpers/run-review.ts'
import { checkReply, minimalReply } from '../../oracles/openapi.ts'

// Other servers reply differently from the sandbox: older, newer, behind a proxy, or other implementations. A proxy in
// front of the sandbox alters the replies.

type Json = Record<string, unknown>
interface Asked {
  readonly method: string
  readonly path: string
}
/** The altered reply; `undefined` keeps it. */
type Alter = (data: unknown, asked: Asked, reply: FrontReply) => Partial<FrontReply> | undefined

async function through(github: Sandbox, alter: Alter): Promise<Sandbox> {
  const port = await startFront(github.url, {
    alter: (reply, asked) => {
      const text = reply.body.toString()
      return { ...reply, ...alter(text === '' ? undefined : JSON.parse(text), asked, reply) }
    },
  })
  return { ...github, url: `http://127.0.0.1:${port}` }
}

const body = (data: unknown) => ({ body: Buffer.from(JSON.stringify(data)) })

/** Maps every object, at any depth, in the replies to matching requests. */
const each =
  (path: RegExp, change: (entry: Json) => unknown): Alter =>
  (data, asked) => {
    if (!path.test(asked.path)) return undefined
    return body(Array.isArray(data) ? data.map((entry) => change(entry)) : change(data as Json))
  }

const only =
  (...names: string[]) =>
  (entry: Json): Json =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name)))

const PULL = /\/pulls\/\d+$/
const FILES = /\/files\?/
const COMMENTS = /\/comments\?/
const REVIEWS = /\/reviews(?:\?|$)/
const GRAPHQL = /\/graphql$/

const login = ({ user, ...entry }: Json): Json => ({ ...entry, user: only('login')(user as Json) })
const links = (link: (url: string) => string): Alter => {
  return (_data, _asked, { headers }) => {
    const [, next] = /<([^>]+)>; rel="next"/.exec(headers.link ?? '') ?? []
    const { link: _, ...rest } = headers
    return { headers: next === undefined ? rest : { ...rest, Link: link(next) } }
  }
}

/** Everything is posted once with its suggestion, and the next run recognizes it. */
async function expectOneReview(github: Sandbox) {
  const ended = expectPosted(await attempt(github))
  expect(visible(github)).toHaveLength(1)
  expect(copies(github, 'test').size).toBe(FINDINGS.length)
  expect(ended.result.plan.counts).toMatchObject({ comments: 2, suggestions: 1, summarized: 1 })
  const again = await attempt(github)
  expect(again.kind === 'ended' ? again.result.outcome : again.error.message).toBe('nothing-new')
  return ended
}

describe('replies that differ from the sandbox’s', () => {
  test.for<[rule: string, alter: Alter]>([
    [
      'the minimum that GitHub’s description allows',
      (data, { method, path }, { status }) => {
        if (GRAPHQL.test(path)) return undefined
        const minimal = minimalReply(method, path, status, data, ['user', 'patch'])
        expect(checkReply(method, path, status, minimal)).toEqual({ kind: 'fits' })
        return body(minimal)
      },
    ],
    [
      'unknown fields',
      (data) => {
        const more = (value: unknown): unknown => {
          if (Array.isArray(value)) return value.map(more)
          if (typeof value !== 'object' || value === null) return value
          const fields = Object.entries(value).map(([name, field]): [string, unknown] => [name, more(field)])
          return { ...Object.fromEntries(fields), new_in_2027: { a: [1, null] }, __proto: 'x' }
        }
        return body(more(data))
      },
    ],
    [
      'a pull request with nothing but its state and commits',
      each(PULL, ({ state, head, base }) => ({
        state,
        head: only('sha')(head as Json),
        base: only('sha')(base as Json),
      })),
    ],
    ['files with name and patch alone', each(FILES, only('filename', 'patch'))],
    [
      'comments with the name of their author alone',
      each(COMMENTS, (entry) => login(only('id', 'path', 'body', 'user')(entry))),
    ],
    [
      'reviews with the name of their author alone',
      each(REVIEWS, (entry) => login(only('id', 'body', 'state', 'user')(entry))),
    ],
    [
      'a new review with its number alone',
      (data, { method }) =>
        method === 'POST' && 'id' in (data as Json) ? body(only('id')(data as Json)) : undefined,
    ],
    [
      '201 for a new review',
      (_, { method, path }) => (method === 'POST' && REVIEWS.test(path) ? { status: 201 } : undefined),
    ],
    [
      'another content type',
      (_d, _a, { headers }) => ({
        headers: { ...headers, 'content-type': 'application/vnd.github.v3+json' },
      }),
    ],
    [
      'a type of text',
      (_d, _a, { headers }) => ({ headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } }),
    ],
    ['no headers at all', () => ({ headers: {} })],
    ['a weak ETag', (_d, _a, { headers }) => ({ headers: { ...headers, ETag: 'W/"0815"' } })],
    [
      'no headers but the type',
      (_d, _a, { headers }) => ({ headers: { 'Content-Type': headers['content-type'] ?? '' } }),
    ],
    [
      'white space round the JSON',
      (data) => ({ body: Buffer.from(`\n ${JSON.stringify(data, undefined, 2)}\n`) }),
    ],
    [
      'patch, previous name, sha and address of a file null',
      each(FILES, (file) => ({ ...file, previous_filename: null, sha: null, contents_url: null })),
    ],
    ['who we are without a number', each(GRAPHQL, () => ({ data: { viewer: { login: 'github-actions' } } }))],
    [
      'who we are with [bot]',
      each(GRAPHQL, () => ({ data: { viewer: { login: 'github-actions[bot]', databaseId: null } } })),
    ],
    [
      'null for what is not there',
      each(COMMENTS, (entry) => ({
        ...entry,
        in_reply_to_id: null,
        start_line: null,
        position: null,
        author_association: null,
      })),
    ],
  ])('%s: one review, recognized by the next run', async ([, alter]) => {
    await expectOneReview(await through(await sandbox(), alter))
  })

  test.for<[rule: string, alter: Alter]>([
    ['as it is', () => undefined],
    ['with last first', links((next) => `<${next}>; rel="last", <${next}>; rel="next"`)],
    ['with a last that is relative', links((next) => `<${next}>; rel="next", </x?page=2&a=1>; rel="last"`)],
    ['with a last that is too small', links((next) => `<${next}>; rel="next", </x?page=1>; rel="last"`)],
    ['with a last that is too large', links((next) => `<${next}>; rel="next", </x?page=9>; rel="last"`)],
    ['without last', links((next) => `<${next}>; rel="next"`)],
    ['other order', links((next) => `<https://x.test/?page=1>; rel="first", <${next}>; rel="next"`)],
    ['other parameters first', links((next) => `<${next}>; title="more, and more"; rel="next"`)],
    ['without quotes', links((next) => `<${next}>;rel=next`)],
    ['relative', links((next) => `<${new URL(next).pathname}?page=2>; rel="next"`)],
    ['in capitals', links((next) => `<${next}>; REL="NEXT"`)],
  ])('pages shorter than asked for, their Link %s: all are read', async ([, alter]) => {
    const github = await through(await sandbox({ pageSize: 1 }), alter)
    await expectOneReview(github)
  })

  test('deleted accounts and outdated comments among ours', async () => {
    const github = await sandbox()
    await github.as('ann').comment({ path: 'src/cart.ts', line: 10, body: 'Once.' })
    const ghost = ({ user, ...entry }: Json): Json => ({
      ...entry,
      user: (user as Json).login === 'ann' ? null : user,
      line: null,
      position: null,
    })
    const alter: Alter = (data, asked, reply) =>
      [each(COMMENTS, ghost), each(REVIEWS, ghost), each(PULL, (pull) => ({ ...pull, user: null }))]
        .map((one) => one(data, asked, reply))
        .find((altered) => altered)
    const front = await through(github, alter)
    expectPosted(await attempt(front))
    const again = await attempt(front)
    expect(again.kind === 'ended' ? again.result.outcome : again.error.message).toBe('nothing-new')
    expect(visible(github)).toHaveLength(2)
  })
})

describe('files', () => {
  const entry = (more: Json) => ({ filename: 'src/cart.ts', ...more })
  const finding = {
    path: 'src/cart.ts',
    line: 10,
    title: 'First',
    message: 'Look.',
    suggestion: 'better 10;',
  }
  const patch = '@@ -10 +10 @@\n-line 10;\n+changed 10;'

  test.for<[rule: string, file: Json, outcome: string, code: string | undefined]>([
    ['a copy', { status: 'copied', previous_filename: 'src/old.ts', patch }, 'inline', undefined],
    ['a rename', { status: 'renamed', previous_filename: 'src/old.ts', patch }, 'inline', undefined],
    ['a rename without its old name', { status: 'renamed', patch }, 'inline', undefined],
    ['a new mode', { status: 'changed', patch }, 'inline', undefined],
    ['no status', { patch }, 'inline', undefined],
    ['an unknown status', { status: 'moved-in', patch }, 'inline', undefined],
    ['unchanged', { status: 'unchanged' }, 'summary', 'no-patch'],
    ['a pure rename', { status: 'renamed', previous_filename: 'src/old.ts' }, 'summary', 'no-patch'],
    ['binary', { status: 'modified', additions: 0, deletions: 0, changes: 0 }, 'summary', 'no-patch'],
    ['too large', { status: 'modified', additions: 99_999, patch: null }, 'summary', 'no-patch'],
    ['an empty patch', { status: 'modified', patch: '' }, 'summary', 'no-patch'],
  ])('%s: placed, or in the body with the reason', async ([, file, outcome, code]) => {
    const github = await sandbox({ head: { 'src/cart.ts': HEAD['src/cart.ts'] } })
    const front = await through(github, (_, { path }) =>
      FILES.test(path) ? body([entry(file), { filename: 'README.md', status: 'removed' }]) : undefined,
    )
    const { result } = expectPosted(await attempt(front, { findings: [finding] }))
    expect(result.plan.findings.map((each) => [each.outcome, each.code])).toEqual([[outcome, code]])
    expect((await attempt(front, { findings: [finding] })).posts).toBe(0)
  })
})

describe('a comparison without files', () => {
  test.for<[rule: string, files: Json]>([
    ['none', {}],
    ['null', { files: null }],
  ])('%s: the head is reviewed, suggestions need an original', async ([, files]) => {
    const github = await sandbox()
    const commit = github.headSha
    await github.push({ 'src/other.ts': 'export {}\n' })
    const front = await through(github, (_, { path }) =>
      path.includes('/compare/') ? body(files) : undefined,
    )
    const { result } = expectPosted(await attempt(front, { commit }))
    expect(result.plan.counts).toMatchObject({ comments: 2, suggestions: 0 })
  })
})

describe('GraphQL', () => {
  const gone = { findings: [], resolveFixed: true }
  const runResolving = async (alter: Alter) => {
    const github = await sandbox({ permissions: { contents: 'write' } })
    expectPosted(await attempt(github))
    const ended = await attempt(await through(github, alter), gone)
    if (ended.kind === 'failed') throw ended.error
    return { log: ended.log, resolved: github.threads().filter(({ resolvedBy }) => resolvedBy).length }
  }
  /** Alters the list of threads. */
  const threads = (change: (list: { nodes: Json[] }) => unknown, errors?: Json[]): Alter =>
    each(GRAPHQL, (answer) => {
      const { data } = answer as {
        data: { repository?: { pullRequest: { reviewThreads: { nodes: Json[] } } } }
      }
      if (!data.repository) return answer
      const reviewThreads = change(data.repository.pullRequest.reviewThreads)
      return { data: { repository: { pullRequest: { reviewThreads } } }, ...(errors ? { errors } : {}) }
    })

  test.for<[rule: string, alter: Alter, resolved: number, says: string]>([
    ['as it is', () => undefined, 2, 'Resolved 2'],
    ['forbidden', threads(() => null, [{ type: 'FORBIDDEN', message: 'Not for you' }]), 0, 'Not for you'],
    ['an error without words', threads(() => null, [{}]), 0, 'could not be resolved'],
    [
      'threads that may not be seen',
      threads(({ nodes, ...list }) => ({ ...list, nodes: [null, ...nodes] })),
      2,
      'Resolved 2',
    ],
    [
      'authors that have left, and nothing of who resolved',
      threads(({ nodes, ...list }) => ({
        ...list,
        nodes: nodes.map(({ resolvedBy: _, ...node }) => ({ ...node, author: null })),
      })),
      2,
      'Resolved 2',
    ],
    ['no cursor', threads((list) => ({ ...list, pageInfo: { hasNextPage: false } })), 2, 'Resolved 2'],
    [
      'a comment that may not be seen: perhaps a person’s',
      threads(({ nodes, ...list }) => ({
        ...list,
        nodes: nodes.map((node) => {
          const { nodes: comments } = node.comments as { nodes: unknown[] }
          return { ...node, comments: { totalCount: 2, nodes: [...comments, null] } }
        }),
      })),
      0,
      '',
    ],
    [
      'nothing of who wrote them: not ours',
      threads(({ nodes, ...list }) => ({
        ...list,
        nodes: nodes.map((node) => {
          const { nodes: comments } = node.comments as { nodes: Json[] }
          return { ...node, comments: { totalCount: 1, nodes: comments.map(only('body')) } }
        }),
      })),
      0,
      '',
    ],
    [
      'an empty list of errors beside the answer',
      each(GRAPHQL, (answer) => ({ ...answer, errors: [] })),
      2,
      'Resolved 2',
    ],
  ])('threads, %s', async ([, alter, resolved, says]) => {
    const ended = await runResolving(alter)
    expect(ended.resolved).toBe(resolved)
    expect(ended.log).toContain(says)
  })
})

describe('a refusal about lines, in any wording', () => {
  const anchor = { resource: 'PullRequestReviewComment', field: 'pull_request_review_thread.line' }
  test.for<[rule: string, refusal: Json]>([
    ['objects', { errors: [{ ...anchor, code: 'custom', message: 'could not be resolved' }] }],
    ['objects with a code alone', { errors: [{ ...anchor, code: 'invalid' }] }],
    ['a sentence, no list', { errors: 'Line could not be resolved' }],
    ['in the message', { message: 'Line is not part of the diff' }],
    ['errors null', { message: 'Line could not be resolved', errors: null }],
  ])('%s: the others are posted, that one is in the body', async ([, refusal]) => {
    const github = await sandbox()
    const where = ({ body }: { body: unknown }) => JSON.stringify(body).includes('"line":21,')
    github.fail(
      { method: 'POST', path: /\/reviews$/, times: 99, where },
      {
        kind: 'reply',
        when: 'before',
        status: 422,
        body: JSON.stringify({ message: 'Validation Failed', ...refusal }),
        headers: { 'content-type': 'application/vnd.github+json' },
      },
    )
    const { result } = expectPosted(await attempt(github))
    expect(result.plan.counts).toMatchObject({ comments: 1, summarized: 2 })
    expect(github.comments().map(({ line }) => line)).toEqual([10])
  })
})
