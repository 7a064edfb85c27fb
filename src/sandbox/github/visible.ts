import type { Account } from './account.ts'
import { type Comment, commentsOf, type ListName, type Review, type State, type Thread } from './state.ts'

/** Only its author sees a pending review; REST lists its comments for nobody. */
export function visibleReviews(state: State, user: Account, isFirstPage: boolean): Review[] {
  return readListed(state, 'reviews', isFirstPage).filter((review) => isVisible(review, user))
}

export function visibleComments(state: State, isFirstPage: boolean): Comment[] {
  const reviews = new Set(readListed(state, 'comments', isFirstPage))
  return state.comments.filter(({ review }) => review.state !== 'PENDING' && reviews.has(review))
}

export function visibleThreads(state: State, user: Account, isFirstPage: boolean): Thread[] {
  const reviews = new Set(readListed(state, 'threads', isFirstPage))
  return state.threads.filter((thread) => {
    const [first] = commentsOf(state, thread)
    return first && isVisible(first.review, user) && reviews.has(first.review)
  })
}

export function isVisible(review: Review, user: Account): boolean {
  return review.state !== 'PENDING' || review.user === user
}

/** Reviews that this list shows already; reading its first page counts down the lag of the others. */
function readListed({ reviews }: State, list: ListName, isFirstPage: boolean): Review[] {
  const shown = reviews.filter(({ lag }) => lag[list] === 0)
  if (isFirstPage) for (const { lag } of reviews) lag[list] = Math.max(0, lag[list] - 1)
  return shown
}
