import * as z from 'zod/mini'
import { UserError } from '../../errors.ts'
import type { Reader } from './read.ts'

/** The event that started the workflow, as the runner passes it. */
export interface WorkflowEvent {
  readonly name: string
  readonly payload: unknown
}

export type WhichPullRequest =
  | { readonly kind: 'found'; readonly number: number; readonly headSha?: string }
  | { readonly kind: 'none'; readonly why: string }

const pullRequestEvent = z.object({
  pull_request: z.object({ number: z.int(), head: z.object({ sha: z.string() }) }),
})
const issueEvent = z.object({ issue: z.object({ number: z.int(), pull_request: z.optional(z.unknown()) }) })
const workflowRunEvent = z.object({
  workflow_run: z.object({
    head_sha: z.string(),
    head_branch: z.nullish(z.string()),
    head_repository: z.nullish(z.object({ owner: z.object({ login: z.string() }) })),
  }),
})
const openPull = z.object({ number: z.int(), head: z.object({ sha: z.string() }) })

/** The pull request of an event. A number in an artifact is never used: anyone can write one. */
export async function whichPullRequest(
  event: WorkflowEvent,
  given: string,
  repository: { owner: string; repo: string },
  reader: Reader,
): Promise<WhichPullRequest> {
  if (given !== '') return { kind: 'found', number: readNumber(given) }
  const direct = pullRequestEvent.safeParse(event.payload)
  if (direct.success) {
    const { number, head } = direct.data.pull_request
    return { kind: 'found', number, headSha: head.sha }
  }
  const run = workflowRunEvent.safeParse(event.payload)
  if (run.success) return byHead(run.data.workflow_run, repository, reader)
  const issue = issueEvent.safeParse(event.payload)
  if (issue.success && issue.data.issue.pull_request)
    return { kind: 'found', number: issue.data.issue.number }
  if (issue.success) return { kind: 'none', why: 'The comment is on an issue, not on a pull request' }
  if (event.name === 'merge_group')
    return { kind: 'none', why: 'A merge group has no pull request to review' }
  throw new UserError(`The event ${event.name} names no pull request`, {
    hint: 'Set pull-request to its number.',
  })
}

function readNumber(given: string): number {
  if (/^[1-9]\d{0,9}$/.test(given)) return Number(given)
  throw new UserError(`pull-request is ${JSON.stringify(given)}; valid: the number of a pull request`)
}

type WorkflowRun = z.infer<typeof workflowRunEvent>['workflow_run']

/** The event does not name pull requests from forks, so the only open one with that head is used. */
async function byHead(
  { head_sha, head_branch, head_repository }: WorkflowRun,
  { owner, repo }: { owner: string; repo: string },
  reader: Reader,
): Promise<WhichPullRequest> {
  const head = `${head_repository?.owner.login ?? owner}:${head_branch ?? ''}`
  const pulls = await reader.all(
    '/repos/{owner}/{repo}/pulls',
    { owner, repo, head, state: 'open' },
    openPull,
  )
  const [only, other] = pulls.filter((pull) => pull.head.sha === head_sha)
  if (only && !other) return { kind: 'found', number: only.number, headSha: head_sha }
  const why = only ? 'Several open pull requests have' : 'No open pull request has'
  return { kind: 'none', why: `${why} the commit ${head_sha} as its head` }
}
