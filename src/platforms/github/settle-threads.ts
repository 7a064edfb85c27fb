import * as z from 'zod/mini'
import { readCommentMarker } from '../../core/marker.ts'
import { type OwnThread, type Settled, settleThreads } from '../settle-threads.ts'
import type { Poster } from './post-review.ts'
import type { Reader } from './read.ts'
import type { Tidying } from './tidy.ts'
import { isViewer, viewer } from './viewer.ts'

const THREADS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id isResolved resolvedBy { login databaseId }
        comments(first: 100) { totalCount nodes { body viewerDidAuthor } }
      }
    }
  } }
}`

const thread = z.object({
  id: z.string(),
  isResolved: z.boolean(),
  resolvedBy: z.nullish(viewer),
  comments: z.object({
    totalCount: z.int(),
    nodes: z.array(z.object({ body: z.string(), viewerDidAuthor: z.boolean() })),
  }),
})
type Thread = z.infer<typeof thread>

const threadsPage = z.object({
  data: z.object({
    repository: z.object({
      pullRequest: z.object({
        reviewThreads: z.object({
          pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
          nodes: z.array(thread),
        }),
      }),
    }),
  }),
})

/** Our threads on GitHub, settled. */
export async function settleGitHubThreads({
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
  return settleThreads(own, plan.fingerprints, (thread, resolved) => settle(reader, thread, resolved))
}

function isOnlyOurs({ comments }: Thread): boolean {
  return (
    comments.totalCount === comments.nodes.length &&
    comments.nodes.every(({ viewerDidAuthor }) => viewerDidAuthor)
  )
}

async function readThreads(reader: Reader, { name }: Poster): Promise<Thread[]> {
  const threads: Thread[] = []
  let after: string | null = null
  for (;;) {
    const variables = { owner: name.owner, repo: name.repo, number: name.pull_number, after }
    const page: z.infer<typeof threadsPage> = await reader.graphql(THREADS, variables, threadsPage)
    const { nodes, pageInfo } = page.data.repository.pullRequest.reviewThreads
    threads.push(...nodes)
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return threads
    after = pageInfo.endCursor
  }
}

/** GraphQL refuses with status 200. */
const answer = z.union([
  z.object({ errors: z.array(z.object({ type: z.optional(z.string()), message: z.string() })) }),
  z.object({ data: z.record(z.string(), z.object({ thread: z.object({ id: z.string() }) })) }),
])

async function settle(reader: Reader, { id }: OwnThread, resolved: boolean): Promise<Settled> {
  const mutation = resolved ? 'resolveReviewThread' : 'unresolveReviewThread'
  const query = `mutation ($threadId: ID!) { ${mutation}(input: { threadId: $threadId }) { thread { id } } }`
  const reply = await reader.graphql(query, { threadId: id }, answer)
  if ('data' in reply) return { kind: 'done' }
  const [error] = reply.errors
  if (error?.type !== 'FORBIDDEN')
    return { kind: 'problem', message: `A thread could not be settled: ${error?.message}` }
  const message = 'Threads could not be resolved: with GITHUB_TOKEN that needs contents: write'
  return { kind: 'forbidden', message }
}
