import type { Permissions } from './description.ts'

export interface Account {
  /** As REST has it; GraphQL leaves out `[bot]`. */
  readonly login: string
  readonly id: number
  readonly kind: 'user' | 'bot'
  readonly token: string
  readonly permissions: Permissions
  readonly association: 'OWNER' | 'MEMBER' | 'CONTRIBUTOR' | 'NONE'
}

/** The number that github-actions[bot] really has: people filter by it. */
const ACTIONS_BOT_ID = 41_898_282
const FIRST_ID = 1001

/** Everybody there is; an account comes into being when it is first named. */
export class Accounts {
  readonly #known = new Map<string, Account>()
  readonly #special: readonly Account[]

  constructor(owner: string, author: string, viewer: string, permissions: Permissions) {
    const everything: Permissions = { pull_requests: 'write', contents: 'write' }
    this.#special = [
      account(viewer, FIRST_ID, permissions, viewer === author ? 'CONTRIBUTOR' : 'NONE'),
      account(owner, FIRST_ID + 1, everything, 'OWNER'),
      account(author, FIRST_ID + 2, everything, 'CONTRIBUTOR'),
    ]
    for (const each of this.#special) if (!this.#known.has(each.login)) this.#known.set(each.login, each)
  }

  named(login: string): Account {
    const known = this.#known.get(login)
    if (known) return known
    const permissions: Permissions = { pull_requests: 'write', contents: 'write' }
    const made = account(login, FIRST_ID + 10 + this.#known.size, permissions, 'MEMBER')
    this.#known.set(login, made)
    return made
  }

  withToken(token: string): Account | undefined {
    return [...this.#known.values()].find((each) => each.token === token)
  }
}

function account(
  login: string,
  id: number,
  permissions: Permissions,
  association: Account['association'],
): Account {
  const kind = login.endsWith('[bot]') ? 'bot' : 'user'
  const token = `sandbox-token-of-${login.replace(/\W/g, '-')}`
  return {
    login,
    id: login === 'github-actions[bot]' ? ACTIONS_BOT_ID : id,
    kind,
    token,
    permissions,
    association,
  }
}

/** The login as GraphQL spells it. */
export function actorLogin({ login }: Account): string {
  return login.replace(/\[bot\]$/, '')
}
