import { describe, expect, test } from 'vitest'
import { connect } from '../../../src/platforms/github/connect.ts'
import { createGitHub } from '../../../src/platforms/github/github.ts'
import type { Subject } from '../../../src/platforms/platform.ts'
import type { Changes } from '../../../src/sandbox/git/commit-stream.ts'
import { secondaryLimit } from '../../../src/sandbox/github/rate-limit.ts'
import { type Fault, replies } from '../../../src/sandbox/http/fault.ts'
import { startFront } from '../../helpers/front.ts'
import { type Sandbox, sandbox } from '../../helpers/github-run.ts'
import { HEAD } from '../../helpers/run-review.ts'
import { type GraphqlReply, queryProblems, replyProblems } from '../../oracles/github-graphql.ts'

const CART = 'src/cart.ts'
const README = 'README.md'
const isGraphql = ({ path }: { path: string }) => path.endsWith('/graphql')

interface Query {
  readonly query: string
  readonly variables: Record<string, unknown>
}

/** Reads the pull request and then texts; only what the latter asks and logs is returned. */
async function headTexts(
  github: Sandbox,
  paths: readonly string[],
  { commit, change }: { commit?: string; change?: (subject: Subject) => Partial<Subject> } = {},
) {
  const log: string[] = []
  const say = (message: string) => void log.push(message)
  const { token, url: apiUrl, owner, repo, number: pull_number } = github
  const connection = await connect({ token, apiUrl, second: 1, maxWait: 120, say })
  const pullRequest = { owner, repo, pull_number }
  const platform = createGitHub(connection, { pullRequest, id: 'test', commit, resolveFixed: false })
  const subject = await platform.read()
  const [askedBefore, loggedBefore] = [github.requests.length, log.length]
  const texts = await platform.headTexts(paths, { ...subject, ...change?.(subject) })
  const requests = github.requests.slice(askedBefore)
  expect(requests.filter((request) => !isGraphql(request))).toEqual([])
  return {
    texts: Object.fromEntries(texts),
    queries: requests.map(({ body }) => body as Query),
    log: log.slice(loggedBefore),
  }
}

/** A sandbox whose replies to the query for texts pass a function. */
async function altered(github: Sandbox, alter: (reply: GraphqlReply) => unknown): Promise<Sandbox> {
  const port = await startFront(github.url, {
    alter: (reply, { path }) => {
      const parsed = path.endsWith('/graphql') ? JSON.parse(reply.body.toString()) : undefined
      if (!parsed?.data?.repository) return reply
      return { ...reply, body: Buffer.from(JSON.stringify(alter(parsed))) }
    },
  })
  return { ...github, url: `http://127.0.0.1:${port}` }
}

test('the texts of changed files come in one query that GitHub’s schema allows, and so does the reply', async () => {
  const github = await sandbox()
  const seen: GraphqlReply[] = []
  const front = await altered(github, (reply) => {
    seen.push(reply)
    return reply
  })
  const paths = [CART, README, 'missing.ts', CART]
  const { texts, queries, log } = await headTexts(front, paths, {
    change: ({ blobs }) => ({ blobs: new Map([...blobs, ['missing.ts', 'e'.repeat(40)]]) }),
  })
  expect(texts).toEqual({ [CART]: HEAD[CART], [README]: HEAD[README] })
  expect(log).toEqual([])
  expect(queries).toHaveLength(1)
  const [{ query, variables } = { query: '', variables: {} }] = queries
  const commit = github.headSha
  expect(variables).toEqual({
    owner: 'octo',
    repo: 'fence',
    f0: `${commit}:${CART}`,
    f1: `${commit}:${README}`,
    f2: `${commit}:missing.ts`,
  })
  expect(queryProblems(query)).toEqual([])
  expect(seen).toHaveLength(1)
  expect(replyProblems(query, variables, seen[0] ?? {})).toEqual([])
})

test('the texts are those of the reviewed commit, not of a newer one', async () => {
  const github = await sandbox()
  const commit = github.headSha
  await github.push({ [CART]: 'all new\n' })
  expect((await headTexts(github, [CART], { commit })).texts).toEqual({ [CART]: HEAD[CART] })
  expect((await headTexts(github, [CART])).texts).toEqual({ [CART]: 'all new\n' })
})

describe('unknown', () => {
  test.for<[rule: string, head: Changes]>([
    ['binary', { [CART]: 'a\0b\n' }],
    ['truncated', { [CART]: `${'x'.repeat(50)}\n`.repeat(11_000) }],
    ['deleted', { [CART]: null }],
  ])('a %s file', async ([, changes]) => {
    const github = await sandbox()
    await github.push(changes)
    const { texts, queries, log } = await headTexts(github, [CART, README])
    expect(texts).toEqual({ [README]: HEAD[README] })
    expect(queries).toHaveLength(1)
    expect(log).toEqual([])
  })

  test('a file of exactly the size that GitHub does not truncate is known', async () => {
    const text = 'x'.repeat(512_000)
    const github = await sandbox()
    await github.push({ [CART]: text })
    expect((await headTexts(github, [CART])).texts).toEqual({ [CART]: text })
    await github.push({ [CART]: `${text}x` })
    expect((await headTexts(github, [CART])).texts).toEqual({})
  })

  test('a file whose blob is not the one of the diff', async () => {
    const github = await sandbox()
    const { texts, log } = await headTexts(github, [CART, README], {
      change: ({ blobs }) => ({ blobs: new Map([...blobs, [CART, blobs.get(README) ?? '']]) }),
    })
    expect(texts).toEqual({ [README]: HEAD[README] })
    expect(log).toEqual([])
  })

  test('files without a blob id are not asked for, and without any other file nothing is', async () => {
    const github = await sandbox()
    const none = await headTexts(github, ['src/other.ts', 'src'])
    expect(none).toEqual({ texts: {}, queries: [], log: [] })
    const some = await headTexts(github, ['src/other.ts', README])
    expect(some.texts).toEqual({ [README]: HEAD[README] })
    expect(some.queries[0]?.variables).not.toHaveProperty('f1')
    expect((await headTexts(github, [])).queries).toEqual([])
  })

  test('a directory, even with its own id', async () => {
    const github = await sandbox()
    const front = await altered(github, (reply) => {
      expect(reply.data?.repository).toEqual({ f0: { __typename: 'Tree' } })
      return reply
    })
    const change = () => ({ blobs: new Map([['src', 'e'.repeat(40)]]) })
    expect(await headTexts(front, ['src'], { change })).toMatchObject({ texts: {}, log: [] })
  })

  test('files after the 50th', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `f/${String(index).padStart(2, '0')}.txt`)
    const github = await sandbox({ base: {}, head: Object.fromEntries(names.map((name) => [name, name])) })
    const { texts, queries, log } = await headTexts(github, ['unchanged.txt', ...names])
    expect(texts).toEqual(Object.fromEntries(names.slice(0, 50).map((name) => [name, name])))
    expect(queries).toHaveLength(1)
    expect(queries.flatMap(({ query }) => queryProblems(query))).toEqual([])
    expect(log).toEqual([])
  })
})

test.for([
  'with blanks  in it.ts',
  ' leading',
  'a:b:c.ts',
  ':colon',
  `quotes'"\`.ts`,
  '"} } evil { viewer { login } }',
  'back\\slash\\n.ts',
  '$f1 $1.ts',
  'grüße/日本語/🦔.ts',
  'e\u0301.ts',
  'tilde~1',
  'caret^{tree}',
  'at@{1}',
  'fence-gabcdef1',
  '-z',
  '{curly}.ts',
  'x blob 12',
])('the path %j works', async (path) => {
  const github = await sandbox({ base: {}, head: { [path]: 'odd\n', [README]: '#\n' } })
  const { texts, queries } = await headTexts(github, [path, README])
  expect(texts).toEqual({ [path]: 'odd\n', [README]: '#\n' })
  expect(queries[0]?.query).not.toContain(path)
  expect(queries.flatMap(({ query }) => queryProblems(query))).toEqual([])
})

test.for(['line\nbreak.ts', 'return\r.ts', 'tab\t.ts'])(
  'the path %j is not asked for, others are',
  async (path) => {
    const github = await sandbox({ base: {}, head: { [path]: 'odd\n', [README]: '#\n' } })
    const { texts, queries, log } = await headTexts(github, [path, README])
    expect(texts).toEqual({ [README]: '#\n' })
    expect(Object.values(queries[0]?.variables ?? {})).toEqual([
      'octo',
      'fence',
      `${github.headSha}:${README}`,
    ])
    expect(log).toEqual([])
  },
)

describe('errors', () => {
  test('GraphQL turned off: one line in the log', async () => {
    const github = await sandbox({ graphql: 'off' })
    const { texts, queries, log } = await headTexts(github, [CART, README])
    expect(texts).toEqual({})
    expect(queries).toHaveLength(1)
    expect(log).toEqual(['The text of 2 files is unknown: GitHub refused GraphQL: 404 Not Found'])
  })

  test('a token without access to the contents: one line in the log', async () => {
    const github = await sandbox({ permissions: { contents: 'none' } })
    const { texts, log } = await headTexts(github, [CART])
    expect(texts).toEqual({})
    expect(log).toEqual(['The text of 1 file is unknown: GraphQL: Resource not accessible by integration'])
  })

  test('an Enterprise server has GraphQL under another path', async () => {
    const github = await sandbox({ basePath: '/api/v3' })
    expect((await headTexts(github, [CART])).texts).toEqual({ [CART]: HEAD[CART] })
  })

  const body = (text: string): Fault => ({ kind: 'reply', when: 'before', status: 200, body: text })
  test.for<[rule: string, fault: Fault, says: RegExp]>([
    ['reset', { kind: 'reset', when: 'before' }, /cannot be read: GraphQL/],
    ['502', replies.serverError('before'), /answered 502/],
    ['empty', replies.empty('after'), /unexpected data/],
    ['HTML', replies.html('after'), /unexpected data/],
    ['another shape', replies.wrongShape('after'), /unexpected data/],
    ['cut', { kind: 'cut', after: 1 }, /cannot be read: GraphQL/],
    ['redirect', { kind: 'redirect', status: 301 }, /redirected/],
    ['limited', secondaryLimit({ retryAfter: '3600' }), /rate limit/],
    ['401', { kind: 'reply', when: 'before', status: 401, body: '{"message":"Bad credentials"}' }, /401 Bad/],
    ['errors only', body('{"errors":[{"message":"Timed out"}]}'), /GraphQL: Timed out/],
    ['no message', body('{"errors":[{"type":"RATE_LIMITED"}]}'), /GraphQL: an error without a message/],
    ['null', body('{"data":null,"errors":[{"message":"x"}]}'), /GraphQL: x/],
    ['no repository', body('{"data":{"repository":null},"errors":[{"message":"x"}]}'), /GraphQL: x/],
  ])('the read always ends as %s: nothing is thrown, and the log has the reason', async ([, fault, says]) => {
    const github = await sandbox()
    // The first query asks for the viewer.
    github.fail({ method: 'POST', path: /\/graphql$/, nth: 2, times: 999 }, fault)
    const { texts, log } = await headTexts(github, [CART])
    expect(texts).toEqual({})
    expect(log.filter((line) => !line.startsWith('Waiting'))).toEqual([
      expect.stringMatching(new RegExp(`^The text of 1 file is unknown: .*${says.source}`)),
    ])
  })

  test('a read that fails once is retried', async () => {
    const github = await sandbox()
    github.fail({ method: 'POST', path: /\/graphql$/, nth: 2 }, replies.serverError('before'))
    const { texts, queries } = await headTexts(github, [CART])
    expect(texts).toEqual({ [CART]: HEAD[CART] })
    expect(queries).toHaveLength(2)
  })

  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
  const good = { __typename: 'Blob', oid: '', text: 'x', isTruncated: false, isBinary: false }
  test.for<[rule: string, file: unknown, known?: string]>([
    ['whole', good, 'x'],
    ['null', null],
    ['missing', undefined],
    ['a text that is null', { ...good, text: null }],
    ['a blob of unknown encoding', { ...good, isBinary: null }],
    ['a blob without isTruncated', { ...good, isTruncated: undefined }],
    ['a number', 7],
  ])('the field of one file is %s, with an error: the other file is known', async ([, file, known]) => {
    const github = await sandbox()
    const front = await altered(github, ({ data }) => {
      const repository = data?.repository as { f0: typeof good }
      const f0 = isObject(file) ? { ...file, oid: repository.f0.oid } : file
      return {
        data: { repository: { ...repository, f0 } },
        errors: [{ path: ['repository', 'f0'], message: 'Something went wrong' }],
      }
    })
    const { texts, log, queries } = await headTexts(front, [CART, README])
    expect(texts).toEqual({ [README]: HEAD[README], ...(known && { [CART]: known }) })
    expect(queries).toHaveLength(1)
    expect(log).toEqual([])
  })
})
