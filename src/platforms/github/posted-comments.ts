import { readCommentMarker, readReviewMarker } from '../../core/memory/marker.ts'
import type { Posted } from '../../core/memory/posted.ts'
import type { PostedThreads } from './posted-threads.ts'
import type { Comment, Review } from './shapes.ts'
import type { Author } from './viewer.ts'

/** What earlier runs under this id, or under any, have posted. Only the author identifies a comment as ours, never its text. */
export function postedBefore(
  comments: readonly Comment[],
  reviews: readonly Review[],
  id: string | undefined,
  isOurs: (written: { user?: Author | null | undefined }) => boolean,
  threads: PostedThreads = new Map(),
): Posted {
  const markers = reviews
    .filter((review) => isOurs(review) && review.state !== 'PENDING')
    .flatMap((review) => readReviewMarker(review.body ?? '') ?? [])
    .filter((marker) => id === undefined || marker.id === id)
  return {
    comments: comments.filter(isOurs).flatMap((comment) => {
      const { path, body } = { ...comment, body: comment.body ?? '' }
      const marker = readCommentMarker(body)
      if (!marker || (id !== undefined && marker.id !== id)) return []
      // `line` is null once the line has changed; `position` may remain.
      const open = comment.line !== null && comment.line !== undefined
      return [
        {
          fingerprint: marker.fingerprint,
          path,
          body,
          anchored: anchoredLine(comment.diff_hunk ?? ''),
          line: comment.line ?? undefined,
          open,
          thread: threads.get(comment.id),
        },
      ]
    }),
    listed: markers.flatMap(({ listed }) => listed),
    groups: markers.flatMap(({ groups }) => groups),
    rests: markers.map(({ rest }) => rest),
  }
}

/** The line of a comment is the last row of its `diff_hunk`. */
function anchoredLine(diffHunk: string): string {
  return diffHunk.slice(diffHunk.lastIndexOf('\n') + 1).slice(1)
}
