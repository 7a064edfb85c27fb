import { json, type Reply } from '../http/reply.ts'
import type { Call } from './call.ts'
import { listPage } from './list-page.ts'
import { notFound } from './refusal.ts'
import { renderBareComment, renderComment } from './render-comment.ts'
import { renderHtml, wantsHtml } from './render-html.ts'
import { renderReview } from './render-review.ts'
import type { Comment } from './state.ts'
import { isVisible, visibleComments, visibleReviews } from './visible.ts'

/** GET …/pulls/{n}/reviews, oldest first. */
export function readReviews({ state, user, query, address }: Call): Reply {
  const reviews = visibleReviews(state, user, isFirstPage(query))
  const { items, headers } = listPage(reviews, query, address, state.settings.pageSize)
  const rendered = items.map((review) => renderReview(state, review))
  return json(200, rendered, { ...headers })
}

/** GET …/pulls/{n}/comments; `direction` has an effect only with `sort`. */
export function readComments({ state, query, address, accept }: Call): Reply {
  const since = query.get('since')
  const comments = visibleComments(state, isFirstPage(query)).filter(
    ({ updatedAt }) => since === null || updatedAt >= since,
  )
  const { items, headers } = listPage(sorted(comments, query), query, address, state.settings.pageSize)
  const rendered = items.map((comment) => ({
    ...renderComment(state, comment),
    ...(wantsHtml(accept) ? { body_html: renderHtml(comment.body, state.settings.answers) } : {}),
  }))
  return json(200, rendered, { ...headers })
}

function sorted(comments: readonly Comment[], query: URLSearchParams): readonly Comment[] {
  const by = query.get('sort')
  if (by === null) return comments
  const key = (comment: Comment) => (by === 'updated' ? comment.updatedAt : comment.createdAt)
  const up = comments.toSorted((one, other) => key(one).localeCompare(key(other)) || one.id - other.id)
  return query.get('direction') === 'desc' ? up.toReversed() : up
}

/** GET …/reviews/{id}/comments; the author of a pending review sees its comments here. */
export function readCommentsOfReview(call: Call, docs: string): Reply {
  const { state, user, query, address } = call
  const review = state.reviews.find(({ id }) => String(id) === call.captures[0])
  if (!review || !isVisible(review, user)) return notFound(docs)
  const comments = state.comments.filter((comment) => comment.review === review)
  const { items, headers } = listPage(comments, query, address, state.settings.pageSize)
  const rendered = items.map((comment) => ({
    ...renderBareComment(state, comment),
    ...(wantsHtml(call.accept) ? { body_html: renderHtml(comment.body, state.settings.answers) } : {}),
  }))
  return json(200, rendered, { ...headers })
}

function isFirstPage(query: URLSearchParams): boolean {
  return (query.get('page') ?? '1') === '1'
}
