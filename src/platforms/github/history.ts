import { type History, historicThread, type PostedReview } from '../../core/memory/history.ts'
import { readReviewMarker, withoutMarker } from '../../core/memory/marker.ts'
import { sha256 } from '../../sha256.ts'
import { changedFiles } from './changed-files.ts'
import type { Connection } from './connect.ts'
import { addressOf, type PullRequestName } from './post-review.ts'
import { postedBefore } from './posted-comments.ts'
import { readPostedThreads } from './posted-threads.ts'
import { readSnapshot, type Snapshot } from './read-snapshot.ts'
import { type Author, isViewer } from './viewer.ts'

/** What runs with this token have said on a pull request: under this id, or under any. */
export async function readGitHubHistory(
  { reader, say }: Connection,
  name: PullRequestName,
  id: string | undefined,
): Promise<History> {
  const snapshot = await readSnapshot(reader, name)
  const { pull, files, comments, reviews, viewer } = snapshot
  const isOurs = ({ user }: { user?: Author | null | undefined }) => isViewer(user, viewer)
  const diff = changedFiles(files, false)
  const hasPosted = postedBefore(comments, reviews, id, isOurs).comments.length > 0
  const threads = hasPosted ? await readPostedThreads(reader, name, snapshot, say) : undefined
  const posted = postedBefore(comments, reviews, id, isOurs, threads)
  return {
    head: pull.head.sha,
    reviews: ownReviews(snapshot, id),
    threads: posted.comments.map((comment) => historicThread(comment, diff, sha256)),
  }
}

function ownReviews({ pull, reviews, viewer }: Snapshot, id: string | undefined): PostedReview[] {
  return reviews.flatMap((review) => {
    const { user, state, body } = review
    const marker = isViewer(user, viewer) && state !== 'PENDING' ? readReviewMarker(body ?? '') : undefined
    if (!marker || (id !== undefined && marker.id !== id)) return []
    const { commit } = marker
    return [{ id: marker.id, commit, url: addressOf(review, pull), text: withoutMarker(body ?? '') }]
  })
}
