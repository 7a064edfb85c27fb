import type { Review as PlannedReview } from '../../core/plan.ts'
import type { Refusal } from './call.ts'
import { clearPendingNow, deleteReview } from './pending.ts'
import { createReview, type Poster } from './post-review.ts'

/** A review with many bad comments is not worth more requests than this. */
const MAX_PROBES = 20

/** GitHub's sentences about lines, of both generations; Enterprise servers may still speak the older one. */
const ABOUT_ANCHORS =
  /could not be resolved|must be part of the (?:diff|same hunk)|diff hunk can't be blank|path is invalid|must precede|position is invalid|diff too large/i

export function isAboutAnchors({ status, message, errors }: Refusal): boolean {
  return status === 422 && [message, ...errors].some((text) => ABOUT_ANCHORS.test(text))
}

/**
 * Which comments of a refused review GitHub does not take: it says that one is bad, never which. Halves are tried as
 * pending reviews, which nobody else sees and which are deleted again. What is not cleared in time counts as refused.
 */
export async function findRefused(poster: Poster, commit: string, review: PlannedReview): Promise<number[]> {
  const { comments } = review
  const marker = review.body.split('\n').at(-1) ?? ''
  const refused: number[] = []
  const suspects: number[][] = halves([...comments.keys()])
  for (let probes = 0, group = suspects.shift(); group; group = suspects.shift(), probes++) {
    const chosen = group.flatMap((index) => comments[index] ?? [])
    const probe = { commit_id: commit, body: marker, comments: chosen }
    if (probes < MAX_PROBES && (await isAccepted(poster, probe))) continue
    if (group.length === 1 || probes >= MAX_PROBES) refused.push(...group)
    else suspects.push(...halves(group))
  }
  return refused.toSorted((one, other) => one - other)
}

function halves(group: readonly number[]): number[][] {
  const middle = Math.ceil(group.length / 2)
  return [group.slice(0, middle), group.slice(middle)].filter((half) => half.length > 0)
}

/** Tried once more where the end is unknown or a probe was left behind. */
async function isAccepted(poster: Poster, probe: object): Promise<boolean> {
  for (let tried = 0; tried < 2; tried++) {
    const outcome = await createReview(poster, probe)
    if (outcome.kind === 'done') {
      if (!(await deleteReview(poster, outcome.data.id))) await clearPendingNow(poster)
      return true
    }
    if (outcome.kind === 'refused' && isAboutAnchors(outcome.refusal)) return false
    await clearPendingNow(poster)
  }
  return false
}
