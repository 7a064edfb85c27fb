import { readReviewMarker } from '../../core/memory/marker.ts'
import { UserError } from '../../errors.ts'
import type { Refusal } from '../call.ts'
import { CHECK_PAUSES } from '../write-once.ts'
import { call } from './call.ts'
import { addressOf, type Poster, REVIEWS, readReviews } from './post-review.ts'
import type { Review } from './shapes.ts'

/**
 * GitHub allows one pending review per user and pull request, so one that was left behind blocks all later ones. Those
 * of Fencepost (by author and run marker) are deleted; one that a person started with the same account is not. Returns
 * whether there was one.
 */
export async function clearPending(poster: Poster, reviews: readonly Review[]): Promise<boolean> {
  // GitHub shows a pending review only to its author.
  const isOurs = (review: Review) => poster.isGuess || poster.isOurs(review)
  const pending = reviews.filter((review) => review.state === 'PENDING' && isOurs(review))
  for (const review of pending) {
    if (!readReviewMarker(review.body ?? '')) throw notOurs(review)
    await deleteReview(poster, review.id)
  }
  return pending.length > 0
}

/** The same with a new list of reviews. */
export async function clearPendingNow(poster: Poster): Promise<boolean> {
  return clearPending(poster, await readReviews(poster))
}

/** The same if GitHub reports a pending review that lists may not show yet. */
export async function clearPendingInTime(poster: Poster): Promise<void> {
  for (const seconds of CHECK_PAUSES) {
    await poster.waitBudget.pause(seconds, 'searching for the pending review that blocks this one')
    if (await clearPendingNow(poster)) return
  }
}

export function isAboutPending({ status, errors }: Refusal): boolean {
  return status === 422 && errors.some((text) => /one pending review per pull request/i.test(text))
}

export async function deleteReview({ octokit, name }: Poster, review_id: number): Promise<boolean> {
  const send = () => octokit.request(`DELETE ${REVIEWS}/{review_id}`, { ...name, review_id })
  return (await call(send, () => true)).kind === 'done'
}

function notOurs(review: Review): UserError {
  return new UserError(
    `A pending review that Fencepost did not create blocks this one: ${addressOf(review)}`,
    {
      hint: 'Submit or discard it, or give Fencepost a separate token.',
    },
  )
}
