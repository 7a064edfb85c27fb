import type { Result } from '../review.ts'

/** The outcome of the run in a sentence. */
export function outcomeText(result: Result): string {
  switch (result.outcome) {
    case 'posted':
      return `Posted ${result.url}`
    case 'nothing-new':
      return 'Nothing new: all findings are known from an earlier run'
    case 'nothing-to-post':
      return 'Nothing to post'
    case 'dry-run':
      return 'A dry run: nothing was posted'
    case 'skipped':
      return `${result.why}; nothing was posted`
    case 'degraded':
      return `${result.message}\n${result.hint}`
  }
}
