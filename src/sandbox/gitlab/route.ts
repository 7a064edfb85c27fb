import { decoded } from '../http/decoded.ts'
import { json, type Reply } from '../http/reply.ts'
import type { RecordedRequest } from '../http/request-log.ts'
import { createRouter, type RoutedRequest } from '../http/router.ts'
import { type Account, hasRole } from './account.ts'
import type { Call } from './call.ts'
import { PROJECT_ID } from './description.ts'
import { parseBody } from './parse-body.ts'
import { notFound, ServerError, serverError, unauthorized } from './refusal.ts'
import { type Needs, ROUTES } from './routes.ts'
import type { State } from './state.ts'

export const BASE_PATH = '/api/v4'

const answer = createRouter<State, Account, Needs, Call>({
  routes: ROUTES,
  localPath,
  unauthorized,
  refuse,
  notFound: noSuchRoute,
  address: ({ state, url }) => `${state.apiUrl}${url.pathname.slice(BASE_PATH.length)}`,
  call(base, { request }) {
    const body = parseBody(request)
    const given = body.kind === 'params' ? body.params : {}
    return { ...base, params: { ...Object.fromEntries(base.query), ...given } }
  },
})

export async function route(state: State, request: RecordedRequest): Promise<Reply> {
  try {
    return await answer(state, request)
  } catch (problem) {
    if (problem instanceof ServerError) return serverError()
    throw problem
  }
}

/** Replaces the project, given by id or path, by `:project`, and the merge request by `:mr`. */
function localPath({ settings }: State, pathname: string): string {
  const path = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : pathname
  const [, project = '', rest = ''] = /^\/projects\/([^/]+)(\/.*|)$/s.exec(path) ?? []
  const isOurs = project === String(PROJECT_ID) || decoded(project) === settings.path
  if (!isOurs) return path
  return `:project${rest}`.replace(new RegExp(`^:project/merge_requests/${settings.iid}(?=/|$)`), ':mr')
}

function refuse({
  state,
  user,
  request,
  path,
  route,
}: RoutedRequest<State, Account, Needs>): Reply | undefined {
  if (user.kind === 'job' && route?.needs !== 'job') return unauthorized()
  if (user.scope === 'read_api' && request.method !== 'GET') return insufficientScope()
  if (path.startsWith('/projects/')) return notFound('Project')
  if (path.startsWith(':') && !hasRole(user, 'guest') && user !== state.mergeRequest.author) {
    return notFound('Project')
  }
  if (path.startsWith(':project/merge_requests/')) return notFound()
  if (!route || (path.startsWith(':mr/draft_notes') && !state.settings.draftNotes)) return noSuchRoute()
  const body = parseBody(request)
  return body.kind === 'refused' ? body.reply : undefined
}

function noSuchRoute(): Reply {
  return json(404, { error: '404 Not Found' })
}

/** The token's scope is too small, whatever the user's role. https://docs.gitlab.com/api/rest/authentication/ */
function insufficientScope(): Reply {
  return json(403, {
    error: 'insufficient_scope',
    error_description: 'The request requires higher privileges than provided by the access token.',
    scope: 'api',
  })
}
