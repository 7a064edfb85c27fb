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

/**
 * The viewer is created first, with the token's scope and role. A name that starts with `stranger` is not a member, one
 * with `guest` is a guest; one with `robot` is a service account, which only its profile shows.
 */
export function createAccounts({ viewer, scope, role }: Settings): Accounts<Account> {
  const accounts = new Accounts<Account>((username, id) => ({
    username,
    name: username,
    id,
    kind: kindOf(username),
    token: `sandbox-token-of-${username}`,
    ...(username === viewer ? { scope, role } : { scope: 'api', role: roleOf(username) }),
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
  return /^(?:(?:project|group)_\d+_bot|robot)/.test(username) ? 'bot' : 'user'
}

function roleOf(username: string): Role {
  if (username.startsWith('stranger')) return 'none'
  return username.startsWith('guest') ? 'guest' : 'developer'
}

/** https://docs.gitlab.com/api/members/#roles */
export const ACCESS_LEVELS: Readonly<Record<Role, number>> = {
  none: 0,
  guest: 10,
  reporter: 20,
  developer: 30,
  maintainer: 40,
}
