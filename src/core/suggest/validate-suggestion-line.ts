import { type Diff, hasDeletedRowBetween, hunkAt, newLines, parseDiff } from '../diff/diff.ts'
import { because, type Reason } from '../finding/reason.ts'

/** Valid, or the reason why not. */
export type LineCheck = { readonly valid: true } | ({ readonly valid: false } & Reason)

/**
 * Whether a suggestion for these lines of the new file can be committed, as far as the diff decides it.
 *
 * @example
 * ```ts
 * import { validateSuggestionLine } from 'fencepost'
 *
 * const diff = '--- a/cart.ts\n+++ b/cart.ts\n@@ -1 +1 @@\n-let total = 0\n+var total = 0\n'
 * validateSuggestionLine(diff, { path: 'cart.ts', line: 1 }).valid // => true
 * const check = validateSuggestionLine(diff, { path: 'cart.ts', line: 9 })
 * check.valid ? '' : check.code // => line-not-in-diff
 * ```
 */
export function validateSuggestionLine(
  diff: Diff | string,
  { path, line, startLine = line }: { path: string; line: number; startLine?: number },
): LineCheck {
  const refuse = (reason: Reason): LineCheck => ({ valid: false, ...reason })
  const { files, of } = typeof diff === 'string' ? parseDiff(diff) : diff
  const file = files.find((changed) => changed.path === path)
  if (!file) return refuse(because('path-not-in-diff'))
  const fileDiff = of(file)
  if ('unreadable' in fileDiff)
    return refuse(because(fileDiff.unreadable === 'damaged' ? 'patch-damaged' : 'no-patch'))
  const hunk = hunkAt(fileDiff.hunks, line)
  if (!hunk || !newLines(hunk, startLine, line)) return refuse(because('line-not-in-diff'))
  if (hasDeletedRowBetween(hunk, startLine, line)) return refuse(because('deleted-row-in-range'))
  return { valid: true }
}
