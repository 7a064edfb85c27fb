import * as z from 'zod/mini'
import type { Standing } from '../../core/memory/thread.ts'
import { UnreadError } from '../platform.ts'
import type { PullRequestName } from './post-review.ts'
import { QUERIES } from './queries.ts'
import type { Reader } from './read.ts'
import type { Snapshot } from './read-snapshot.ts'
import { type Account, refusal, type ThreadComment } from './read-threads.ts'
import { type Author, isBot, isViewer } from './viewer.ts'

/** Who counts as a person: the author of the pull request and members of the repository, but never apps. */
export interface Standings {
  ofAuthor(comment: ThreadComment): Standing
  /** Only the author and people with write access can resolve a thread, so anyone who is not an app counts. */
  ofResolver(account: Account): Standing
  /** Everyone with read access can react. */
  ofReactor(account: Account): Promise<Standing>
}

/** https://docs.github.com/graphql/reference/enums#commentauthorassociation */
const BELONGS = new Set(['OWNER', 'MEMBER', 'COLLABORATOR'])

/** Maximum number of people to look up who gave a thumbs-down without writing anything. */
const MAX_LOOKED_UP = 10

export function createStandings(
  { pull, comments, reviews, viewer }: Snapshot,
  reader: Reader,
  name: PullRequestName,
): Standings {
  const associations = new Map(
    [...comments, ...reviews].flatMap(({ user, author_association }) =>
      user && author_association ? [[keyOf(user), author_association] as const] : [],
    ),
  )
  const apps = new Set(
    [...comments, ...reviews].flatMap(({ user }) => (user && isBot(user) ? [keyOf(user)] : [])),
  )
  const asked = new Map<string, Promise<boolean>>()
  const isAuthor = (account: Author) => pull.user != null && keyOf(pull.user) === keyOf(account)

  /** `undefined` if only the association can decide. */
  function known(account: Author & { isApp: boolean }): Standing | undefined {
    if (isViewer(account, viewer)) return 'us'
    if (account.isApp || isBot(account) || apps.has(keyOf(account))) return 'other'
    return isAuthor(account) ? 'person' : undefined
  }

  function belongs(account: Author): Promise<boolean> {
    const before = asked.get(keyOf(account))
    if (before) return before
    if (asked.size >= MAX_LOOKED_UP) return Promise.resolve(false)
    const answer = isAssignable(reader, name, account)
    asked.set(keyOf(account), answer)
    return answer
  }

  return {
    ofAuthor({ author, authorAssociation, viewerDidAuthor }) {
      if (viewerDidAuthor) return 'us'
      if (!author) return 'other'
      const { __typename, login, databaseId } = author
      const isApp = __typename !== 'User' && __typename !== 'EnterpriseUserAccount'
      const standing = known({ login, id: databaseId, isApp })
      return standing ?? (BELONGS.has(authorAssociation ?? '') ? 'person' : 'other')
    },
    ofResolver(account) {
      const resolver = toAuthor(account)
      const association = associations.get(keyOf(resolver))
      const isStranger = association !== undefined && !BELONGS.has(association)
      return known(resolver) ?? (isStranger ? 'other' : 'person')
    },
    async ofReactor(account) {
      const reactor = toAuthor(account)
      const standing = known(reactor)
      if (standing) return standing
      const association = associations.get(keyOf(reactor))
      if (association !== undefined) return BELONGS.has(association) ? 'person' : 'other'
      return reactor.login === name.owner || (await belongs(reactor)) ? 'person' : 'other'
    },
  }
}

/** Ids are compared where they are known: a name can be given up and taken by somebody else. */
function keyOf({ id, login }: Author): string {
  return id == null ? `login ${login}` : `id ${id}`
}

/** Global ids begin with the type: `BOT_…`, or in the older form base64 of `…:Bot…`. */
function toAuthor({ id, login, databaseId }: Account): Author & { isApp: boolean } {
  return { login, id: databaseId, isApp: /^(?:BOT_|MDM6Qm90)/.test(id) }
}

const answer = z.union([
  z.object({
    data: z.object({
      repository: z.object({
        assignableUsers: z.object({
          nodes: z.nullish(
            z.array(z.nullable(z.object({ login: z.string(), databaseId: z.nullish(z.int()) }))),
          ),
        }),
      }),
    }),
  }),
  refusal,
])

/** Issues can be assigned to members of the repository. If in doubt, somebody is not a member. */
async function isAssignable(
  reader: Reader,
  { owner, repo }: PullRequestName,
  account: Author,
): Promise<boolean> {
  try {
    const reply = await reader.graphql(QUERIES.assignable, { owner, repo, login: account.login }, answer)
    if ('errors' in reply) return false
    const users = reply.data.repository.assignableUsers.nodes ?? []
    return users.some((user) => user && keyOf({ ...user, id: user.databaseId }) === keyOf(account))
  } catch (error) {
    if (error instanceof UnreadError) return false
    throw error
  }
}
