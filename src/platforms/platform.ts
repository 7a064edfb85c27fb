import type { Diff } from '../core/diff/diff.ts'
import type { Posted } from '../core/memory/posted.ts'
import type { Limits } from '../core/options/plan-options.ts'
import type { ReviewPlan } from '../core/plan/plan.ts'
import { UserError } from '../errors.ts'

/** What is under review, read once. */
export interface Subject {
  readonly diff: Diff
  /** The commit that the diff belongs to; comments are anchored to it. */
  readonly commit: string
  /** The newest commit; another one where the head has moved since the findings were made. */
  readonly head: string
  /** Why nothing can be posted: closed, merged, locked. */
  readonly closed?: string
  readonly repositoryUrl: string
  /** The diff is that of another commit than the findings describe: a button needs a matching original. */
  readonly unproven: boolean
  /** Blob names by path, of `commit`, the one that the diff belongs to. */
  readonly blobs: ReadonlyMap<string, string>
  /** What earlier runs under the same id have posted. */
  readonly posted: Posted
}

/** The platform could not be read, or not all of it, so there is nothing to plan on. Nothing was posted. */
export class UnreadError extends UserError {
  /** The token may not read it. */
  readonly forbidden: boolean

  constructor(message: string, options: { hint: string; forbidden?: boolean }) {
    super(message, options)
    this.forbidden = options.forbidden ?? false
  }
}

/** How a delivery ended. A platform carries out; what to do next is decided in review.ts. */
export type Receipt =
  | { readonly kind: 'posted'; readonly id: number; readonly url: string }
  /** The diff is no longer the one that was planned on. */
  | { readonly kind: 'head-moved' }
  /** These comments, by their position in the plan, cannot be anchored. */
  | { readonly kind: 'refused'; readonly comments: readonly number[] }
  /** No change request from this author; a comment is welcome. */
  | { readonly kind: 'comment-only'; readonly message: string }
  /** The token may not write; from a fork that is to be expected. */
  | { readonly kind: 'forbidden'; readonly message: string; readonly hint: string; readonly fork: boolean }
  /** Closed, merged or locked meanwhile. */
  | { readonly kind: 'closed'; readonly why: string }
  /** Refused for a reason that nothing here can mend. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Nobody knows whether it was posted. */
  | { readonly kind: 'unknown'; readonly message: string }

export interface Platform {
  readonly name: string
  /** What it calls a change that is under review. */
  readonly noun: 'pull request' | 'merge request'
  readonly limits: Limits
  read(): Promise<Subject>
  /** Which of these paths a commit holds; nothing is known of those that are not in the answer. Never fails a run. */
  lookUp(paths: readonly string[], commit: string): Promise<ReadonlyMap<string, boolean>>
  deliver(plan: ReviewPlan, subject: Subject): Promise<Receipt>
  /** Brings threads and reviews of earlier runs in line with what was found now. Never fails a run. */
  tidy(plan: ReviewPlan): Promise<string[]>
  /** The review as the platform's API takes it, for the report. */
  present(plan: ReviewPlan, diff: Diff): object
}
