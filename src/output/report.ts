import type { ReviewPlan } from '../core/plan/plan.ts'
import type { Printable } from './log.ts'
import { toJson } from './to-json.ts'

/** The report: the review as the platform takes it, and the plan without what is said in the log. */
export function renderReport(
  { review, findings, counts }: ReviewPlan,
  presented: object = review,
): Printable {
  return toJson({ review: presented, findings, counts })
}
