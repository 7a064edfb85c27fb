import { json, type Reply } from '../http/reply.ts'
import type { Call } from './call.ts'
import { eventOf, fieldsOf } from './coerce-review.ts'
import { submittedState } from './create-review.ts'
import { notFound, refusal, unprocessable } from './refusal.ts'
import { renderReview } from './render-review.ts'
import { submissionProblem } from './review-rules.ts'
import type { Review, State } from './state.ts'

type Change = (call: Call, review: Review, docs: string) => Reply

/** A handler for a review that the caller can see. */
export function onReview(change: Change): (call: Call, docs: string) => Reply {
  return (call, docs) => {
    const review = call.state.reviews.find(({ id }) => String(id) === call.captures[0])
    const visible = review && (review.state !== 'PENDING' || review.user === call.user)
    return visible ? change(call, review, docs) : notFound(docs)
  }
}

export const readReview: Change = ({ state }, review) => json(200, renderReview(state, review))

/** POST …/reviews/{id}/events. If refused, the pending review stays unchanged. */
export const submitReview: Change = ({ state, user, body }, review, docs) => {
  const fields = fieldsOf(body)
  const event = eventOf(fields.event)
  if (!event)
    return unprocessable(docs, 'Variable $event of type PullRequestReviewEvent was provided invalid value')
  // GitHub's own words for this one are not known.
  if (review.state !== 'PENDING')
    return unprocessable(docs, 'Can not submit a non-pending pull request review')
  const text = typeof fields.body === 'string' ? fields.body : review.body
  const problem = submissionProblem(state, user, event, text, hasComments(state, review))
  if (problem !== undefined) return unprocessable(docs, problem)
  review.body = text
  review.state = submittedState(event)
  review.submittedAt = state.clock.now()
  return json(200, renderReview(state, review))
}

/** DELETE …/reviews/{id}: only pending reviews. */
export const deleteReview: Change = ({ state, user }, review, docs) => {
  if (review.user !== user) return notFound(docs)
  // The status is verified, the message is a guess.
  if (review.state !== 'PENDING')
    return unprocessable(docs, 'Can not delete a non-pending pull request review')
  const reply = json(200, renderReview(state, review))
  state.reviews = state.reviews.filter((other) => other !== review)
  state.comments = state.comments.filter((comment) => comment.review !== review)
  state.threads = state.threads.filter((thread) => thread.review !== review)
  return reply
}

/** PUT …/reviews/{id}/dismissals. */
export const dismissReview: Change = ({ state, body }, review, docs) => {
  const { message } = fieldsOf(body)
  if (typeof message !== 'string' || message === '') {
    return refusal(422, 'Invalid request.\n\n"message" wasn\'t supplied.', docs)
  }
  if (review.state !== 'APPROVED' && review.state !== 'CHANGES_REQUESTED') {
    // GitHub's own words for this one are not known.
    const kind = review.state.toLowerCase()
    return unprocessable(docs, `Can not dismiss a ${kind} pull request review`)
  }
  review.state = 'DISMISSED'
  return json(200, renderReview(state, review))
}

/** PUT …/reviews/{id}: changes the body. */
export const updateReview: Change = ({ state, user, body }, review, docs) => {
  if (review.user !== user) return notFound(docs)
  const fields = fieldsOf(body)
  if (typeof fields.body !== 'string')
    return refusal(422, 'Invalid request.\n\n"body" wasn\'t supplied.', docs)
  review.body = fields.body
  return json(200, renderReview(state, review))
}

function hasComments({ comments }: State, review: Review): boolean {
  return comments.some((comment) => comment.review === review)
}
