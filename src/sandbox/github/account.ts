import { Accounts } from '../accounts.ts'
import type { Permissions, Settings } from './description.ts'

export interface Account {
  /** As in REST; GraphQL omits `[bot]`. */
  readonly login: string
  readonly id: number
  readonly kind: 'user' | 'bot'
  readonly token: string
  readonly permissions: Permissions
  readonly association: 'OWNER' | 'MEMBER' | 'COLLABORATOR' | 'CONTRIBUTOR' | 'NONE'
}

/** The real id of github-actions[bot], because workflows filter by it. */
const ACTIONS_BOT_ID = 41_898_282

/**
 * The viewer is created first, with the token's permissions. A name that starts with `stranger` does not belong to the
 * repository; one that starts with `guest` belongs to it, but to no team.
 */
export function createAccounts({ owner, author, viewer, permissions }: Settings): Accounts<Account> {
  const accounts = new Accounts<Account>((login, id) => ({
    login,
    id: login === 'github-actions[bot]' ? ACTIONS_BOT_ID : id,
    kind: login.endsWith('[bot]') ? 'bot' : 'user',
    token: `sandbox-token-of-${login.replace(/\W/g, '-')}`,
    permissions: login === viewer ? permissions : { pull_requests: 'write', contents: 'write' },
    association: associationOf(login, { owner, author }),
  }))
  accounts.named(viewer)
  return accounts
}

function associationOf(
  login: string,
  { owner, author }: Pick<Settings, 'owner' | 'author'>,
): Account['association'] {
  if (login === owner) return 'OWNER'
  if (login === author) return 'CONTRIBUTOR'
  if (login.startsWith('stranger')) return 'NONE'
  if (login.startsWith('guest')) return 'COLLABORATOR'
  return login.endsWith('[bot]') ? 'NONE' : 'MEMBER'
}

/** Whether the account is an owner, a member or a collaborator. */
export function belongsToRepository({ association }: Account): boolean {
  return association === 'OWNER' || association === 'MEMBER' || association === 'COLLABORATOR'
}

/** The login as GraphQL spells it. */
export function actorLogin({ login }: Account): string {
  return login.replace(/\[bot\]$/, '')
}
