import { readFinding } from '../../src/core/finding/finding.ts'
import { GITHUB_LIMITS, type Limits, type PlanOptions } from '../../src/core/options/plan-options.ts'
import { planReview, type Review, type ReviewComment } from '../../src/index.ts'
import { type Button, buttonsOf } from '../oracles/press.ts'

/** What becomes of one finding, as a test wants to say it. */
export interface Became {
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
): Became {
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

/** `10-12: text | text`: a button as one line, for tables. */
export function buttonText({ first, last, lines }: Button): string {
  return `${first === last ? first : `${first}-${last}`}: ${lines.join(' | ')}`
}

/** A hunk of consecutive rows, each written with its sign, as a patch of one file. */
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
