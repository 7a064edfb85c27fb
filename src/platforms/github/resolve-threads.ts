import * as z from 'zod/mini'
import { readCommentMarker } from '../../core/memory/marker.ts'
import { UserError } from '../../errors.ts'
import { type OwnThread, type ResolvedThread, resolveThreads } from '../resolve-threads.ts'
import type { Poster } from './post-review.ts'
import { QUERIES } from './queries.ts'
import type { Reader } from './read.ts'
import type { Tidying } from './tidy.ts'
import { isViewer, viewer } from './viewer.ts'

/** A node without access is null; one without `viewerDidAuthor` does not count as ours. */
const comment = z.nullable(z.object({ body: z.string(), viewerDidAuthor: z.nullish(z.boolean()) }))

const thread = z.object({
  id: z.string(),
  isResolved: z.boolean(),
  resolvedBy: z.nullish(viewer),
  comments: z.object({ totalCount: z.nullish(z.int()), nodes: z.array(comment) }),
})
type Thread = z.infer<typeof thread>

/** GraphQL reports errors with status 200, for the whole query or a part of it. */
const refusal = z.object({
  errors: z
    .array(z.object({ type: z.nullish(z.string()), message: z.nullish(z.string()) }))
    .check(z.minLength(1)),
})

const threadsPage = z.object({
  data: z.object({
    repository: z.object({
      pullRequest: z.object({
        reviewThreads: z.object({
          pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string()) }),
          nodes: z.array(z.nullable(thread)),
        }),
      }),
    }),
  }),
})
const threadsAnswer = z.union([threadsPage, refusal])

/** Resolves and reopens Fencepost's threads on GitHub. */
export async function resolveGitHubThreads({
  reader,
  poster,
  snapshot,
  plan,
  id,
}: Tidying): Promise<string[]> {
  const own = (await readThreads(reader, poster)).flatMap((entry): OwnThread[] => {
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

async function readThreads(reader: Reader, { name }: Poster): Promise<Thread[]> {
  const threads: Thread[] = []
  let after: string | null = null
  for (;;) {
    const variables: Record<string, unknown> = {
      owner: name.owner,
      repo: name.repo,
      number: name.pull_number,
      after,
    }
    const page: z.infer<typeof threadsAnswer> = await reader.graphql(
      QUERIES.threads,
      variables,
      threadsAnswer,
    )
    if ('errors' in page) throw new UserError(`GraphQL: ${page.errors[0]?.message}`)
    const { nodes, pageInfo } = page.data.repository.pullRequest.reviewThreads
    threads.push(...nodes.filter((node) => node !== null))
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return threads
    after = pageInfo.endCursor
  }
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
