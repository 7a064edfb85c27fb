import { type Diff, parseDiff } from '../core/diff/diff.ts'
import { annotate } from '../core/prompt/annotate.ts'

/**
 * Renders a diff for a prompt: every row has its line number in front, so that the model does not have to count. What
 * stands in the diff cannot imitate a row or a header.
 *
 * @example
 * ```ts
 * import { annotateDiff } from 'fencepost'
 *
 * const text = annotateDiff('--- a/cart.ts\n+++ b/cart.ts\n@@ -1 +1 @@\n-let total = 0\n+var total = 0\n')
 * text.includes('1 | +var total = 0') // => true
 * ```
 */
export function annotateDiff(diff: Diff | string): string {
  const parsed = typeof diff === 'string' ? parseDiff(diff) : diff
  return annotate(parsed.files, parsed)
}
