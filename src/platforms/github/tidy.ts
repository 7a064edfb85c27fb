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

/** What earlier runs left is brought in line with this one. It says what it did and what it could not do. */
export async function tidyUp(tidying: Tidying): Promise<string[]> {
  const said = [...(await deleteOwnDrafts(tidying)), ...(await dismissOwnChangeRequests(tidying))]
  if (!tidying.resolveFixed) return said
  try {
    return [...said, ...(await resolveGitHubThreads(tidying))]
  } catch (error) {
    // The review is posted; a thread left open does not undo that.
    return [...said, `Threads of earlier runs could not be settled: ${messageOf(error)}`]
  }
}

function ownReviews({ snapshot, poster, id }: Tidying, state: string): Review[] {
  return snapshot.reviews.filter(
    (review) =>
      review.state === state && poster.isOurs(review) && readReviewMarker(review.body ?? '')?.id === id,
  )
}

/** A probe that a killed run left behind would block whoever posts next under the same token. */
async function deleteOwnDrafts(tidying: Tidying): Promise<string[]> {
  if (tidying.plan.review.body !== '') return []
  const said: string[] = []
  for (const review of ownReviews(tidying, 'PENDING')) {
    const done = await deleteReview(tidying.poster, review.id)
    const did = done ? 'Deleted' : 'Could not delete'
    said.push(`${did} the pending review ${addressOf(review)} of an earlier run`)
  }
  return said
}

/** Our own change requests stand as long as something meets `fail-on`, or is found where all of it counts. */
async function dismissOwnChangeRequests(tidying: Tidying): Promise<string[]> {
  const { octokit, poster, plan } = tidying
  if (poster.isGuess) return []
  const { comments, summarized, duplicates } = plan.counts
  const asksForChanges = plan.review.event === 'REQUEST_CHANGES' && comments + summarized + duplicates > 0
  if (plan.failed || asksForChanges) return []
  const said: string[] = []
  for (const review of ownReviews(tidying, 'CHANGES_REQUESTED')) {
    const message = 'Nothing that was found asks for changes any more.'
    const send = () =>
      octokit.request(`PUT ${REVIEWS}/{review_id}/dismissals`, {
        ...poster.name,
        review_id: review.id,
        message,
      })
    const outcome = await call(send, () => true)
    said.push(`${outcome.kind === 'done' ? 'Dismissed' : 'Could not dismiss'} ${addressOf(review)}`)
  }
  return said
}
