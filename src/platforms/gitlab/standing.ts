import type { Standing } from '../../core/memory/thread.ts'
import { RefusedRead } from '../retry-read.ts'
import type { Reader } from './read.ts'
import * as shapes from './shapes.ts'

/** Who counts as a person: the author of the merge request, and members of the project. Bots never do. */
export type StandingOf = (account: shapes.Account) => Promise<Standing>

/** Names that GitLab gives to the users of access tokens and to service accounts. */
const BOT = /^(?:(?:project|group)_\d+_bot|service_account_)/

/** Guests and above: https://docs.gitlab.com/api/members/#roles. Below that, users may only see that the project exists. */
const MIN_ACCESS = 10

/** Maximum number of people to look up; later ones do not count. */
const MAX_LOOKED_UP = 20

export function createStandings(
  reader: Reader,
  { project, user, author }: { project: string; user: number; author: number | undefined },
): StandingOf {
  const known = new Map<number, Promise<Standing>>()

  async function lookUp({ id }: shapes.Account): Promise<Standing> {
    const [profile, member] = await Promise.all([
      unlessRefused(reader.one(`/users/${id}`, shapes.profile)),
      id === author
        ? undefined
        : unlessRefused(reader.one(`/projects/${project}/members/all/${id}`, shapes.member)),
    ])
    if (profile?.bot) return 'other'
    return id === author || (member?.access_level ?? 0) >= MIN_ACCESS ? 'person' : 'other'
  }

  return (account) => {
    const { id, username = '' } = account
    if (id === user) return Promise.resolve('us')
    if (BOT.test(username)) return Promise.resolve('other')
    const before = known.get(id)
    if (before) return before
    if (known.size >= MAX_LOOKED_UP) return Promise.resolve('other')
    const standing = lookUp(account)
    known.set(id, standing)
    return standing
  }
}

/** `undefined` if there is none, or the token may not see it. */
export async function unlessRefused<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof RefusedRead && error.forbidden) return undefined
    throw error
  }
}
