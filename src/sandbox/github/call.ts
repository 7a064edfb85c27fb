import type { BaseCall } from '../http/router.ts'
import type { Account } from './account.ts'
import type { State } from './state.ts'

/** One request on its way to a handler; its `address` has the repository's numeric id. */
export interface Call extends BaseCall<State, Account> {
  readonly body: unknown
  readonly accept: string
  readonly version: string
}
