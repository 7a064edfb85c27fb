import type { Role } from './description.ts'

export interface Account {
  readonly username: string
  readonly name: string
  readonly id: number
  /** `job`: the token of a CI job, which may read little and write nothing. */
  readonly kind: 'user' | 'bot' | 'job'
  readonly token: string
  readonly scope: 'api' | 'read_api'
  readonly role: Role
}

export const JOB = 'ci-job'
const FIRST_ID = 1001
const ROLES: readonly Role[] = ['none', 'guest', 'reporter', 'developer', 'maintainer']

/** Everybody there is; an account comes into being when it is first named. */
export class Accounts {
  readonly #known = new Map<string, Account>()

  constructor(viewer: string, rights: Pick<Account, 'scope' | 'role'>) {
    this.#add(viewer, rights)
    this.named(JOB)
  }

  named(username: string): Account {
    return this.#known.get(username) ?? this.#add(username, { scope: 'api', role: 'developer' })
  }

  withToken(token: string, isJob: boolean): Account | undefined {
    return [...this.#known.values()].find((each) => each.token === token && (each.kind === 'job') === isJob)
  }

  #add(username: string, rights: Pick<Account, 'scope' | 'role'>): Account {
    const made: Account = {
      username,
      name: username,
      id: FIRST_ID + this.#known.size,
      kind: kindOf(username),
      token: `sandbox-token-of-${username}`,
      ...rights,
    }
    this.#known.set(username, made)
    return made
  }
}

export function hasRole({ role }: Account, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least)
}

function kindOf(username: string): Account['kind'] {
  if (username === JOB) return 'job'
  return /^(?:project|group)_\d+_bot/.test(username) ? 'bot' : 'user'
}
