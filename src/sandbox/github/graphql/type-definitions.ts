/**
 * An excerpt of GitHub's schema: everything about reviews and files that is used here, unchanged.
 * https://docs.github.com/graphql/overview/public-schema
 */
export const TYPE_DEFINITIONS = `
scalar BigInt
scalar DateTime
scalar GitObjectID
scalar URI

type Query {
  viewer: User!
  repository(owner: String!, name: String!): Repository
  node(id: ID!): Node
  rateLimit: RateLimit
}

type Mutation {
  resolveReviewThread(input: ResolveReviewThreadInput!): ResolveReviewThreadPayload
  unresolveReviewThread(input: UnresolveReviewThreadInput!): UnresolveReviewThreadPayload
}

input ResolveReviewThreadInput { threadId: ID!, clientMutationId: String }
input UnresolveReviewThreadInput { threadId: ID!, clientMutationId: String }

type ResolveReviewThreadPayload { thread: PullRequestReviewThread, clientMutationId: String }
type UnresolveReviewThreadPayload { thread: PullRequestReviewThread, clientMutationId: String }

interface Node { id: ID! }
interface Actor { login: String! }
type User implements Actor & Node { id: ID!, login: String!, databaseId: Int }
type Bot implements Actor & Node { id: ID!, login: String!, databaseId: Int }

type RateLimit {
  limit: Int!
  remaining: Int!
  cost: Int!
  resetAt: DateTime!
}

type Repository implements Node {
  id: ID!
  name: String!
  nameWithOwner: String!
  pullRequest(number: Int!): PullRequest
  object(expression: String): GitObject
  assignableUsers(first: Int, after: String, last: Int, before: String, query: String): UserConnection!
}

interface GitObject { id: ID!, oid: GitObjectID! }
type Commit implements GitObject & Node { id: ID!, oid: GitObjectID! }
type Tree implements GitObject & Node { id: ID!, oid: GitObjectID! }

type Blob implements GitObject & Node {
  id: ID!
  oid: GitObjectID!
  byteSize: Int!
  isBinary: Boolean
  isTruncated: Boolean!
  text: String
}

type PullRequest implements Node {
  id: ID!
  number: Int!
  title: String!
  url: URI!
  state: PullRequestState!
  isDraft: Boolean!
  locked: Boolean!
  author: Actor
  headRefName: String!
  headRefOid: GitObjectID!
  baseRefName: String!
  baseRefOid: GitObjectID!
  isCrossRepository: Boolean!
  reviews(first: Int, after: String, last: Int, before: String): PullRequestReviewConnection
  reviewThreads(first: Int, after: String, last: Int, before: String): PullRequestReviewThreadConnection!
}

type PullRequestReview implements Node {
  id: ID!
  databaseId: Int
  fullDatabaseId: BigInt
  author: Actor
  body: String!
  state: PullRequestReviewState!
  submittedAt: DateTime
  url: URI!
  viewerDidAuthor: Boolean!
  commit: Commit
}

type PullRequestReviewThread implements Node {
  id: ID!
  isResolved: Boolean!
  isOutdated: Boolean!
  isCollapsed: Boolean!
  path: String!
  line: Int
  startLine: Int
  originalLine: Int
  originalStartLine: Int
  diffSide: DiffSide!
  startDiffSide: DiffSide
  subjectType: PullRequestReviewThreadSubjectType!
  resolvedBy: User
  viewerCanResolve: Boolean!
  viewerCanUnresolve: Boolean!
  comments(first: Int, after: String, last: Int, before: String): PullRequestReviewCommentConnection!
}

type PullRequestReviewComment implements Node {
  id: ID!
  databaseId: Int
  fullDatabaseId: BigInt
  author: Actor
  authorAssociation: CommentAuthorAssociation!
  body: String!
  path: String!
  line: Int
  originalLine: Int
  outdated: Boolean!
  createdAt: DateTime!
  updatedAt: DateTime!
  url: URI!
  state: PullRequestReviewCommentState!
  viewerDidAuthor: Boolean!
  pullRequestReview: PullRequestReview
  replyTo: PullRequestReviewComment
  reactions(first: Int, after: String, last: Int, before: String, content: ReactionContent): ReactionConnection!
}

type Reaction implements Node { id: ID!, content: ReactionContent!, user: User }

enum CommentAuthorAssociation {
  COLLABORATOR CONTRIBUTOR FIRST_TIMER FIRST_TIME_CONTRIBUTOR MANNEQUIN MEMBER NONE OWNER
}
enum DiffSide { LEFT RIGHT }
enum ReactionContent { CONFUSED EYES HEART HOORAY LAUGH ROCKET THUMBS_DOWN THUMBS_UP }
enum PullRequestState { CLOSED MERGED OPEN }
enum PullRequestReviewState { APPROVED CHANGES_REQUESTED COMMENTED DISMISSED PENDING }
enum PullRequestReviewCommentState { PENDING SUBMITTED }
enum PullRequestReviewThreadSubjectType { FILE LINE }

type PageInfo { hasNextPage: Boolean!, hasPreviousPage: Boolean!, startCursor: String, endCursor: String }
${['PullRequestReview', 'PullRequestReviewThread', 'PullRequestReviewComment', 'Reaction', 'User'].map(connectionTypes).join('\n')}
`

function connectionTypes(node: string): string {
  return `
type ${node}Connection { nodes: [${node}], edges: [${node}Edge], totalCount: Int!, pageInfo: PageInfo! }
type ${node}Edge { node: ${node}, cursor: String! }`
}
