import type { Comparison } from '../git/compare-trees.ts'
import type { World } from '../world.ts'
import type { Account } from './account.ts'
import type { PullStatus, Rate, Settings } from './description.ts'

export type Side = 'LEFT' | 'RIGHT'
export type ReviewEvent = 'APPROVE' | 'REQUEST_CHANGES' | 'COMMENT'
export type ReviewState = 'PENDING' | 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED'

export interface Review {
  readonly id: number
  readonly user: Account
  body: string
  state: ReviewState
  commitId: string
  submittedAt: string | undefined
  /** How many more reads of each list miss it. */
  readonly lag: Record<ListName, number>
}

export type ListName = 'reviews' | 'comments' | 'threads'

/** Where a thread was created. */
export interface Anchor {
  readonly commit: string
  readonly path: string
  readonly side: Side
  readonly line: number
  readonly startSide: Side | undefined
  readonly startLine: number | undefined
  readonly position: number
  readonly diffHunk: string
}

/** Where a thread is at the current head. */
export interface CurrentAnchor {
  readonly commit: string
  readonly path: string
  readonly line: number | undefined
  readonly startLine: number | undefined
  readonly position: number
  readonly outdated: boolean
}

export interface Thread {
  readonly id: string
  readonly review: Review
  readonly original: Anchor
  now: CurrentAnchor
  resolvedBy: Account | undefined
}

export interface Comment {
  readonly id: number
  readonly review: Review
  readonly thread: Thread
  readonly user: Account
  readonly replyTo: Comment | undefined
  body: string
  readonly createdAt: string
  updatedAt: string
  readonly reactions: { readonly user: Account; readonly content: ReactionContent }[]
}

export type ReactionContent = 'THUMBS_UP' | 'THUMBS_DOWN' | 'CONFUSED' | 'EYES' | 'HEART' | 'ROCKET'

export interface Pull {
  readonly author: Account
  readonly createdAt: string
  status: PullStatus
  draft: boolean
  locked: boolean
  headSha: string
  baseSha: string
  /** Every commit ever pushed, also those removed by a force-push. */
  readonly commits: string[]
}

export const BASE_BRANCH = 'main'
export const HEAD_BRANCH = 'mend'
export const REPOSITORY_ID = 5001

export interface State extends World<Account> {
  readonly settings: Settings
  readonly pull: Pull
  reviews: Review[]
  threads: Thread[]
  comments: Comment[]
  readonly rate: Rate
  readonly ids: { review: number; comment: number; thread: number }
}

/** The pull request's diff at one of its commits: the changes since the merge base. */
export function pullDiff({ repository, pull }: State, commit = pull.headSha): Promise<Comparison> {
  return repository.compare(`${pull.baseSha}...${commit}`)
}

export function commentsOf({ comments }: State, thread: Thread): Comment[] {
  return comments.filter((comment) => comment.thread === thread)
}
