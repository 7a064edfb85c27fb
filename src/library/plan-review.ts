import type { Diff } from '../core/diff/diff.ts'
import type { BadEntry } from '../core/finding/finding.ts'
import type { Limits, ReviewOptions } from '../core/options/plan-options.ts'
import type { ReviewPlan } from '../core/plan/plan.ts'
import { checkOptions } from './check-options.ts'
import { planGiven } from './plan-given.ts'
import type { GivenFinding } from './read-given.ts'

/** What a review is planned from. The result of `readFindings` fits: `planReview({ ...read, diff })`. */
export interface PlanInput {
  /** As `readFindings` has read them, or as they are written; one that cannot be read is reported in the plan. */
  readonly findings: readonly GivenFinding[]
  /** The change under review: a unified diff, or what `parseDiff` made of it. */
  readonly diff: Diff | string
  /** What is not set has the default in `DEFAULT_PLAN_OPTIONS`. */
  readonly options?: Partial<ReviewOptions>
  /** Entries that could not be read: they are listed in the report. */
  readonly bad?: readonly BadEntry[]
  /** What the authors say about all findings together: untrusted Markdown, shown in the body. */
  readonly summaries?: readonly string[]
  /** The platform: `GITHUB_LIMITS`, which is the default, or `GITLAB_LIMITS`. */
  readonly limits?: Limits
}

/**
 * Plans a review: findings and a diff in, what would be posted out. Pure, so the same input gives the same plan, and
 * nothing is read or sent. Every finding has an entry in `plan.findings`, with its outcome and the reason. An option
 * that does not exist, or a value that is not valid, throws a `UserError`.
 *
 * @example
 * ```ts
 * import { planReview } from 'fencepost'
 *
 * const diff = `--- a/cart.ts
 * +++ b/cart.ts
 * @@ -1 +1 @@
 * -let total = 0
 * +var total = 0
 * `
 * const { review, counts } = planReview({
 *   findings: [{ path: 'cart.ts', line: 1, message: 'Block scope.', suggestion: 'let total = 1' }],
 *   diff,
 * })
 * counts.suggestions, review.comments[0]?.line // => 1 1
 * ```
 */
export function planReview(input: PlanInput): ReviewPlan {
  checkOptions(input.options ?? {})
  return planGiven(input)
}
