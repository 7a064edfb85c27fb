import type { FindingReport, ReviewPlan } from '../core/plan/plan.ts'
import { truncate } from '../core/text/truncate.ts'

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  readonly path: string
  readonly startLine?: number
  readonly line?: number
}

/** The runner keeps 10 annotations per level and step, and 4,000 characters of each message. */
const MAX_PER_LEVEL = 10
const MAX_MESSAGE = 4000

const LEVELS: Record<string, Annotation['level']> = { error: 'error', warning: 'warning', info: 'notice' }

/** Findings as annotations, for runs that could not post a review. The job summary and the report list all of them. */
export function annotationsOf({ findings }: ReviewPlan): Annotation[] {
  const budget = { error: MAX_PER_LEVEL, warning: MAX_PER_LEVEL, notice: MAX_PER_LEVEL }
  return findings.flatMap((finding) => {
    const level = LEVELS[finding.severity ?? ''] ?? 'notice'
    const isInReview = finding.outcome === 'inline' || finding.outcome === 'summary'
    return isInReview && budget[level]-- > 0 ? [annotation(finding, level)] : []
  })
}

function annotation(
  { path, start_line, line, title, message }: FindingReport,
  level: Annotation['level'],
): Annotation {
  const text = truncate(message ?? title ?? '', MAX_MESSAGE)
  return {
    level,
    title: title ?? 'Fencepost',
    message: text,
    path,
    ...(start_line === undefined ? {} : { startLine: start_line }),
    ...(line === undefined ? {} : { line }),
  }
}
