import type { Reply } from './reply.ts'
import type { Caller, RecordedRequest } from './request-log.ts'

/** One endpoint; the last is the page of the documentation that its errors name. */
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
  /** What the route's path captures. */
  readonly captures: readonly string[]
  readonly query: URLSearchParams
  /** This address, as `Link` headers have it. */
  readonly address: string
}

/** A request, and what is known of it before it is carried out. */
export interface RoutedRequest<State, Account, Needs> {
  readonly state: State
  readonly user: Account
  readonly request: RecordedRequest
  readonly url: URL
  /** As the routes have it. */
  readonly path: string
  /** Of the route that fits; absent: none does. */
  readonly route: { readonly needs: Needs; readonly docs: string } | undefined
}

/** What differs between platforms. */
export interface Api<State, Account, Needs, Call> {
  readonly routes: readonly Route<Needs, Call>[]
  /** The path as the routes have it. */
  localPath(state: State, pathname: string): string
  unauthorized(caller: Exclude<Caller, { kind: 'known' }>): Reply
  /** Why the request is not carried out: permissions, limits, and what is wrong with its form. */
  refuse(routed: RoutedRequest<State, Account, Needs>): Reply | undefined
  notFound(): Reply
  address(routed: RoutedRequest<State, Account, Needs>): string
  /** What handlers get. */
  call(base: BaseCall<State, Account>, routed: RoutedRequest<State, Account, Needs>): Call
}

interface WithAccounts<Account> {
  readonly accounts: { named(name: string): Account }
  readonly apiUrl: string
}

/** Answers requests, as the caller may have them answered. */
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

/** What these catch in a path; all else is to be there as it is. */
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
