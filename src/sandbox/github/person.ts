import type { Exclusive } from '../http/queue.ts'
import type { Account } from './account.ts'
import { createReview } from './create-review.ts'
import { type Comment, commentsOf, type ReviewEvent, type State } from './state.ts'

/** What a person does on the page. What GitHub would refuse throws an error with GitHub's answer. */
export interface Person {
  readonly login: string
  /** For requests in that person's name. */
  readonly token: string
  review(review: PersonReview): Promise<number>
  /** A review that was begun and not submitted. */
  draft(review: Omit<PersonReview, 'event'>): Promise<number>
  /** A single comment on a line: a review of its own. The comment's number. */
  comment(comment: PersonComment): Promise<number>
  reply(comment: number, body: string): Promise<number>
  edit(comment: number, body: string): Promise<void>
  remove(comment: number): Promise<void>
  resolve(comment: number): Promise<void>
  unresolve(comment: number): Promise<void>
}

export interface PersonReview {
  readonly event?: ReviewEvent
  readonly body?: string
  readonly comments?: readonly PersonComment[]
}

/** As the API takes it. */
export interface PersonComment {
  readonly path: string
  readonly body: string
  readonly line: number
  readonly side?: 'LEFT' | 'RIGHT'
  readonly start_line?: number
  readonly start_side?: 'LEFT' | 'RIGHT'
}

export function person(state: State, account: Account, exclusive: Exclusive): Person {
  const post = (review: object) =>
    exclusive(async () => {
      const reply = await createReview(state, account, review)
      if (reply.status !== 200) throw new Error(`${account.login}: ${reply.body}`)
      return state.reviews.at(-1)?.id ?? 0
    })
  const on = (id: number, change: (comment: Comment) => void) =>
    exclusive(async () => change(findComment(state, id)))
  return {
    login: account.login,
    token: account.token,
    review: ({ event = 'COMMENT', ...review }) => post({ event, ...review }),
    draft: (review) => post(review),
    async comment(comment) {
      const review = await post({ event: 'COMMENT', comments: [comment] })
      return state.comments.find((each) => each.review.id === review)?.id ?? 0
    },
    reply: (id, body) => exclusive(async () => addReply(state, account, findComment(state, id), body)),
    edit: (id, body) =>
      on(id, (comment) => {
        comment.body = body
        comment.updatedAt = state.clock.now()
      }),
    remove: (id) => on(id, (comment) => removeComment(state, comment)),
    resolve: (id) =>
      on(id, ({ thread }) => {
        thread.resolvedBy = account
      }),
    unresolve: (id) =>
      on(id, ({ thread }) => {
        thread.resolvedBy = undefined
      }),
  }
}

/** A reply makes a review without a body around itself. */
function addReply(state: State, user: Account, to: Comment, body: string): number {
  const at = state.clock.now()
  const review = {
    id: state.ids.review++,
    user,
    body: '',
    state: 'COMMENTED' as const,
    commitId: state.pull.headSha,
    submittedAt: at,
    lag: { reviews: 0, comments: 0, threads: 0 },
  }
  state.reviews.push(review)
  const id = state.ids.comment++
  const replyTo = to.replyTo ?? to
  state.comments.push({ id, review, thread: to.thread, user, replyTo, body, createdAt: at, updatedAt: at })
  return id
}

function removeComment(state: State, comment: Comment): void {
  state.comments = state.comments.filter((each) => each !== comment)
  if (commentsOf(state, comment.thread).length > 0) return
  state.threads = state.threads.filter((thread) => thread !== comment.thread)
}

export function findComment(state: State, id: number): Comment {
  const comment = state.comments.find((each) => each.id === id)
  if (comment) return comment
  throw new Error(`There is no comment ${id}; there are ${state.comments.map((each) => each.id).join(', ')}.`)
}
