import type { ReviewPlan } from '../core/plan/plan.ts'
import type { Printable } from './log.ts'
import { toJson } from './to-json.ts'

/** The JSON report: the review in the format of the platform, findings and counts. */
export function renderReport(
  { review, findings, counts }: ReviewPlan,
  presented: object = review,
): Printable {
  return toJson({ review: presented, findings, counts })
}
