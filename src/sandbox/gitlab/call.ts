import type { Account } from './account.ts'
import type { Params } from './read-params.ts'
import type { State } from './state.ts'

/** One request on its way to a handler. */
export interface Call {
  readonly state: State
  readonly user: Account
  /** What the groups of the route's path caught. */
  readonly caught: readonly string[]
  readonly query: URLSearchParams
  /** Of the query and the body, as the client gave them. */
  readonly params: Params
  /** This address, as `Link` headers have it. */
  readonly address: string
}
