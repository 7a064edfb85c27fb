import { Accounts } from '../accounts.ts'
import type { Role, Settings } from './description.ts'

export interface Account {
  readonly username: string
  readonly name: string
  readonly id: number
  /** `job`: a CI job token, which can read a few endpoints and write to none. */
  readonly kind: 'user' | 'bot' | 'job'
  readonly token: string
  readonly scope: 'api' | 'read_api'
  readonly role: Role
}

export const JOB = 'ci-job'
const ROLES: readonly Role[] = ['none', 'guest', 'reporter', 'developer', 'maintainer']

/** The viewer is created first, with the token's scope and role. */
export function createAccounts({ viewer, scope, role }: Settings): Accounts<Account> {
  const accounts = new Accounts<Account>((username, id) => ({
    username,
    name: username,
    id,
    kind: kindOf(username),
    token: `sandbox-token-of-${username}`,
    ...(username === viewer ? { scope, role } : { scope: 'api', role: 'developer' }),
  }))
  accounts.named(viewer)
  accounts.named(JOB)
  return accounts
}

export function hasRole({ role }: Account, min: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(min)
}

function kindOf(username: string): Account['kind'] {
  if (username === JOB) return 'job'
  return /^(?:project|group)_\d+_bot/.test(username) ? 'bot' : 'user'
}
