import { json, type Reply } from '../http/reply.ts'
import type { Call } from './call.ts'
import { eventOf, fieldsOf } from './coerce-review.ts'
import { submittedState } from './create-review.ts'
import { notFound, refusal, unprocessable } from './refusal.ts'
import { renderReview } from './render-review.ts'
import { submissionProblem } from './review-rules.ts'
import type { Review, ReviewEvent, State } from './state.ts'

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
  const { submitTwice } = state.settings.answers
  if (review.state !== 'PENDING') return unprocessable(docs, submitTwice.message ?? '')
  const text = typeof fields.body === 'string' ? fields.body : review.body
  const problem = submissionProblem(state, user, event, text, hasComments(state, review))
  if (problem !== undefined) return unprocessable(docs, problem)
  review.body = text
  submit(state, review, event)
  return json(200, renderReview(state, review))
}

function submit(state: State, review: Review, event: ReviewEvent): void {
  review.state = submittedState(event)
  review.submittedAt = state.clock.now()
}

/** DELETE …/reviews/{id}: only pending reviews. */
export const deleteReview: Change = ({ state, user }, review, docs) => {
  if (review.user !== user) return notFound(docs)
  const { deleteSubmitted } = state.settings.answers
  if (review.state !== 'PENDING') return unprocessable(docs, deleteSubmitted.message ?? '')
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
    return unprocessable(docs, state.settings.answers.dismissComment.message ?? '')
  }
  review.state = 'DISMISSED'
  return json(200, renderReview(state, review))
}

/** PUT …/reviews/{id}: changes the body, and may submit a pending review. */
export const updateReview: Change = ({ state, user, body }, review, docs) => {
  if (review.user !== user) return notFound(docs)
  const fields = fieldsOf(body)
  if (typeof fields.body !== 'string')
    return refusal(422, 'Invalid request.\n\n"body" wasn\'t supplied.', docs)
  review.body = fields.body
  const submits = state.settings.answers.bodyOfPendingReview.answer === 'submits'
  if (submits && review.state === 'PENDING') submit(state, review, 'COMMENT')
  return json(200, renderReview(state, review))
}

function hasComments({ comments }: State, review: Review): boolean {
  return comments.some((comment) => comment.review === review)
}
