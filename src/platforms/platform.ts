import type { Diff } from '../core/diff/diff.ts'
import type { Posted } from '../core/memory/posted.ts'
import type { Limits } from '../core/options/plan-options.ts'
import type { ReviewPlan } from '../core/plan/plan.ts'
import { UserError } from '../errors.ts'

/** The pull or merge request under review, as it was read. */
export interface Subject {
  readonly diff: Diff
  /** The commit that the diff belongs to; comments are anchored to it. */
  readonly commit: string
  /** The newest commit; differs from `commit` if someone has pushed since the findings were produced. */
  readonly head: string
  /** Why nothing can be posted: closed, merged, locked. */
  readonly closed?: string
  readonly repositoryUrl: string
  /** True if the diff belongs to another commit than the findings: then a button needs a matching original. */
  readonly unproven: boolean
  /** Git blob ids by path, at `commit`. */
  readonly blobs: ReadonlyMap<string, string>
  /** What earlier runs under the same id have posted. */
  readonly posted: Posted
}

/** The platform could not be read completely, so nothing can be planned. Nothing was posted. */
export class UnreadError extends UserError {
  /** True if the token has no permission to read it. */
  readonly forbidden: boolean

  constructor(message: string, options: { hint: string; forbidden?: boolean }) {
    super(message, options)
    this.forbidden = options.forbidden ?? false
  }
}

/** The outcome of a delivery. review.ts decides what to do next. */
export type Receipt =
  | { readonly kind: 'posted'; readonly id: number; readonly url: string }
  /** The diff has changed since the review was planned. */
  | { readonly kind: 'head-moved' }
  /** The platform refuses the lines of these comments, given by their index in the plan. */
  | { readonly kind: 'refused'; readonly comments: readonly number[] }
  /** This author cannot request changes, but can comment. */
  | { readonly kind: 'comment-only'; readonly message: string }
  /** The token has no permission to write, which is expected for forks. */
  | { readonly kind: 'forbidden'; readonly message: string; readonly hint: string; readonly fork: boolean }
  /** Closed, merged or locked in the meantime. */
  | { readonly kind: 'closed'; readonly why: string }
  /** Refused for a reason that Fencepost cannot handle. */
  | { readonly kind: 'failed'; readonly message: string }
  /** It is not known whether the review was posted. */
  | { readonly kind: 'unknown'; readonly message: string }

export interface Platform<PresentedReview extends object = object> {
  readonly name: string
  /** The platform's term for a change under review. */
  readonly noun: 'pull request' | 'merge request'
  readonly limits: Limits
  read(): Promise<Subject>
  /** Which of these paths a commit contains; paths missing in the result are unknown. Does not throw. */
  lookUp(paths: readonly string[], commit: string): Promise<ReadonlyMap<string, boolean>>
  /** The text of files at the reviewed commit, by path; files missing in the result are unknown. Does not throw. */
  headTexts(paths: readonly string[], subject: Subject): Promise<ReadonlyMap<string, string>>
  deliver(plan: ReviewPlan, subject: Subject): Promise<Receipt>
  /** Updates threads and reviews of earlier runs to the current findings; returns lines for the log. Does not throw. */
  tidy(plan: ReviewPlan): Promise<string[]>
  /** The review as the request body of the platform's API, for the report. */
  present(plan: ReviewPlan, diff: Diff): PresentedReview
}
