import * as z from 'zod/mini'
import { readCommentMarker, readReviewMarker } from '../../core/memory/marker.ts'
import { UnreadError } from '../platform.ts'
import { RefusedRead } from '../retry-read.ts'
import { QUERIES } from './queries.ts'
import type { Reader } from './read.ts'
import type { Snapshot } from './read-snapshot.ts'
import { isBot, isViewer, type Viewer, viewer } from './viewer.ts'

/**
 * Determines the user of the token. GraphQL knows it for every token; if it does not answer, REST knows it for people.
 * REST refuses apps; then the user is assumed to be GitHub Actions, whose token most workflows use.
 */
export async function whoWeAre(reader: Reader): Promise<Viewer> {
  return (await askGraphql(reader)) ?? (await askRest(reader)) ?? { login: ACTIONS, isGuess: true }
}

const ACTIONS = 'github-actions[bot]'

/** GraphQL reports errors with status 200. */
const answer = z.union([
  z.object({ data: z.object({ viewer }) }),
  z.object({ errors: z.array(z.unknown()).check(z.minLength(1)) }),
])

async function askGraphql(reader: Reader): Promise<Viewer | undefined> {
  try {
    const reply = await reader.graphql(QUERIES.viewer, {}, answer)
    return 'data' in reply ? reply.data.viewer : undefined
  } catch (error) {
    const isToken = error instanceof RefusedRead && error.status === 401
    if (!(error instanceof UnreadError) || isToken) throw error
    return undefined
  }
}

const account = z.object({ login: z.string(), id: z.int() })

async function askRest(reader: Reader): Promise<Viewer | undefined> {
  try {
    const { login, id } = await reader.one('/user', {}, account)
    return { login, databaseId: id }
  } catch (error) {
    if (error instanceof RefusedRead && error.forbidden) return undefined
    throw error
  }
}

/** Throws if another app has posted under our id: with a guessed user, findings could be posted twice. */
export function refuseDoubt({ viewer, comments, reviews }: Snapshot, id: string): void {
  if (!viewer.isGuess) return
  const posted = reviews.filter(({ state }) => state !== 'PENDING')
  const marked = [
    ...comments.map(({ user, body }) => ({ user, marker: readCommentMarker(body ?? '') })),
    ...posted.map(({ user, body }) => ({ user, marker: readReviewMarker(body ?? '') })),
  ]
  const other = marked.find(
    ({ user, marker }) => marker?.id === id && user && isBot(user) && !isViewer(user, viewer),
  )
  if (!other) return
  throw new UnreadError(
    `GitHub does not say which user this token belongs to; it may be ${other.user?.login}`,
    {
      hint: 'Nothing was posted. Run again later, or use the token of the workflow.',
    },
  )
}
