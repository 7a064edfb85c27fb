import type { Octokit } from '@octokit/rest'
import { readReviewMarker } from '../../core/memory/marker.ts'
import type { ReviewPlan } from '../../core/plan/plan.ts'
import { messageOf } from '../../errors.ts'
import { call } from './call.ts'
import { deleteReview } from './pending.ts'
import { addressOf, type Poster, REVIEWS } from './post-review.ts'
import type { Reader } from './read.ts'
import type { Snapshot } from './read-snapshot.ts'
import { resolveGitHubThreads } from './resolve-threads.ts'
import type { Review } from './shapes.ts'

export interface Tidying {
  readonly octokit: Octokit
  readonly reader: Reader
  readonly poster: Poster
  readonly snapshot: Snapshot
  readonly plan: ReviewPlan
  readonly id: string
  readonly resolveFixed: boolean
}

/** Updates what earlier runs left to the result of this one. Returns lines for the log. */
export async function tidyUp(tidying: Tidying): Promise<string[]> {
  const notes = [...(await deleteOwnDrafts(tidying)), ...(await dismissOwnChangeRequests(tidying))]
  if (!tidying.resolveFixed) return notes
  try {
    return [...notes, ...(await resolveGitHubThreads(tidying))]
  } catch (error) {
    // Not an error of the run: the review is posted.
    return [...notes, `Threads of earlier runs could not be resolved: ${messageOf(error)}`]
  }
}

function ownReviews({ snapshot, poster, id }: Tidying, state: string): Review[] {
  return snapshot.reviews.filter(
    (review) =>
      review.state === state && poster.isOurs(review) && readReviewMarker(review.body ?? '')?.id === id,
  )
}

/** Deletes pending reviews of a killed run, which would block the next review with the same token. */
async function deleteOwnDrafts(tidying: Tidying): Promise<string[]> {
  if (tidying.plan.review.body !== '') return []
  const notes: string[] = []
  for (const review of ownReviews(tidying, 'PENDING')) {
    const done = await deleteReview(tidying.poster, review.id)
    const what = done ? 'Deleted' : 'Could not delete'
    notes.push(`${what} the pending review ${addressOf(review)} of an earlier run`)
  }
  return notes
}

/** Dismisses Fencepost's change requests, unless `fail-on` is met or the event still requests changes for findings. */
async function dismissOwnChangeRequests(tidying: Tidying): Promise<string[]> {
  const { octokit, poster, plan } = tidying
  if (poster.isGuess) return []
  const { comments, summarized, duplicates } = plan.counts
  const asksForChanges = plan.review.event === 'REQUEST_CHANGES' && comments + summarized + duplicates > 0
  if (plan.failed || asksForChanges) return []
  const notes: string[] = []
  for (const review of ownReviews(tidying, 'CHANGES_REQUESTED')) {
    const message = 'Nothing that was found asks for changes any more.'
    const send = () =>
      octokit.request(`PUT ${REVIEWS}/{review_id}/dismissals`, {
        ...poster.name,
        review_id: review.id,
        message,
      })
    const outcome = await call(send, () => true)
    notes.push(`${outcome.kind === 'done' ? 'Dismissed' : 'Could not dismiss'} ${addressOf(review)}`)
  }
  return notes
}
