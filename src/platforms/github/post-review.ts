import type { Octokit } from '@octokit/rest'
import { readReviewMarker } from '../../core/memory/marker.ts'
import type { ReviewPlan } from '../../core/plan/plan.ts'
import { type Call, reading } from '../call.ts'
import type { WaitBudget } from '../wait-budget.ts'
import { waitOut, writeOnce } from '../write-once.ts'
import { call } from './call.ts'
import type { Reader } from './read.ts'
import { type PullRequest, type Review, review as reviewShape, writtenReview } from './shapes.ts'

export interface PullRequestName {
  readonly owner: string
  readonly repo: string
  readonly pull_number: number
}

export const REVIEWS = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews'

export interface Poster {
  readonly octokit: Octokit
  readonly reader: Reader
  readonly waitBudget: WaitBudget
  readonly name: PullRequestName
  readonly isOurs: (review: Review) => boolean
  /** True if the token's user is only a guess. */
  readonly isGuess: boolean
  /** Ids of the reviews that existed before this run wrote anything. */
  readonly before: ReadonlySet<number>
}

/** The review to post, and the run in its marker. */
export type PlannedRun = Pick<ReviewPlan, 'review' | 'run'>

/** URL of a review, for people. */
export function addressOf({ id, html_url }: Review, pull?: PullRequest): string {
  return html_url ?? (pull?.html_url ? `${pull.html_url}#pullrequestreview-${id}` : `review ${id}`)
}

/** Posts the review. The run marker in its body shows whether it was posted, whatever the reply. */
export function postReview(poster: Poster, commit: string, planned: PlannedRun): Promise<Call<Review>> {
  const { review, run } = planned
  return writeOnce({
    waitBudget: poster.waitBudget,
    what: 'posting the review',
    attempt: () => create(poster, { commit_id: commit, ...review }, isPostedIn(run)),
    find: () => findPosted(poster, run),
    isEcho: ({ errors }) => errors.some((text) => /submitted too quickly/i.test(text)),
  })
}

/** Creates a pending review, which only the token's user can see. `known` are the ids of earlier attempts. */
export function postDraft(
  poster: Poster,
  draft: { readonly commit_id: string; readonly body: string; readonly comments: readonly object[] },
  run: string,
  known: ReadonlySet<number>,
): Promise<Call<Review>> {
  const isDraft = isDraftOf(run)
  return waitOut({
    waitBudget: poster.waitBudget,
    what: 'trying comments',
    attempt: () => create(poster, draft, isDraft),
    async find() {
      const reviews = await readReviews(poster)
      return reviews.find((review) => isOwn(poster, review) && !known.has(review.id) && isDraft(review))
    },
  })
}

function create(
  { octokit, name }: Poster,
  body: object,
  isExpected: (review: Review) => boolean,
): Promise<Call<Review>> {
  const send = () => octokit.request(`POST ${REVIEWS}`, { ...name, ...body })
  return call(send, (data) => {
    const created = reading(writtenReview)(data)
    return created && isExpected(created) ? created : undefined
  })
}

export function readReviews({ reader, name }: Poster): Promise<Review[]> {
  return reader.all(REVIEWS, { ...name }, reviewShape)
}

export async function findPosted(poster: Poster, run: string): Promise<Review | undefined> {
  return postedAmong(poster, await readReviews(poster), run)
}

/**
 * Finds the posted review by its run marker. Reviews from before this run (posted with other options) and pending ones
 * (probes) are ignored. If the token's user is a guess, the author does not matter.
 */
export function postedAmong(poster: Poster, reviews: readonly Review[], run: string): Review | undefined {
  const isPosted = isPostedIn(run)
  return reviews.find((each) => isOwn(poster, each) && !poster.before.has(each.id) && isPosted(each))
}

/**
 * Finds a review that another run has posted under the same id since this one read the pull request. The same findings
 * would be posted twice if two events start a workflow at the same time, or if the list lagged behind an earlier run.
 */
export async function findConcurrent(poster: Poster, id: string): Promise<Review | undefined> {
  const reviews = await readReviews(poster)
  return reviews.find(
    (each) =>
      isOwn(poster, each) &&
      !poster.before.has(each.id) &&
      each.state !== 'PENDING' &&
      readReviewMarker(each.body ?? '')?.id === id,
  )
}

/** If the token's user is a guess, any review counts: GitHub shows a pending review only to its author. */
function isOwn({ isGuess, isOurs }: Poster, review: Review): boolean {
  return isGuess || isOurs(review)
}

function isPostedIn(run: string): (review: Review) => boolean {
  return (review) => review.state !== 'PENDING' && isOfRun(review, run)
}

function isDraftOf(run: string): (review: Review) => boolean {
  return (review) => review.state === 'PENDING' && isOfRun(review, run)
}

function isOfRun({ body }: Review, run: string): boolean {
  return readReviewMarker(body ?? '')?.run === run
}
