import type { Octokit } from '@octokit/rest'
import { readReviewMarker } from '../../core/marker.ts'
import type { Review as PlannedReview } from '../../core/plan.ts'
import { messageOf, UserError } from '../../errors.ts'
import { type Call, type Refusal, reading } from '../call.ts'
import type { Patience } from '../patience.ts'
import { call } from './call.ts'
import type { Reader } from './read.ts'
import { type Review, review as reviewShape } from './shapes.ts'

export interface PullRequestName {
  readonly owner: string
  readonly repo: string
  readonly pull_number: number
}

export type PostedReview =
  | { readonly kind: 'posted'; readonly review: Review }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'limited'; readonly seconds: number }
  | { readonly kind: 'unknown'; readonly message: string }

/** Lists lag behind writes; three looks before anything is believed absent. */
export const LOOKS = [2, 5, 10]
/** A limit that is still there after so many waits is not waited out. */
const MAX_WAITS = 4
export const REVIEWS = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews'

export interface Poster {
  readonly octokit: Octokit
  readonly reader: Reader
  readonly patience: Patience
  readonly name: PullRequestName
  readonly isOurs: (review: Review) => boolean
  /** The reviews that were there before this run wrote anything. */
  readonly before: ReadonlySet<number>
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
    const outcome = await createReview(poster, { commit_id: commit, ...review })
    if (outcome.kind === 'done') return { kind: 'posted', review: outcome.data }
    if (outcome.kind === 'refused' && !isTooSoon(outcome.refusal, tried)) return outcome
    if (outcome.kind === 'limited' && tried === 0) return outcome
    if (outcome.kind !== 'unknown') return { kind: 'unknown', message }
    message = outcome.message
    const look = await lookFor(poster, run)
    if (look.kind === 'found') return { kind: 'posted', review: look.review }
    if (look.kind === 'unseen') return { kind: 'unknown', message: `${message}; then ${look.message}` }
  }
  return { kind: 'unknown', message }
}

/** A second try that comes too soon after the first tells that the first came through, unseen. */
function isTooSoon({ errors }: Refusal, tried: number): boolean {
  return tried > 0 && errors.some((text) => /submitted too quickly/i.test(text))
}

/** Waits for a rate limit, as long as there is patience. */
export async function createReview(poster: Poster, body: object): Promise<Call<Review>> {
  const { octokit, name, patience } = poster
  const send = () => octokit.request(`POST ${REVIEWS}`, { ...name, ...body })
  for (let waited = 0; ; waited++) {
    const outcome = await call(send, reading(reviewShape))
    if (outcome.kind !== 'limited' || waited >= MAX_WAITS) return outcome
    if (!(await patience.wait(outcome.seconds, 'rate limit, posting the review'))) return outcome
  }
}

type Look =
  | { readonly kind: 'found'; readonly review: Review }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unseen'; readonly message: string }

/** A review of the same run may be an older one, posted with other options, or a probe: neither is this one. */
async function lookFor(
  { reader, name, isOurs, patience, before }: Poster,
  run: string | undefined,
): Promise<Look> {
  try {
    for (const seconds of LOOKS) {
      await patience.pause(seconds, 'looking whether the review was posted')
      const reviews = await reader.all(REVIEWS, { ...name }, reviewShape)
      const found = reviews.find(
        (review) =>
          isOurs(review) &&
          !before.has(review.id) &&
          review.state !== 'PENDING' &&
          readReviewMarker(review.body ?? '')?.run === run,
      )
      if (found) return { kind: 'found', review: found }
    }
    return { kind: 'absent' }
  } catch (error) {
    if (error instanceof UserError) return { kind: 'unseen', message: messageOf(error) }
    throw error
  }
}
