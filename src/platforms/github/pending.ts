import { readReviewMarker } from '../../core/marker.ts'
import { UserError } from '../../errors.ts'
import { call } from './call.ts'
import { type Poster, REVIEWS } from './post-review.ts'
import { type Review, review as reviewShape } from './shapes.ts'

/**
 * One pending review per user and pull request is all that GitHub allows, so a leftover blocks every later one. Ours
 * (author and run marker) is deleted; one that a person began under the same token is theirs.
 */
export async function clearPending(poster: Poster, reviews: readonly Review[]): Promise<void> {
  for (const review of reviews.filter(({ state }) => state === 'PENDING')) {
    if (!poster.isOurs(review)) continue
    if (!readReviewMarker(review.body ?? '')) throw notOurs(review)
    await deleteReview(poster, review.id)
  }
}

/** The same on a fresh list. */
export async function clearPendingNow(poster: Poster): Promise<void> {
  await clearPending(poster, await poster.reader.all(REVIEWS, { ...poster.name }, reviewShape))
}

export async function deleteReview({ octokit, name }: Poster, review_id: number): Promise<boolean> {
  const send = () => octokit.request(`DELETE ${REVIEWS}/{review_id}`, { ...name, review_id })
  return (await call(send, () => true)).kind === 'done'
}

function notOurs({ html_url }: Review): UserError {
  return new UserError(`A pending review that Fencepost did not begin stands in the way: ${html_url}`, {
    hint: 'Submit or discard it, or give Fencepost a token of its own.',
  })
}
