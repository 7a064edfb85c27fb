import { commentsOf, type ReviewState, type Side, type State } from './state.ts'

/** Flat views of the state for tests and the demo, pending reviews included. */
export interface ReviewView {
  readonly id: number
  readonly user: string
  readonly state: ReviewState
  readonly body: string
  readonly commit: string
  readonly comments: number
}

export interface CommentView {
  readonly id: number
  readonly review: number
  readonly thread: string
  readonly user: string
  readonly pending: boolean
  readonly path: string
  readonly side: Side
  /** `undefined` if the comment is outdated. */
  readonly line: number | undefined
  readonly startLine: number | undefined
  readonly outdated: boolean
  readonly replyTo: number | undefined
  readonly body: string
}

export interface ThreadView {
  readonly id: string
  readonly path: string
  readonly line: number | undefined
  readonly resolvedBy: string | undefined
  readonly outdated: boolean
  readonly comments: readonly CommentView[]
}

export function viewReviews(state: State): ReviewView[] {
  return state.reviews.map((review) => ({
    id: review.id,
    user: review.user.login,
    state: review.state,
    body: review.body,
    commit: review.commitId,
    comments: state.comments.filter((comment) => comment.review === review).length,
  }))
}

export function viewComments(state: State, comments = state.comments): CommentView[] {
  return comments.map(({ id, review, thread, user, replyTo, body }) => ({
    id,
    review: review.id,
    thread: thread.id,
    user: user.login,
    pending: review.state === 'PENDING',
    path: thread.now.path,
    side: thread.original.side,
    line: thread.now.line,
    startLine: thread.now.startLine,
    outdated: thread.now.outdated,
    replyTo: replyTo?.id,
    body,
  }))
}

export function viewThreads(state: State): ThreadView[] {
  return state.threads.map((thread) => ({
    id: thread.id,
    path: thread.now.path,
    line: thread.now.line,
    resolvedBy: thread.resolvedBy?.login,
    outdated: thread.now.outdated,
    comments: viewComments(state, commentsOf(state, thread)),
  }))
}
