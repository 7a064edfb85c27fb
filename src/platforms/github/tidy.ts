import type { Octokit } from '@octokit/rest'
import * as z from 'zod/mini'
import { readCommentMarker, readReviewMarker } from '../../core/marker.ts'
import type { ReviewPlan } from '../../core/plan.ts'
import { call } from './call.ts'
import type { Snapshot } from './github.ts'
import { type Poster, REVIEWS } from './post-review.ts'
import { graphqlBase, type Reader, reading } from './read.ts'

export interface Tidying {
  readonly octokit: Octokit
  readonly reader: Reader
  readonly poster: Poster
  readonly snapshot: Snapshot
  readonly plan: ReviewPlan
  readonly id: string
  readonly resolveFixed: boolean
}

/** What earlier runs left is brought in line with this one. It says what it did and what it could not do. */
export async function tidyUp(tidying: Tidying): Promise<string[]> {
  const said = await dismissOwnChangeRequests(tidying)
  return tidying.resolveFixed ? [...said, ...(await settleThreads(tidying))] : said
}

/** Our own change requests stand only as long as something meets `fail-on`. */
async function dismissOwnChangeRequests({ octokit, poster, snapshot, plan, id }: Tidying): Promise<string[]> {
  if (plan.failed || plan.review.event === 'REQUEST_CHANGES') return []
  const ours = snapshot.reviews.filter(
    (review) =>
      review.state === 'CHANGES_REQUESTED' &&
      poster.isOurs(review) &&
      readReviewMarker(review.body ?? '')?.id === id,
  )
  const said: string[] = []
  for (const { id: review_id, html_url } of ours) {
    const message = 'Nothing that was found asks for changes any more.'
    const send = () =>
      octokit.request(`PUT ${REVIEWS}/{review_id}/dismissals`, { ...poster.name, review_id, message })
    const outcome = await call(send, () => true)
    said.push(outcome.kind === 'done' ? `Dismissed ${html_url}` : `Could not dismiss ${html_url}`)
  }
  return said
}

const THREADS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id isResolved comments(first: 100) { totalCount nodes { body viewerDidAuthor } } }
    }
  } }
}`

const thread = z.object({
  id: z.string(),
  isResolved: z.boolean(),
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

/** Threads of findings that are gone are resolved, of findings that came back reopened. */
async function settleThreads({ octokit, reader, poster, plan, id }: Tidying): Promise<string[]> {
  const found = new Set(plan.fingerprints)
  const mine = (await readThreads(reader, poster)).flatMap((entry) => {
    const [first] = entry.comments.nodes
    const marker = first?.viewerDidAuthor ? readCommentMarker(first.body) : undefined
    return marker?.id === id ? [{ entry, isFound: found.has(marker.fingerprint) }] : []
  })
  const fixed = mine.filter(({ entry, isFound }) => !isFound && !entry.isResolved && onlyOurs(entry))
  const back = mine.filter(({ entry, isFound }) => isFound && entry.isResolved && onlyOurs(entry))
  const resolved = await mutateEach(
    octokit,
    'resolveReviewThread',
    fixed.map(({ entry }) => entry.id),
  )
  const reopened = await mutateEach(
    octokit,
    'unresolveReviewThread',
    back.map(({ entry }) => entry.id),
  )
  return [
    ...(resolved.done > 0 ? [`Resolved ${resolved.done} threads of findings that are gone`] : []),
    ...(reopened.done > 0 ? [`Reopened ${reopened.done} threads of findings that came back`] : []),
    ...[...resolved.problems, ...reopened.problems].slice(0, 1),
  ]
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
    if (!pageInfo.hasNextPage) return threads
    after = pageInfo.endCursor
  }
}

async function mutateEach(
  octokit: Octokit,
  mutation: string,
  ids: readonly string[],
): Promise<{ done: number; problems: string[] }> {
  const query = `mutation ($threadId: ID!) { ${mutation}(input: { threadId: $threadId }) { thread { id } } }`
  const done = z.object({
    data: z.object({ [mutation]: z.object({ thread: z.object({ id: z.string() }) }) }),
  })
  const result = { done: 0, problems: [] as string[] }
  for (const threadId of ids) {
    const send = () =>
      octokit.request('POST /graphql', { baseUrl: graphqlBase(octokit), query, variables: { threadId } })
    const outcome = await call(send, reading(done))
    if (outcome.kind === 'done') {
      result.done++
    } else {
      result.problems.push('Threads could not be resolved: with GITHUB_TOKEN that needs contents: write')
      break
    }
  }
  return result
}
