import type { ReviewPlan } from './core/plan.ts'
import type { Printable } from './log.ts'
import { toJson } from './to-json.ts'

/** The report: the plan without what is said in the log. */
export function renderReport({ review, findings, counts }: ReviewPlan): Printable {
  return toJson({ review, findings, counts })
}
