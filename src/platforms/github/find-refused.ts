import type { ReviewPlan } from '../../core/plan/plan.ts'
import { plural } from '../../core/text/plural.ts'
import type { Refusal } from '../call.ts'
import { clearPendingInTime, clearPendingNow, deleteReview, isAboutPending } from './pending.ts'
import { type Poster, postDraft } from './post-review.ts'

/** A review with many bad comments is not worth more requests than this. */
const MAX_PROBES = 20
/** A probe whose end is unknown is tried again. */
const TRIES = 3

/** GitHub's sentences about lines, of both generations; Enterprise servers may still speak the older one. */
const ABOUT_ANCHORS =
  /could not be resolved|(?:must be|not) part of the (?:diff|same hunk)|pull_request_review_thread\.|diff hunk can't be blank|path is invalid|must precede|position is invalid|diff too large/i

export function isAboutAnchors({ status, message, errors }: Refusal): boolean {
  return status === 422 && [message, ...errors].some((text) => ABOUT_ANCHORS.test(text))
}

/**
 * Which comments of a refused review GitHub does not take: it says that one is bad, never which. Halves are tried as
 * pending reviews, which nobody else sees and which are deleted again. What is not cleared in time counts as refused.
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

  /** Of a group that holds a bad one. */
  async function badOnes(group: readonly number[]): Promise<readonly number[]> {
    if (group.length <= 1 || left <= 0) return group
    const middle = Math.ceil(group.length / 2)
    const [first, second] = [group.slice(0, middle), group.slice(middle)]
    if (await isAccepted(first)) return badOnes(second)
    const isSecondGood = await isAccepted(second)
    const bad = await badOnes(first)
    return isSecondGood ? bad : [...bad, ...(await badOnes(second))]
  }

  return [...(await badOnes([...comments.keys()]))]
}

/**
 * Stuck: GitHub answers something else than yes or no, and would go on to. A review that is there was accepted,
 * whatever the reply said. `tried` are the numbers of all that were there.
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
