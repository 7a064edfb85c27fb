import { decoded } from '../http/decoded.ts'
import { json, type Reply } from '../http/reply.ts'
import type { RecordedRequest } from '../http/request-log.ts'
import { hasRole } from './account.ts'
import type { Call } from './call.ts'
import { PROJECT_ID } from './description.ts'
import { readBody } from './read-body.ts'
import { notFound, ServerError, serverError, unauthorized } from './refusal.ts'
import { findRoute, type Handler } from './routes.ts'
import type { State } from './state.ts'

export const BASE_PATH = '/api/v4'

/** Answers one request, as the caller may have it answered. */
export async function route(state: State, request: RecordedRequest): Promise<Reply> {
  if (request.from.kind !== 'known') return unauthorized()
  const user = state.accounts.named(request.from.login)
  const url = new URL(request.path, state.apiUrl)
  const path = shortPath(state, url.pathname)
  const match = findRoute(request.method, path)
  if (user.kind === 'job' && !match?.forJobs) return unauthorized()
  if (user.scope === 'read_api' && request.method !== 'GET') return insufficientScope()
  if (path.startsWith('/projects/')) return notFound('Project')
  if (path.startsWith(':') && !hasRole(user, 'guest') && user !== state.mergeRequest.author) {
    return notFound('Project')
  }
  if (path.startsWith(':project/merge_requests/')) return notFound()
  if (!match || (path.startsWith(':mr/draft_notes') && !state.settings.draftNotes)) {
    return json(404, { error: '404 Not Found' })
  }
  const body = readBody(request)
  if (body.kind === 'refused') return body.reply
  const query = url.searchParams
  const params = { ...Object.fromEntries(query), ...body.params }
  const address = `${state.apiUrl}${url.pathname.slice(BASE_PATH.length)}`
  return answer({ state, user, caught: match.caught, query, params, address }, match.handle)
}

async function answer(call: Call, handle: Handler): Promise<Reply> {
  try {
    return await handle(call)
  } catch (problem) {
    if (problem instanceof ServerError) return serverError()
    throw problem
  }
}

/** With `:project` for the project, which is named by its number or its path, and `:mr` for the merge request. */
function shortPath({ settings }: State, pathname: string): string {
  const path = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : pathname
  const [, project = '', rest = ''] = /^\/projects\/([^/]+)(\/.*|)$/s.exec(path) ?? []
  const isOurs = project === String(PROJECT_ID) || decoded(project) === settings.path
  if (!isOurs) return path
  return `:project${rest}`.replace(new RegExp(`^:project/merge_requests/${settings.iid}(?=/|$)`), ':mr')
}

/** https://docs.gitlab.com/api/rest/authentication/: the scope is wrong, not the role. */
function insufficientScope(): Reply {
  return json(403, {
    error: 'insufficient_scope',
    error_description: 'The request requires higher privileges than provided by the access token.',
    scope: 'api',
  })
}
