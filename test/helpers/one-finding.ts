import { readFinding } from '../../src/core/finding/finding.ts'
import { GITHUB_LIMITS, type Limits, type PlanOptions } from '../../src/core/options/plan-options.ts'
import { planReview, type Review, type ReviewComment } from '../../src/index.ts'
import { type Button, buttonsOf } from '../oracles/press.ts'

/** The plan for one finding, flattened for assertions. */
export interface PlannedFinding {
  readonly outcome: string | undefined
  readonly code: string | undefined
  readonly reason: string | undefined
  readonly suggestion: string | undefined
  readonly comments: readonly ReviewComment[]
  readonly buttons: readonly Button[]
  readonly body: Review['body']
}

export function planOne(
  diff: string,
  entry: Record<string, unknown>,
  options: Partial<PlanOptions> = {},
  kind: 'model' | 'tool' = 'model',
  limits: Limits = GITHUB_LIMITS,
): PlannedFinding {
  const read = readFinding({ message: 'said', ...entry }, { file: 'test', index: 0 }, kind)
  if ('bad' in read) throw new Error(read.bad.message)
  const { review, findings } = planReview({ findings: [read.finding], diff, options, limits })
  const [report] = findings
  return {
    outcome: report?.outcome,
    code: report?.code,
    reason: report?.reason,
    suggestion: report?.suggestion,
    comments: review.comments,
    buttons: buttonsOf(review.comments),
    body: review.body,
  }
}

/** A suggestion as one line, for tables: `10-12: text | text`. */
export function buttonText({ first, last, lines }: Button): string {
  return `${first === last ? first : `${first}-${last}`}: ${lines.join(' | ')}`
}

/** The patch of one file with one hunk; each row starts with its sign. */
export function patch(path: string, start: number, rows: readonly string[], oldStart = start): string {
  const oldLines = rows.filter((row) => !row.startsWith('+')).length
  const newLines = rows.filter((row) => !row.startsWith('-')).length
  return [
    `diff --git a/${path} b/${path}`,
    `--- a/${path}`,
    `+++ b/${path}`,
    `@@ -${oldStart},${oldLines} +${start},${newLines} @@`,
    ...rows,
    '',
  ].join('\n')
}
