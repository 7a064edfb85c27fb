import type { ReviewPlan } from '../../core/plan/plan.ts'
import { plural } from '../../core/text/plural.ts'
import type { Refusal } from '../call.ts'
import { clearPendingInTime, clearPendingNow, deleteReview, isAboutPending } from './pending.ts'
import { type Poster, postDraft } from './post-review.ts'

/** Limit of requests for a review with many refused comments. */
const MAX_PROBES = 20
/** Attempts for a probe whose outcome is unknown. */
const TRIES = 3

/** GitHub's error messages about lines, current and older ones, which Enterprise servers may still use. */
const ABOUT_ANCHORS =
  /could not be resolved|(?:must be|not) part of the (?:diff|same hunk)|pull_request_review_thread\.|diff hunk can't be blank|path is invalid|must precede|position is invalid|diff too large/i

export function isAboutAnchors({ status, message, errors }: Refusal): boolean {
  return status === 422 && [message, ...errors].some((text) => ABOUT_ANCHORS.test(text))
}

/**
 * Finds the comments that GitHub refuses, by bisection: GitHub does not say which ones. Halves are posted as pending
 * reviews, which only the token's user can see, and deleted again. Comments that were not accepted within the limits
 * count as refused.
 */
export async function findRefused(
  poster: Poster,
  commit: string,
  { review, body, run }: ReviewPlan,
  say: (message: string) => void,
): Promise<number[]> {
  const { comments } = review
  const tried = new Set<number>()
  let left = MAX_PROBES

  async function isAccepted(group: readonly number[]): Promise<boolean> {
    if (left <= 0) return false
    left--
    say(`Trying ${group.length} of ${plural(comments.length, 'comment')}`)
    const chosen = group.flatMap((index) => comments[index] ?? [])
    const verdict = await probe(
      poster,
      { commit_id: commit, body: body.marker, comments: chosen },
      run,
      tried,
    )
    if (verdict === 'stuck') left = 0
    return verdict === 'accepted'
  }

  /** The refused comments of a group that contains at least one. */
  async function refusedIn(group: readonly number[]): Promise<readonly number[]> {
    if (group.length <= 1 || left <= 0) return group
    const middle = Math.ceil(group.length / 2)
    const [first, second] = [group.slice(0, middle), group.slice(middle)]
    if (await isAccepted(first)) return refusedIn(second)
    const isSecondAccepted = await isAccepted(second)
    const refused = await refusedIn(first)
    return isSecondAccepted ? refused : [...refused, ...(await refusedIn(second))]
  }

  return [...(await refusedIn([...comments.keys()]))]
}

/**
 * `stuck`: GitHub neither accepts nor refuses, and would probably not do so later. A pending review that is visible was
 * accepted, whatever the reply. `tried` collects the ids of the pending reviews.
 */
async function probe(
  poster: Poster,
  draft: Parameters<typeof postDraft>[1],
  run: string,
  tried: Set<number>,
): Promise<'accepted' | 'refused' | 'stuck'> {
  for (let tries = 0; tries < TRIES; tries++) {
    const outcome = await postDraft(poster, draft, run, tried)
    if (outcome.kind === 'done') {
      tried.add(outcome.data.id)
      if (!(await deleteReview(poster, outcome.data.id))) await clearPendingNow(poster)
      return 'accepted'
    }
    if (outcome.kind === 'unknown') await clearPendingNow(poster)
    else if (outcome.kind === 'limited') return 'stuck'
    else if (isAboutAnchors(outcome.refusal)) return 'refused'
    else if (isAboutPending(outcome.refusal)) await clearPendingInTime(poster)
    else return 'stuck'
  }
  return 'stuck'
}
