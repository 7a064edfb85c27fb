import { readReviewMarker } from '../../core/memory/marker.ts'
import { UserError } from '../../errors.ts'
import type { Refusal } from '../call.ts'
import { LOOKS } from '../write-once.ts'
import { call } from './call.ts'
import { addressOf, type Poster, REVIEWS, readReviews } from './post-review.ts'
import type { Review } from './shapes.ts'

/**
 * One pending review per user and pull request is all that GitHub allows, so a leftover blocks every later one. Ours
 * (author and run marker) is deleted; one that a person began under the same token is theirs. Whether there was one.
 */
export async function clearPending(poster: Poster, reviews: readonly Review[]): Promise<boolean> {
  // GitHub shows a draft to nobody but its author.
  const isOurs = (review: Review) => poster.isGuess || poster.isOurs(review)
  const pending = reviews.filter((review) => review.state === 'PENDING' && isOurs(review))
  for (const review of pending) {
    if (!readReviewMarker(review.body ?? '')) throw notOurs(review)
    await deleteReview(poster, review.id)
  }
  return pending.length > 0
}

/** The same on a fresh list. */
export async function clearPendingNow(poster: Poster): Promise<boolean> {
  return clearPending(poster, await readReviews(poster))
}

/** The same where GitHub says that there is one, which lists may not show yet. */
export async function clearPendingInTime(poster: Poster): Promise<void> {
  for (const seconds of LOOKS) {
    await poster.patience.pause(seconds, 'looking for the pending review that stands in the way')
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
      hint: 'Submit or discard it, or give Fencepost a token of its own.',
    },
  )
}
