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
  readonly #owner: string
  readonly #author: string

  constructor(owner: string, author: string, viewer: string, permissions: Permissions) {
    this.#owner = owner
    this.#author = author
    this.#add(viewer, permissions)
  }

  named(login: string): Account {
    const known = this.#known.get(login)
    if (known) return known
    return this.#add(login, { pull_requests: 'write', contents: 'write' })
  }

  withToken(token: string): Account | undefined {
    return [...this.#known.values()].find((each) => each.token === token)
  }

  #add(login: string, permissions: Permissions): Account {
    const made: Account = {
      login,
      id: login === 'github-actions[bot]' ? ACTIONS_BOT_ID : FIRST_ID + this.#known.size,
      kind: login.endsWith('[bot]') ? 'bot' : 'user',
      token: `sandbox-token-of-${login.replace(/\W/g, '-')}`,
      permissions,
      association: this.#associationOf(login),
    }
    this.#known.set(login, made)
    return made
  }

  #associationOf(login: string): Account['association'] {
    if (login === this.#owner) return 'OWNER'
    if (login === this.#author) return 'CONTRIBUTOR'
    return login.endsWith('[bot]') ? 'NONE' : 'MEMBER'
  }
}

/** The login as GraphQL spells it. */
export function actorLogin({ login }: Account): string {
  return login.replace(/\[bot\]$/, '')
}
