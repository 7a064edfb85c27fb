import type { Reply } from './reply.ts'
import type { Caller, RecordedRequest } from './request-log.ts'

/** One endpoint; `docs` is the documentation page that its errors link to. */
export type Route<Needs, Call> = readonly [
  method: string,
  path: string,
  needs: Needs,
  handle: (call: Call, docs: string) => Reply | Promise<Reply>,
  docs?: string,
]

/** One request on its way to a handler. */
export interface BaseCall<State, Account> {
  readonly state: State
  readonly user: Account
  /** Values of the placeholders in the route's path. */
  readonly captures: readonly string[]
  readonly query: URLSearchParams
  /** URL of the request without the query, for `Link` headers. */
  readonly address: string
}

/** A request with its route, before it is handled. */
export interface RoutedRequest<State, Account, Needs> {
  readonly state: State
  readonly user: Account
  readonly request: RecordedRequest
  readonly url: URL
  /** In the notation of the routes. */
  readonly path: string
  /** `undefined` if no route matches. */
  readonly route: { readonly needs: Needs; readonly docs: string } | undefined
}

/** What differs between platforms. */
export interface Api<State, Account, Needs, Call> {
  readonly routes: readonly Route<Needs, Call>[]
  /** Converts a path to the notation of the routes. */
  localPath(state: State, pathname: string): string
  unauthorized(caller: Exclude<Caller, { kind: 'known' }>): Reply
  /** The error reply for missing permissions, used-up limits or a malformed request, if any. */
  refuse(routed: RoutedRequest<State, Account, Needs>): Reply | undefined
  notFound(): Reply
  address(routed: RoutedRequest<State, Account, Needs>): string
  /** Builds the argument of the handlers. */
  call(base: BaseCall<State, Account>, routed: RoutedRequest<State, Account, Needs>): Call
}

interface WithAccounts<Account> {
  readonly accounts: { named(name: string): Account }
  readonly apiUrl: string
}

/** Authenticates, authorizes and dispatches requests. */
export function createRouter<State extends WithAccounts<Account>, Account, Needs, Call>(
  api: Api<State, Account, Needs, Call>,
): (state: State, request: RecordedRequest) => Promise<Reply> {
  const routes = api.routes.map(([method, path, needs, handle, docs = '']) => ({
    method,
    pattern: patternOf(path),
    needs,
    handle,
    docs,
  }))

  return async (state, request) => {
    if (request.from.kind !== 'known') return api.unauthorized(request.from)
    const user = state.accounts.named(request.from.login)
    const url = new URL(request.path, state.apiUrl)
    const path = api.localPath(state, url.pathname)
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(path))
    const routed = { state, user, request, url, path, route }
    const refusal = api.refuse(routed)
    if (refusal) return refusal
    if (!route) return api.notFound()
    const [, ...captures] = route.pattern.exec(path) ?? []
    const base = { state, user, captures, query: url.searchParams, address: api.address(routed) }
    return route.handle(api.call(base, routed), route.docs)
  }
}

/** Patterns of the placeholders; every other part of a path matches literally. */
const CAPTURES: Readonly<Record<string, string>> = {
  ':id': '([^/]*)',
  ':number': String.raw`(\d+)`,
  ':sha': String.raw`(\w+)`,
  ':rest': '(.+)',
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => CAPTURES[part] ?? part)
  return new RegExp(`^${parts.join('/')}$`)
}
