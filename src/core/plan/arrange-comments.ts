import { byWeight } from '../assess/weight.ts'
import type { Diff } from '../diff/diff.ts'
import type { PlannedComment } from '../write/comments.ts'
import type { Decision } from './decision.ts'

/**
 * Files in the order of the diff; within a file bottom-up, so that applying one does not move the next. `places`: the
 * positions of the comments of each decision.
 */
export function arrangeComments(
  decisions: readonly Decision[],
  diff: Diff,
): { comments: PlannedComment[]; places: number[][] } {
  // By weight where they share their line: the order of the findings must not matter.
  const owned = decisions
    .flatMap((decision, owner) => (decision.outcome === 'inline' ? { ...decision, owner } : []))
    .toSorted((one, other) => byWeight(one.assessed, other.assessed))
    .flatMap(({ comments, owner }) => comments.map((comment) => ({ comment, owner })))
  const paths = new Set(owned.map(({ comment }) => comment.path))
  const ordered = diff.files.filter(({ path }) => paths.has(path))
  const fileOrder = new Map(ordered.map(({ path }, index) => [path, index]))
  const order = (comment: PlannedComment) => fileOrder.get(comment.path) ?? fileOrder.size
  const sorted = owned.toSorted(
    (one, other) => order(one.comment) - order(other.comment) || other.comment.last - one.comment.last,
  )
  const places = decisions.map((): number[] => [])
  for (const [place, { owner }] of sorted.entries()) places[owner]?.push(place)
  return { comments: sorted.map(({ comment }) => comment), places }
}
