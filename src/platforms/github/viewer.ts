import * as z from 'zod/mini'

/** The user that the token belongs to. */
export type Viewer = z.infer<typeof viewer> & {
  /** True if GitHub has not confirmed it. */
  readonly isGuess?: boolean
}
export const viewer = z.object({ login: z.string(), databaseId: z.nullish(z.int()) })

/** An account from REST, or from GraphQL without `type`. */
export interface Author {
  readonly login: string
  readonly id?: number | null | undefined
  readonly type?: string | null | undefined
}

/**
 * Whether the author is the token's user. The id is compared if possible: anyone may register the name of an app as a
 * user, and GraphQL omits the suffix `[bot]`. Without ids, a doubtful author counts as another one: posting a finding
 * twice is better than not posting it.
 */
export function isViewer(author: Author | null | undefined, { login, databaseId }: Viewer): boolean {
  if (!author) return false
  if (databaseId != null && author.id != null) return author.id === databaseId
  return author.login === login || (isBot(author) && author.login === `${login}[bot]`)
}

/** Names of people contain no brackets. */
export function isBot({ type, login }: Author): boolean {
  return type == null ? login.endsWith('[bot]') : type === 'Bot'
}
