import * as z from 'zod/mini'
import { digest } from '../../core/fingerprint.ts'
import { readCommentMarker } from '../../core/marker.ts'
import type { Poster } from './post-review.ts'
import { sameLogin } from './posted-comments.ts'
import type { Reader } from './read.ts'
import type { Tidying } from './tidy.ts'

const THREADS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id isResolved resolvedBy { login }
        comments(first: 100) { totalCount nodes { body viewerDidAuthor } }
      }
    }
  } }
}`

const thread = z.object({
  id: z.string(),
  isResolved: z.boolean(),
  resolvedBy: z.nullish(z.object({ login: z.string() })),
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

/** Threads of findings that are gone are resolved; those that we resolved are reopened when the finding is back. */
export async function settleThreads({ reader, poster, snapshot, plan, id }: Tidying): Promise<string[]> {
  const own = (await readThreads(reader, poster)).flatMap((entry) => {
    const [first] = entry.comments.nodes
    const marker = first?.viewerDidAuthor ? readCommentMarker(first.body) : undefined
    return marker?.id === id ? [{ ...entry, fingerprint: marker.fingerprint }] : []
  })
  const found = withParts(
    plan.fingerprints,
    own.map(({ fingerprint }) => fingerprint),
  )
  const mine = own.filter(onlyOurs)
  const fixed = mine.filter((entry) => !found.has(entry.fingerprint) && !entry.isResolved)
  // What a person has resolved is settled, whatever is found.
  const back = mine.filter(
    ({ fingerprint, isResolved, resolvedBy }) =>
      found.has(fingerprint) && isResolved && resolvedBy && sameLogin(resolvedBy.login, snapshot.viewer),
  )
  const resolved = await settleEach(reader, 'resolveReviewThread', fixed)
  const reopened = await settleEach(reader, 'unresolveReviewThread', back)
  return [
    ...(resolved.done > 0 ? [`Resolved ${resolved.done} threads of findings that are gone`] : []),
    ...(reopened.done > 0 ? [`Reopened ${reopened.done} threads of findings that came back`] : []),
    ...new Set([...resolved.problems, ...reopened.problems]),
  ]
}

/** A finding with several buttons has several comments; the later ones are marked with a number, see compose.ts. */
function withParts(fingerprints: readonly string[], threads: readonly string[]): Set<string> {
  const found = new Set(fingerprints)
  const unknown = threads.filter((fingerprint) => !found.has(fingerprint))
  if (unknown.length === 0) return found
  for (const main of threads.filter((fingerprint) => found.has(fingerprint)))
    for (let part = 1; part <= threads.length; part++) found.add(digest([main, String(part)]))
  return found
}

/** A thread that a person has answered is a conversation, and theirs to end. */
function onlyOurs({ comments }: Thread): boolean {
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

/** Doing it twice is doing it once, so it may be tried again. */
async function settleEach(reader: Reader, mutation: string, threads: readonly Thread[]) {
  const query = `mutation ($threadId: ID!) { ${mutation}(input: { threadId: $threadId }) { thread { id } } }`
  const result = { done: 0, problems: [] as string[] }
  for (const { id } of threads) {
    const reply = await reader.graphql(query, { threadId: id }, answer)
    if ('data' in reply) {
      result.done++
      continue
    }
    const [error] = reply.errors
    if (error?.type === 'FORBIDDEN') {
      result.problems.push('Threads could not be resolved: with GITHUB_TOKEN that needs contents: write')
      break
    }
    result.problems.push(`A thread could not be settled: ${error?.message}`)
  }
  return result
}
