import type { BaseCall } from '../http/router.ts'
import type { Account } from './account.ts'
import type { Params } from './parse-params.ts'
import type { State } from './state.ts'

/** One request on its way to a handler. */
export interface Call extends BaseCall<State, Account> {
  /** Of the query and the body, as the client gave them. */
  readonly params: Params
}
