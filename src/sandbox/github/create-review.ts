import type { Reply } from '../http/reply.ts'
import { json } from '../http/reply.ts'
import { exceeds, limitIn } from '../recorded.ts'
import type { Account } from './account.ts'
import { anchorMessages } from './anchor-messages.ts'
import { coerceReview, type ReviewDraft } from './coerce-review.ts'
import { moveThread, toCurrentAnchor } from './move-thread.ts'
import { refusal, toSentence, unprocessable } from './refusal.ts'
import { renderReview } from './render-review.ts'
import { type Resolved, resolveAnchor } from './resolve-anchor.ts'
import { submissionProblem } from './review-rules.ts'
import {
  type Anchor,
  pullDiff,
  type Review,
  type ReviewEvent,
  type ReviewState,
  type State,
} from './state.ts'

export const CREATE_DOCS = 'pulls/reviews#create-a-review-for-a-pull-request'

const STATES: Readonly<Record<ReviewEvent, ReviewState>> = {
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  COMMENT: 'COMMENTED',
}

/**
 * POST …/pulls/{n}/reviews: validates in the order observed on GitHub (types, commit, own pull request, pending
 * review, anchors), then creates the review with all comments or not at all.
 */
export async function createReview(state: State, user: Account, body: unknown): Promise<Reply> {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    return refusal(400, 'Body should be a JSON object', CREATE_DOCS)
  }
  const coerced = coerceReview({ ...body })
  if (coerced.kind === 'errors') return unprocessable(CREATE_DOCS, ...coerced.errors)
  const { draft } = coerced
  const commit = draft.commitId ?? state.pull.headSha
  if (!state.pull.commits.includes(commit)) {
    return unprocessable(CREATE_DOCS, 'The commitOID is not part of the pull request')
  }
  const problem =
    submissionProblem(state, user, draft.event, draft.body, draft.comments.length > 0) ??
    pendingProblem(state, user) ??
    lengthProblem(state, draft, body)
  if (problem !== undefined) return unprocessable(CREATE_DOCS, problem)

  const diff = await pullDiff(state, commit)
  const resolved = draft.comments.map((comment) => resolveAnchor(diff, commit, comment, state.settings))
  const problems = resolved.flatMap((one) =>
    one.kind === 'problem' ? anchorMessages(one.problem, state.settings) : [],
  )
  if (problems.length > 0) return unprocessable(CREATE_DOCS, toSentence(problems))
  const review = addReview(state, user, draft, commit)
  await addComments(state, review, draft, resolved)
  return json(200, renderReview(state, review))
}

function pendingProblem(state: State, user: Account): string | undefined {
  const pending = state.reviews.some((review) => review.user === user && review.state === 'PENDING')
  return pending ? 'User can only have one pending review per pull request' : undefined
}

/** The limits of the texts, of their number and of the whole request. */
function lengthProblem({ settings }: State, draft: ReviewDraft, request: unknown): string | undefined {
  const { reviewBody, commentBody, commentsPerReview, requestBytes } = settings.answers
  if (exceeds(reviewBody, draft.body)) return reviewBody.message
  if (draft.comments.some(({ body }) => exceeds(commentBody, body))) return commentBody.message
  if (draft.comments.length > limitIn(commentsPerReview)) return commentsPerReview.message
  const bytes = limitIn(requestBytes)
  const isTooLarge = Number.isFinite(bytes) && Buffer.byteLength(JSON.stringify(request)) > bytes
  return isTooLarge ? requestBytes.message : undefined
}

function addReview(state: State, user: Account, { event, body }: ReviewDraft, commitId: string): Review {
  const { lag } = state
  const review: Review = {
    id: state.ids.review++,
    user,
    body,
    state: event ? STATES[event] : 'PENDING',
    commitId,
    submittedAt: event ? state.clock.now() : undefined,
    lag: { reviews: lag, comments: lag, threads: lag },
  }
  state.reviews.push(review)
  return review
}

async function addComments(
  state: State,
  review: Review,
  { comments }: ReviewDraft,
  resolved: readonly Resolved[],
): Promise<void> {
  for (const [index, { body }] of comments.entries()) {
    const place = resolved[index]
    if (place?.kind === 'anchor') await addThread(state, review, place.anchor, body)
  }
}

async function addThread(state: State, review: Review, original: Anchor, body: string): Promise<void> {
  const thread = {
    id: `PRRT_kwDOSandbox${state.ids.thread++}`,
    review,
    original,
    now: toCurrentAnchor(original),
    resolvedBy: undefined,
  }
  state.threads.push(thread)
  const at = state.clock.now()
  const id = state.ids.comment++
  state.comments.push({
    id,
    review,
    thread,
    user: review.user,
    replyTo: undefined,
    reactions: [],
    body,
    createdAt: at,
    updatedAt: at,
  })
  if (original.commit !== state.pull.headSha) await moveThread(state, thread)
}

export function submittedState(event: ReviewEvent): ReviewState {
  return STATES[event]
}
