import { type Diff, parseDiff } from '../core/diff/diff.ts'
import type { ReviewPlan } from '../core/plan/plan.ts'
import { preview } from '../core/preview/preview.ts'

/** What a preview shows. */
export interface PreviewInput {
  readonly plan: ReviewPlan
  /** The diff that the review was planned for. */
  readonly diff: Diff | string
  /** What is reviewed, for the title: the name of a diff file, or `owner/name#7`. */
  readonly subject?: string
  /** The outcome in one sentence. */
  readonly status?: string
}

/**
 * Renders a review as the platform would show it: one HTML page that loads nothing else.
 *
 * @example
 * ```ts
 * import { planReview, renderPreview } from 'fencepost'
 *
 * const diff = '--- a/cart.ts\n+++ b/cart.ts\n@@ -1 +1 @@\n-let total = 0\n+var total = 0\n'
 * const plan = planReview({ findings: [{ path: 'cart.ts', line: 1, message: 'Why?' }], diff })
 * const page = renderPreview({ plan, diff, subject: 'cart.ts' })
 * page.split('\n', 1)[0] // => <!doctype html>
 * ```
 */
export function renderPreview({
  plan,
  diff,
  subject = 'a diff',
  status = 'A preview: nothing was posted.',
}: PreviewInput): string {
  return preview({ plan, diff: typeof diff === 'string' ? parseDiff(diff) : diff, subject, status })
}
