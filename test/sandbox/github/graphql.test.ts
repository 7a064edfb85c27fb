import { describe, expect, test } from 'vitest'
import { type Api, numbered, open } from '../../helpers/sandbox-client.ts'

const THREADS = `
  query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {
    viewer { login databaseId }
    repository(owner: $owner, name: $name) {
      pullRequest(number: $number) {
        reviewThreads(first: 100, after: $after) {
          nodes { ...thread }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }
  fragment thread on PullRequestReviewThread {
    id isResolved isOutdated path line
    comments(first: 100) { nodes { fullDatabaseId body viewerDidAuthor author { login ... on Bot { databaseId } } } }
  }`

function threads(api: Api, more: Record<string, unknown> = {}) {
  return api.graphql(THREADS, { owner: 'octo', name: 'fence', number: 7, ...more })
}

test('threads with their comments, as the viewer sees them', async () => {
  const api = await open()
  await api.comment({ line: 10 })
  const [first] = api.github.comments()
  await api.github.as('maria').reply(first?.id ?? 0, 'why?')
  await api.github.as('maria').draft({ body: '', comments: [{ path: 'src/a.ts', line: 10, body: 'secret' }] })
  const { data, errors } = await threads(api)
  expect(errors).toBeUndefined()
  expect(data.viewer).toEqual({ login: 'github-actions', databaseId: 41_898_282 })
  const { nodes, pageInfo } = data.repository.pullRequest.reviewThreads
  expect(pageInfo.hasNextPage).toBe(false)
  expect(nodes).toMatchObject([
    {
      isResolved: false,
      isOutdated: false,
      path: 'src/a.ts',
      line: 10,
      comments: {
        nodes: [
          {
            fullDatabaseId: String(first?.id),
            viewerDidAuthor: true,
            author: { login: 'github-actions', databaseId: 41_898_282 },
          },
          { body: 'why?', viewerDidAuthor: false, author: { login: 'maria' } },
        ],
      },
    },
  ])
  await api.github.push({ 'src/a.ts': 'x\n' })
  const after = await threads(api)
  expect(after.data.repository.pullRequest.reviewThreads.nodes[0]).toMatchObject({
    isOutdated: true,
    line: null,
  })
})

test('cursors lead through all threads', async () => {
  const api = await open({ pageSize: 2 })
  for (let line = 7; line <= 13; line++) await api.comment({ line })
  const lines: number[] = []
  let after: string | null = null
  do {
    const { data } = await threads(api, { after })
    const { nodes, pageInfo } = data.repository.pullRequest.reviewThreads
    lines.push(...nodes.map(({ line }: { line: number }) => line))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  expect(lines).toEqual([7, 8, 9, 10, 11, 12, 13])
})

const mutation = (verb: string) =>
  `mutation($id: ID!) { ${verb}(input: { threadId: $id }) { thread { id isResolved } } }`

test('resolving needs write access to the contents', async () => {
  const weak = await open()
  await weak.comment({ line: 10 })
  const [thread] = weak.github.threads()
  expect(await weak.graphql(mutation('resolveReviewThread'), { id: thread?.id })).toEqual({
    data: { resolveReviewThread: null },
    errors: [
      { type: 'FORBIDDEN', path: ['resolveReviewThread'], message: 'Resource not accessible by integration' },
    ],
  })
  expect(weak.github.threads()[0]?.resolvedBy).toBeUndefined()

  const strong = await open({ permissions: { contents: 'write' } })
  await strong.comment({ line: 10 })
  const id = strong.github.threads()[0]?.id
  expect(await strong.graphql(mutation('resolveReviewThread'), { id })).toEqual({
    data: { resolveReviewThread: { thread: { id, isResolved: true } } },
  })
  expect(strong.github.threads()[0]?.resolvedBy).toBe('github-actions[bot]')
  await strong.graphql(mutation('unresolveReviewThread'), { id })
  expect(strong.github.threads()[0]?.resolvedBy).toBeUndefined()
})

const OBJECT = `query ($expression: String) {
  repository(owner: "octo", name: "fence") {
    object(expression: $expression) { __typename oid ... on Blob { byteSize isBinary isTruncated text } }
  }
}`

describe('objects', () => {
  const head = {
    'a b:"c".txt': 'grüße\n',
    empty: '',
    bin: Buffer.from([1, 0, 2]),
    long: '0123456789x',
    'line\nbreak': 'x\n',
    link: { mode: '120000', content: 'empty' },
  } as const

  test.for<[path: string, blob: object | null]>([
    ['a b:"c".txt', { byteSize: 8, isBinary: false, isTruncated: false, text: 'grüße\n' }],
    ['empty', { byteSize: 0, isBinary: false, isTruncated: false, text: '' }],
    ['bin', { byteSize: 3, isBinary: true, isTruncated: false, text: null }],
    ['long', { byteSize: 11, isBinary: false, isTruncated: true, text: '0123456789' }],
    ['line\nbreak', { byteSize: 2, isBinary: false, isTruncated: false, text: 'x\n' }],
    ['link', { byteSize: 5, isBinary: false, isTruncated: false, text: 'empty' }],
    ['none', null],
    ['none blob 3', null],
    ['src/a.ts', null],
  ])('%j of a commit', async ([path, blob]) => {
    const api = await open({ head, limits: { blobTextBytes: 10 } })
    const { data, errors } = await api.graphql(OBJECT, { expression: `${api.github.headSha}:${path}` })
    expect(errors).toBeUndefined()
    const { body: files } = await api.get(`${api.pull}/files`)
    const file = files.find(({ filename }: { filename: string }) => filename === path)
    const expected = blob && { __typename: 'Blob', oid: file.sha, ...blob }
    expect(data).toEqual({ repository: { object: expected } })
  })

  test('the text of a file has up to 512,000 bytes', async () => {
    const api = await open({ head: { long: 'x'.repeat(512_001) } })
    const { data } = await api.graphql(OBJECT, { expression: `${api.github.headSha}:long` })
    expect(data.repository.object).toMatchObject({ isTruncated: true, text: 'x'.repeat(512_000) })
  })

  test('revisions: commits, branches, trees; without one there is no object', async () => {
    const api = await open()
    const { headSha } = api.github
    const read = async (expression: string | null) =>
      (await api.graphql(OBJECT, { expression })).data.repository.object
    expect(await read(headSha)).toEqual({ __typename: 'Commit', oid: headSha })
    expect(await read('mend')).toEqual({ __typename: 'Commit', oid: headSha })
    expect(await read(`${headSha}:src`)).toMatchObject({ __typename: 'Tree' })
    expect(await read('mend:src/a.ts')).toEqual(await read(`${headSha}:src/a.ts`))
    expect(await read('main:src/a.ts')).toMatchObject({ __typename: 'Blob', text: numbered(30) })
    expect(await read(`${'0'.repeat(40)}:src/a.ts`)).toBeNull()
    expect(await read(null)).toBeNull()
  })

  test('reading them needs access to the contents', async () => {
    const api = await open({ permissions: { contents: 'none' } })
    expect(await api.graphql(OBJECT, { expression: 'mend:src/a.ts' })).toEqual({
      data: { repository: { object: null } },
      errors: [
        {
          type: 'FORBIDDEN',
          path: ['repository', 'object'],
          message: 'Resource not accessible by integration',
        },
      ],
    })
  })
})

test.for([
  ['{ viewer { login age } }', "Field 'age' doesn't exist on type 'User'"],
  ['{ viewer }', "Field must have selections (field 'viewer' returns User but has no selections.)"],
  ['{ viewer { login { x } } }', "Selections can't be made on scalars (field 'login')"],
  ['{ viewer(x: 1) { login } }', "Field 'viewer' doesn't accept argument 'x'"],
  ['{ repository(owner: $o, name: "r") { id } }', 'Variable $o is used but not declared'],
  ['{ viewer { login }', 'Unexpected end of document'],
  ['{ repository(owner: "a", name: "b") { id } }', "Could not resolve to a Repository with the name 'a/b'."],
  [
    '{ repository(owner: "octo", name: "fence") { pullRequest(number: 8) { id } } }',
    'Could not resolve to a PullRequest with the number of 8.',
  ],
  [
    '{ repository(owner: "octo", name: "fence") { pullRequest(number: 7) { reviewThreads { totalCount } } } }',
    'You must provide a `first` or `last` value to properly paginate the `reviewThreads` connection.',
  ],
  [
    'mutation { resolveReviewThread(input: {threadId: "x"}) { thread { id } } }',
    "Could not resolve to a node with the global id of 'x'.",
  ],
] as const)('%s is an error', async ([query, message]) => {
  const api = await open()
  expect((await api.graphql(query)).errors).toMatchObject([{ message }])
})

test('an Enterprise server has REST and GraphQL under different paths', async () => {
  const api = await open({ basePath: '/api/v3', viewer: 'maria' })
  expect(api.github.url).toMatch(/\/api\/v3$/)
  expect(api.github.graphqlUrl).toMatch(/\d\/api\/graphql$/)
  expect((await api.get(api.pull)).body.url).toBe(api.github.url + api.pull)
  expect((await api.get('/user')).body.login).toBe('maria')
  expect((await api.graphql('{ viewer { login } }')).data.viewer.login).toBe('maria')
  const { origin } = new URL(api.github.url)
  expect((await api.get(origin + api.pull)).status).toBe(404)
  const [, next] = /<(.+?)>/.exec((await api.get(`${api.pull}/files?page=2`)).headers.get('link') ?? '') ?? []
  expect((await api.get(next ?? '')).status).toBe(200)
})

test('an installation has no user', async () => {
  const api = await open()
  expect(await api.get('/user')).toMatchObject({
    status: 403,
    body: { message: 'Resource not accessible by integration' },
  })
})
