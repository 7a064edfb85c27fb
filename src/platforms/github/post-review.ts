import type { Octokit } from '@octokit/rest'
import { readReviewMarker } from '../../core/marker.ts'
import type { Review as PlannedReview } from '../../core/plan.ts'
import { type Call, call, type Refusal } from './call.ts'
import type { Patience } from './patience.ts'
import { type Reader, reading } from './read.ts'
import { type Review, review as reviewShape } from './shapes.ts'

export interface PullRequestName {
  readonly owner: string
  readonly repo: string
  readonly pull_number: number
}

export type PostedReview =
  | { readonly kind: 'posted'; readonly review: Review }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unknown'; readonly message: string }

/** Lists lag behind writes; three looks before anything is believed absent. */
const LOOKS = [2, 5, 10]
export const REVIEWS = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews'

export interface Poster {
  readonly octokit: Octokit
  readonly reader: Reader
  readonly patience: Patience
  readonly name: PullRequestName
  readonly isOurs: (review: Review) => boolean
}

/** The one write. Where its end is unknown, the run marker in the body tells whether it happened. */
export async function postReview(
  poster: Poster,
  commit: string,
  review: PlannedReview,
): Promise<PostedReview> {
  const run = readReviewMarker(review.body)?.run
  let message = ''
  for (let tried = 0; tried < 2; tried++) {
    const outcome = await waitingOutLimits(poster, () =>
      createReview(poster, { commit_id: commit, ...review }),
    )
    if (outcome.kind === 'done') return { kind: 'posted', review: outcome.data }
    if (outcome.kind === 'refused' || outcome.kind === 'limited')
      return { kind: 'refused', refusal: outcome.refusal }
    message = outcome.message
    const found = await lookFor(poster, run)
    if (found) return { kind: 'posted', review: found }
  }
  return { kind: 'unknown', message }
}

export function createReview(
  { octokit, name }: Pick<Poster, 'octokit' | 'name'>,
  body: object,
): Promise<Call<Review>> {
  return call(() => octokit.request(`POST ${REVIEWS}`, { ...name, ...body }), reading(reviewShape))
}

async function waitingOutLimits(poster: Poster, send: () => Promise<Call<Review>>): Promise<Call<Review>> {
  for (;;) {
    const outcome = await send()
    if (outcome.kind !== 'limited') return outcome
    if (!(await poster.patience.wait(outcome.seconds, 'rate limit, posting the review'))) return outcome
  }
}

async function lookFor(
  { reader, name, isOurs, patience }: Poster,
  run: string | undefined,
): Promise<Review | undefined> {
  for (const seconds of LOOKS) {
    await patience.pause(seconds, 'looking whether the review was posted')
    const reviews = await reader.all(REVIEWS, { ...name }, reviewShape)
    const found = reviews.find((review) => isOurs(review) && readReviewMarker(review.body ?? '')?.run === run)
    if (found) return found
  }
  return undefined
}
