import { decoded } from '../http/decoded.ts'
import type { Reply } from '../http/reply.ts'
import { createRouter, type RoutedRequest } from '../http/router.ts'
import { NotJson } from '../http/serve.ts'
import type { Account } from './account.ts'
import type { Call } from './call.ts'
import type { Level } from './description.ts'
import { spend } from './rate-limit.ts'
import { notFound, refusal } from './refusal.ts'
import { type Needs, ROUTES } from './routes.ts'
import { REPOSITORY_ID, type State } from './state.ts'

export const route = createRouter<State, Account, Needs, Call>({
  routes: ROUTES,
  localPath,
  unauthorized: ({ kind }) =>
    refusal(401, kind === 'nobody' ? 'Requires authentication' : 'Bad credentials', ''),
  refuse,
  notFound: () => notFound(''),
  address: ({ state: { apiUrl, settings }, path }) =>
    path
      .replace(/^:pull/, `:repo/pulls/${settings.number}`)
      .replace(/^:repo/, `${apiUrl}/repositories/${REPOSITORY_ID}`),
  call: (base, { request }) => ({
    ...base,
    body: request.body,
    accept: request.headers.accept ?? '',
    version: versionOf(request),
  }),
})

/** Replaces the repository, given by name or id, by `:repo`, and the pull request by `:pull`. */
function localPath({ settings }: State, pathname: string): string {
  const { basePath, owner, repo, number } = settings
  if (pathname === graphqlPath(basePath)) return ':graphql'
  for (const start of [`${basePath}/repos/${owner}/${repo}`, `${basePath}/repositories/${REPOSITORY_ID}`]) {
    const rest = pathname.slice(start.length)
    const fits =
      pathname.toLowerCase().startsWith(start.toLowerCase()) && (rest === '' || rest.startsWith('/'))
    const path = fits ? decoded(rest) : undefined
    if (path !== undefined)
      return `:repo${path}`.replace(new RegExp(`^:repo/pulls/${number}(?=/|$)`), ':pull')
  }
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : ''
}

/** On Enterprise servers GraphQL is at `/api/graphql`, next to `/api/v3`. */
export function graphqlPath(basePath: string): string {
  return `${basePath.replace(/\/v\d+$/, '')}/graphql`
}

const VERSIONS = ['2022-11-28', '2026-03-10']

function versionOf({ headers }: RoutedRequest<State, Account, Needs>['request']): string {
  return headers['x-github-api-version'] ?? '2022-11-28'
}

function refuse({
  state,
  user,
  request,
  path,
  route,
}: RoutedRequest<State, Account, Needs>): Reply | undefined {
  // Reading the rate limit does not count against it.
  if (path === '/rate_limit') return undefined
  const exceeded = spend(state.rate)
  if (exceeded) return exceeded
  const version = versionOf(request)
  if (!VERSIONS.includes(version)) {
    return refusal(400, `Invalid API version: ${version}`, 'about-the-rest-api/api-versions')
  }
  if (request.body instanceof NotJson) return refusal(400, 'Problems parsing JSON', '')
  return route && !allows(user, route.needs) ? forbidden(user, route) : undefined
}

const LEVELS: readonly Level[] = ['none', 'read', 'write']

function allows({ permissions }: Account, [permission, level]: Needs): boolean {
  return LEVELS.indexOf(permissions[permission]) >= LEVELS.indexOf(level)
}

function forbidden({ kind }: Account, { needs, docs }: { needs: Needs; docs: string }): Reply {
  const headers = { 'x-accepted-github-permissions': needs.join('=') }
  const by = kind === 'bot' ? 'integration' : 'personal access token'
  return refusal(403, `Resource not accessible by ${by}`, docs, { headers })
}
