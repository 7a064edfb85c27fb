import type { BaseCall } from '../http/router.ts'
import type { Account } from './account.ts'
import type { Params } from './parse-params.ts'
import type { State } from './state.ts'

/** One request on its way to a handler. */
export interface Call extends BaseCall<State, Account> {
  /** Parameters of the query and the body, as sent. */
  readonly params: Params
}
