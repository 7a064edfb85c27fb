import * as z from 'zod/mini'
import { readCommentMarker } from '../../core/memory/marker.ts'
import { type OwnThread, type ResolvedThread, resolveThreads } from '../resolve-threads.ts'
import { QUERIES } from './queries.ts'
import type { Reader } from './read.ts'
import { readThreads, refusal, type Thread } from './read-threads.ts'
import type { Tidying } from './tidy.ts'
import { isViewer } from './viewer.ts'

/** Resolves and reopens Fencepost's threads on GitHub. */
export async function resolveGitHubThreads({
  reader,
  poster,
  snapshot,
  plan,
  id,
}: Tidying): Promise<string[]> {
  const { threads } = await readThreads(reader, poster.name)
  const own = threads.flatMap((entry): OwnThread[] => {
    const [first] = entry.comments.nodes
    const marker = first?.viewerDidAuthor ? readCommentMarker(first.body) : undefined
    if (marker?.id !== id) return []
    const { id: thread, isResolved, resolvedBy } = entry
    return [
      {
        id: thread,
        fingerprint: marker.fingerprint,
        isResolved,
        isResolvedByUs: isViewer(resolvedBy && { ...resolvedBy, id: resolvedBy.databaseId }, snapshot.viewer),
        isOnlyOurs: isOnlyOurs(entry),
      },
    ]
  })
  return resolveThreads(own, plan.fingerprints(), (thread, resolved) => setResolved(reader, thread, resolved))
}

function isOnlyOurs({ comments }: Thread): boolean {
  return (
    comments.totalCount === comments.nodes.length &&
    comments.nodes.every((comment) => comment?.viewerDidAuthor)
  )
}

const answer = z.union([refusal, z.object({ data: z.record(z.string(), z.object({})) })])

async function setResolved(reader: Reader, { id }: OwnThread, resolved: boolean): Promise<ResolvedThread> {
  const query = resolved ? QUERIES.resolve : QUERIES.unresolve
  const reply = await reader.graphql(query, { threadId: id }, answer)
  if ('data' in reply) return { kind: 'done' }
  const [error] = reply.errors
  if (error?.type !== 'FORBIDDEN')
    return {
      kind: 'problem',
      message: `A thread could not be ${resolved ? 'resolved' : 'reopened'}: ${error?.message}`,
    }
  const message = 'Threads could not be resolved: with GITHUB_TOKEN this needs contents: write'
  return { kind: 'forbidden', message }
}
