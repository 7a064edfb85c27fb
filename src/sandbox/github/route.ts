import { decoded } from '../http/decoded.ts'
import { json, type Reply } from '../http/reply.ts'
import type { RecordedRequest } from '../http/request-log.ts'
import { NotJson } from '../http/serve.ts'
import type { Account } from './account.ts'
import {
  deleteReview,
  dismissReview,
  onReview,
  readReview,
  submitReview,
  updateReview,
} from './change-review.ts'
import { CREATE_DOCS, createReview } from './create-review.ts'
import type { Level, Permissions } from './description.ts'
import { answerGraphql } from './graphql/answer-graphql.ts'
import { readRate, spend } from './rate-limit.ts'
import { readBlob, readComparison, readContents, readTree } from './read-code.ts'
import { readComments, readCommentsOfReview, readReviews } from './read-discussion.ts'
import { readFiles, readPull, readPulls, readPullsOfCommit } from './read-pull.ts'
import { notFound, refusal } from './refusal.ts'
import { renderRepository } from './render-repository.ts'
import { renderProfile } from './render-user.ts'
import { REPOSITORY_ID, type State } from './state.ts'

/** One request on its way to a handler. */
export interface Call {
  readonly state: State
  readonly user: Account
  /** What the groups of the route's path caught. */
  readonly params: readonly string[]
  readonly query: URLSearchParams
  readonly body: unknown
  readonly accept: string
  readonly version: string
  /** This address by the repository's number, as `Link` headers have it. */
  readonly address: string
}

type Handler = (call: Call, docs: string) => Reply | Promise<Reply>
type Route = readonly [
  method: string,
  path: RegExp,
  needs: keyof Permissions,
  level: Level,
  docs: string,
  handle: Handler,
]

const PULL = String.raw`\/pulls\/(?:N)`
const pull = (rest: string) => new RegExp(`^${PULL}${rest}$`)
const REVIEW = String.raw`\/reviews\/(\d+)`
const R = 'pulls/reviews#'

/** `N` stands for the number of the one pull request there is. */
const ROUTES: readonly Route[] = [
  ['GET', /^$/, 'contents', 'none', 'repos/repos#get-a-repository', readRepository],
  ['GET', /^\/pulls$/, 'pull_requests', 'read', 'pulls/pulls#list-pull-requests', readPulls],
  ['GET', pull(''), 'pull_requests', 'read', 'pulls/pulls#get-a-pull-request', readPull],
  [
    'GET',
    pull(String.raw`\/files`),
    'pull_requests',
    'read',
    'pulls/pulls#list-pull-requests-files',
    readFiles,
  ],
  [
    'GET',
    pull(String.raw`\/reviews`),
    'pull_requests',
    'read',
    `${R}list-reviews-for-a-pull-request`,
    readReviews,
  ],
  ['POST', pull(String.raw`\/reviews`), 'pull_requests', 'write', CREATE_DOCS, postReview],
  ['GET', pull(REVIEW), 'pull_requests', 'read', `${R}get-a-review-for-a-pull-request`, onReview(readReview)],
  [
    'PUT',
    pull(REVIEW),
    'pull_requests',
    'write',
    `${R}update-a-review-for-a-pull-request`,
    onReview(updateReview),
  ],
  [
    'DELETE',
    pull(REVIEW),
    'pull_requests',
    'write',
    `${R}delete-a-pending-review-for-a-pull-request`,
    onReview(deleteReview),
  ],
  [
    'GET',
    pull(String.raw`${REVIEW}\/comments`),
    'pull_requests',
    'read',
    `${R}list-comments-for-a-pull-request-review`,
    readCommentsOfReview,
  ],
  [
    'POST',
    pull(String.raw`${REVIEW}\/events`),
    'pull_requests',
    'write',
    `${R}submit-a-review-for-a-pull-request`,
    onReview(submitReview),
  ],
  [
    'PUT',
    pull(String.raw`${REVIEW}\/dismissals`),
    'pull_requests',
    'write',
    `${R}dismiss-a-review-for-a-pull-request`,
    onReview(dismissReview),
  ],
  [
    'GET',
    pull(String.raw`\/comments`),
    'pull_requests',
    'read',
    'pulls/comments#list-review-comments-on-a-pull-request',
    readComments,
  ],
  [
    'GET',
    /^\/commits\/(\w+)\/pulls$/,
    'pull_requests',
    'read',
    'commits/commits#list-pull-requests-associated-with-a-commit',
    readPullsOfCommit,
  ],
  ['GET', /^\/compare\/(.+)$/, 'contents', 'read', 'commits/commits#compare-two-commits', readComparison],
  ['GET', /^\/contents\/(.+)$/, 'contents', 'read', 'repos/contents#get-repository-content', readContents],
  ['GET', /^\/git\/trees\/(\w+)$/, 'contents', 'read', 'git/trees#get-a-tree', readTree],
  ['GET', /^\/git\/blobs\/(\w+)$/, 'contents', 'read', 'git/blobs#get-a-blob', readBlob],
]

const VERSIONS = ['2022-11-28', '2026-03-10']

/** Answers one request, as the caller may have it answered. */
export async function route(state: State, request: RecordedRequest): Promise<Reply> {
  if (request.from.kind === 'unknown-token') return refusal(401, 'Bad credentials', '')
  if (request.from.kind === 'nobody') return refusal(401, 'Requires authentication', '')
  const user = state.accounts.named(request.from.login)
  const url = new URL(request.path, state.apiUrl)
  const { basePath } = state.settings
  if (url.pathname === `${basePath}/rate_limit`) return readRate(state.rate)
  const exceeded = spend(state.rate)
  if (exceeded) return exceeded
  const version = request.headers['x-github-api-version'] ?? '2022-11-28'
  if (!VERSIONS.includes(version)) {
    return refusal(400, `Invalid API version: ${version}`, 'about-the-rest-api/api-versions')
  }
  if (request.body instanceof NotJson) return refusal(400, 'Problems parsing JSON', '')
  if (url.pathname === graphqlPath(basePath)) return answerGraphql(state, user, request)
  if (url.pathname === `${basePath}/user`) return readUser(state, user)
  const path = pathInRepository(state, url.pathname)
  if (path === undefined) return notFound('')
  return routeInRepository(state, user, request, url, path, version)
}

/** Enterprise servers have GraphQL beside the versioned REST API. */
function graphqlPath(basePath: string): string {
  return `${basePath.replace(/\/v\d+$/, '')}/graphql`
}

/** A repository can be named by its number too: `Link` headers and redirects do. */
function pathInRepository({ settings }: State, pathname: string): string | undefined {
  const { basePath, owner, repo } = settings
  for (const start of [`${basePath}/repos/${owner}/${repo}`, `${basePath}/repositories/${REPOSITORY_ID}`]) {
    const rest = pathname.slice(start.length)
    const fits =
      pathname.toLowerCase().startsWith(start.toLowerCase()) && (rest === '' || rest.startsWith('/'))
    if (fits) return decoded(rest)
  }
  return undefined
}

async function routeInRepository(
  state: State,
  user: Account,
  { method, body, headers }: RecordedRequest,
  url: URL,
  path: string,
  version: string,
): Promise<Reply> {
  const numbered = path.replace(new RegExp(`^/pulls/${state.settings.number}(?=/|$)`), '/pulls/N')
  for (const [verb, pattern, needs, level, docs, handle] of ROUTES) {
    const match = verb === method ? pattern.exec(numbered) : null
    if (!match) continue
    if (!allows(user.permissions[needs], level)) return forbidden(user, needs, level, docs)
    const address = `${state.apiUrl}/repositories/${REPOSITORY_ID}${path}`
    const { searchParams: query } = url
    const accept = headers.accept ?? ''
    return handle({ state, user, params: match.slice(1), query, body, accept, version, address }, docs)
  }
  return notFound('')
}

function allows(has: Level, needs: Level): boolean {
  const order: readonly Level[] = ['none', 'read', 'write']
  return order.indexOf(has) >= order.indexOf(needs)
}

function forbidden(user: Account, needs: keyof Permissions, level: Level, docs: string): Reply {
  const headers = { 'x-accepted-github-permissions': `${needs}=${level}` }
  const by = user.kind === 'bot' ? 'integration' : 'personal access token'
  return refusal(403, `Resource not accessible by ${by}`, docs, { headers })
}

function readUser(state: State, user: Account): Reply {
  if (user.kind === 'user') return json(200, renderProfile(state, user))
  return refusal(403, 'Resource not accessible by integration', 'users/users#get-the-authenticated-user')
}

function readRepository({ state }: Call): Reply {
  return json(200, renderRepository(state, state.accounts.named(state.settings.owner), false))
}

function postReview({ state, user, body }: Call): Promise<Reply> {
  return createReview(state, user, body)
}
