import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { TYPE_DEFINITIONS } from '../../../src/sandbox/github/graphql/type-definitions.ts'
import { type Api, open } from '../../helpers/sandbox-client.ts'
import { GITHUB_SCHEMA, queryProblems, replyProblems } from '../../oracles/github-graphql.ts'

const SANDBOX_SCHEMA = buildSchema(TYPE_DEFINITIONS)

/** A type as a list of lines, for a comparison in which the sandbox may have fewer than GitHub. */
function linesOf(type: GraphQLNamedType | undefined): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name)
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, type: of }) => `${name}: ${of}`)
  if (!isObjectType(type) && !isInterfaceType(type)) return type ? [type.toJSON()] : []
  const fields = Object.values(type.getFields()).flatMap((field) => [
    `${field.name}: ${field.type}`,
    ...field.args.map((arg) => `${field.name}(${arg.name}: ${arg.type})`),
  ])
  return [...type.getInterfaces().map((each) => `implements ${each}`), ...fields]
}

const own = Object.values(SANDBOX_SCHEMA.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

test.for(own.map((type) => [type.name, type] as const))(
  '%s has nothing that GitHub’s has not',
  ([name, type]) => {
    const real = GITHUB_SCHEMA.getType(name)
    expect(real?.constructor.name).toBe(type.constructor.name)
    expect(linesOf(real)).toEqual(expect.arrayContaining(linesOf(type)))
  },
)

const ACTOR = 'author { __typename login ... on Bot { id databaseId } ... on User { id databaseId } }'
const EVERYTHING = `query ($owner: String!, $name: String!, $number: Int!, $first: Int) {
  viewer { __typename id login databaseId }
  rateLimit { limit remaining cost resetAt }
  repository(owner: $owner, name: $name) {
    id name nameWithOwner
    pullRequest(number: $number) {
      id number title url state isDraft locked ${ACTOR}
      headRefName headRefOid baseRefName baseRefOid isCrossRepository
      reviews(last: 10) {
        totalCount
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        edges { cursor node { ...review } }
      }
      reviewThreads(first: $first) {
        totalCount
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        nodes { ...thread }
      }
    }
  }
}
fragment review on PullRequestReview {
  id fullDatabaseId ${ACTOR} body state submittedAt url viewerDidAuthor commit { id oid }
}
fragment thread on PullRequestReviewThread {
  __typename id isResolved isOutdated isCollapsed path line startLine originalLine originalStartLine
  diffSide startDiffSide subjectType resolvedBy { __typename login databaseId } viewerCanResolve viewerCanUnresolve
  comments(first: 10) {
    edges { cursor node {
      id fullDatabaseId ${ACTOR} body path line originalLine outdated createdAt updatedAt url state viewerDidAuthor
      pullRequestReview { ...review } replyTo { id }
    } }
  }
}`
const OBJECT = `query ($owner: String!, $name: String!, $expression: String) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) {
      __typename id oid ... on Blob { byteSize isBinary isTruncated text }
    }
  }
}`
const NODE =
  'query ($id: ID!) { node(id: $id) { __typename id ... on PullRequestReviewThread { isResolved path } } }'
const mutation = (verb: string) =>
  `mutation ($id: ID!) { ${verb}(input: { threadId: $id, clientMutationId: "m" }) { clientMutationId thread { id } } }`

/** Sends a document that is valid on GitHub; the sandbox's reply must be valid there too. */
async function checked(api: Api, query: string, variables: Record<string, unknown>) {
  expect(queryProblems(query)).toEqual([])
  const reply = await api.graphql(query, variables)
  expect(replyProblems(query, variables, reply), JSON.stringify(reply)).toEqual([])
  return reply
}

test.for([
  {},
  { viewer: 'maria' },
  { graphql: 'no-viewer' },
  { fork: true, draft: true, permissions: { contents: 'write' } },
  { state: 'merged', pageSize: 1 },
] as const)('every reply is as GitHub’s schema has it: %o', async (description) => {
  const api = await open(description)
  const address = { owner: 'octo', name: 'fence', number: 7, first: 100 }
  await checked(api, EVERYTHING, address)
  await api.review({
    event: 'COMMENT',
    body: 'b',
    comments: [
      { path: 'src/a.ts', line: 10, start_line: 8, start_side: 'RIGHT', side: 'RIGHT', body: 'x' },
      { path: 'src/a.ts', line: 10, side: 'LEFT', body: 'x' },
    ],
  })
  const [first] = api.github.comments()
  await api.github.as('maria').reply(first?.id ?? 0, 'why?')
  await api.review({ comments: [{ path: 'src/a.ts', line: 10, body: 'draft' }] })
  const id = api.github.threads()[0]?.id
  for (const query of [
    NODE,
    mutation('resolveReviewThread'),
    mutation('unresolveReviewThread'),
    mutation('resolveReviewThread'),
  ]) {
    await checked(api, query, { id })
    await checked(api, query, { id: 'nobody' })
    await checked(api, EVERYTHING, address)
  }
  await api.github.push({ 'src/a.ts': 'all new\n' })
  const { data } = await checked(api, EVERYTHING, address)
  if (!('graphql' in description)) expect(data.repository.pullRequest.reviewThreads.nodes).not.toEqual([])
  for (const wrong of [{ owner: 'nobody' }, { number: 8 }, { first: 101 }, { first: null }]) {
    const { errors } = await checked(api, EVERYTHING, { ...address, ...wrong })
    expect(errors.at(-1)).toEqual({
      type: expect.any(String),
      path: expect.any(Array),
      message: expect.any(String),
    })
  }
})

test.for([
  ['text', ':src/a.ts'],
  ['binary', ':bin'],
  ['truncated', ':long'],
  ['missing', ':none'],
  ['tree', ':src'],
  ['commit', ''],
] as const)('%s: the object is as GitHub’s schema has it', async ([, path]) => {
  const head = { 'src/a.ts': 'x\n', bin: '\0', long: 'x'.repeat(11) }
  for (const contents of ['read', 'none'] as const) {
    const api = await open({ head, limits: { blobTextBytes: 10 }, permissions: { contents } })
    const address = { owner: 'octo', name: 'fence' }
    await checked(api, OBJECT, { ...address, expression: `${api.github.headSha}${path}` })
    await checked(api, OBJECT, { ...address, expression: null })
  }
})

describe('the oracle', () => {
  test.for([
    ['{ viewer { age } }', 'Cannot query field "age" on type "User".'],
    ['{ viewer(x: 1) { id } }', 'Unknown argument "x" on field "Query.viewer".'],
    ['{ repository(owner: "a") { id } }', /"name" of type "String!" is required/],
    [
      'query ($id: String!) { node(id: $id) { id } }',
      /of type "String!" used in position expecting type "ID!"/,
    ],
    [
      '{ node(id: "x") { ... on PullRequestReviewComment { databaseId } } }',
      /^The field PullRequestReviewComment.databaseId is deprecated/,
    ],
  ] as const)('finds what GitHub has not in %s', ([query, problem]) => {
    expect(queryProblems(query)).toEqual([expect.stringMatching(problem)])
  })

  const VIEWER = '{ viewer { login databaseId } }'
  const THREAD = '{ node(id: "x") { __typename id ... on PullRequestReviewThread { line diffSide } } }'
  const thread = { __typename: 'PullRequestReviewThread', id: 'x', line: 1, diffSide: 'LEFT' }
  test.for<[query: string, data: Record<string, unknown> | null, problem: RegExp | undefined]>([
    [VIEWER, { viewer: { login: 'a', databaseId: 1 } }, undefined],
    [VIEWER, { viewer: { login: 'a', databaseId: null } }, undefined],
    [VIEWER, null, /neither data nor errors/],
    [VIEWER, { viewer: null }, /viewer: Cannot return null for non-nullable field Query.viewer/],
    [VIEWER, { viewer: { login: null, databaseId: 1 } }, /viewer.login: Cannot return null/],
    [VIEWER, { viewer: { databaseId: 1 } }, /viewer.login: Cannot return null/],
    [VIEWER, { viewer: { login: 'a' } }, /missing/],
    [VIEWER, { viewer: { login: 'a', databaseId: 1, age: 7 } }, /too many/],
    [VIEWER, { viewer: { login: 7, databaseId: 1 } }, /another type/],
    [VIEWER, { viewer: { login: 'a', databaseId: '1' } }, /another type/],
    [VIEWER, { viewer: { login: 'a', databaseId: 2 ** 31 } }, /non 32-bit/],
    [VIEWER, { viewer: { login: {}, databaseId: 1 } }, /viewer.login: String cannot represent/],
    [THREAD, { node: thread }, undefined],
    [THREAD, { node: null }, undefined],
    [THREAD, { node: { ...thread, diffSide: 'UP' } }, /node.diffSide: Enum "DiffSide" cannot represent/],
    [
      THREAD,
      { node: { ...thread, __typename: 'Fence' } },
      /node: Abstract type "Node" was resolved to a type "Fence"/,
    ],
    ['{ rateLimit { resetAt } }', { rateLimit: { resetAt: 'soon' } }, /DateTime cannot be "soon"/],
  ])('judges %s %o', ([query, data, problem]) => {
    expect(replyProblems(query, {}, { data })).toEqual(problem ? [expect.stringMatching(problem)] : [])
  })
})
