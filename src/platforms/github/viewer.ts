import * as z from 'zod/mini'

/** Whose token it is. */
export type Viewer = z.infer<typeof viewer> & {
  /** Nobody has said so: what can be known from elsewhere is not told by it. */
  readonly isGuess?: boolean
}
export const viewer = z.object({ login: z.string(), databaseId: z.nullish(z.int()) })

/** An account as REST has it, `type` too, or as GraphQL has it. */
export interface Author {
  readonly login: string
  readonly id?: number | null | undefined
  readonly type?: string | null | undefined
}

/**
 * Whether it is us, told by the number: anybody may register the name of an app, and GraphQL leaves out the `[bot]`
 * that tells `name[bot]` from `name`. Without numbers, what may be another is another: better twice than never.
 */
export function isViewer(author: Author | null | undefined, { login, databaseId }: Viewer): boolean {
  if (!author) return false
  if (databaseId != null && author.id != null) return author.id === databaseId
  return author.login === login || (isBot(author) && author.login === `${login}[bot]`)
}

/** No person's name has brackets in it. */
export function isBot({ type, login }: Author): boolean {
  return type == null ? login.endsWith('[bot]') : type === 'Bot'
}
