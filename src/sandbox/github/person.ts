import type { Exclusive } from '../http/queue.ts'
import { type Account, belongsToRepository } from './account.ts'
import { createReview } from './create-review.ts'
import { type Comment, commentsOf, type ReactionContent, type ReviewEvent, type State } from './state.ts'

/** Actions of a user on the web page. They throw GitHub's answer if it refuses one. */
export interface Person {
  readonly login: string
  /** For requests as this user. */
  readonly token: string
  review(review: PersonReview): Promise<number>
  /** Creates a pending review. */
  draft(review: Omit<PersonReview, 'event'>): Promise<number>
  /** Adds a single comment, as a review of its own, and returns the comment's id. */
  comment(comment: PersonComment): Promise<number>
  reply(comment: number, body: string): Promise<number>
  edit(comment: number, body: string): Promise<void>
  remove(comment: number): Promise<void>
  resolve(comment: number): Promise<void>
  unresolve(comment: number): Promise<void>
  /** Adds a reaction, once. */
  react(comment: number, content: ReactionContent): Promise<void>
}

export interface PersonReview {
  readonly event?: ReviewEvent
  readonly body?: string
  readonly comments?: readonly PersonComment[]
}

/** In the format of the API. */
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
        assertMayResolve(state, account)
        thread.resolvedBy = account
      }),
    unresolve: (id) =>
      on(id, ({ thread }) => {
        assertMayResolve(state, account)
        thread.resolvedBy = undefined
      }),
    react: (id, content) =>
      on(id, ({ reactions }) => {
        const isNew = !reactions.some((each) => each.user === account && each.content === content)
        if (isNew) reactions.push({ user: account, content })
      }),
  }
}

/**
 * Allowed for the author of the pull request, apps with the permission, and people with write access: here all members.
 */
function assertMayResolve({ pull }: State, account: Account): void {
  if (account === pull.author || account.kind === 'bot' || belongsToRepository(account)) return
  throw new Error(`${account.login} may not resolve threads`)
}

/** Every reply creates a review without a body. */
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
  const times = { createdAt: at, updatedAt: at }
  state.comments.push({ id, review, thread: to.thread, user, replyTo, body, ...times, reactions: [] })
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
