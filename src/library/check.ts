import { check as checkPlan } from '../core/check/check.ts'
import { type CheckAnswer, checkJson } from '../core/check/check-json.ts'
import { parseDiff } from '../core/diff/diff.ts'
import { UserError } from '../errors.ts'
import { type PlanInput, planReview } from './plan-review.ts'

/**
 * Says what each finding would get and, where it falls short, what its author should change first: the answer of
 * `fencepost check --json`, to be given back to a model before anything is posted.
 *
 * @example
 * ```ts
 * import { check } from 'fencepost'
 *
 * const diff = `--- a/cart.ts
 * +++ b/cart.ts
 * @@ -1 +1 @@
 * -let total = 0
 * +var total = 0
 * `
 * const { to_mend, findings } = check({ findings: [{ path: 'cart.ts', line: 9, message: 'Why?' }], diff })
 * to_mend, findings[0]?.code // => 1 line-not-in-diff
 * ```
 */
export function check(input: PlanInput): CheckAnswer {
  const diff = typeof input.diff === 'string' ? parseDiff(input.diff) : input.diff
  const plan = planReview({ ...input, diff })
  if (plan.failure !== undefined) throw new UserError(plan.failure)
  return checkJson(checkPlan(plan, diff), diff)
}
