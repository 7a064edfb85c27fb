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

/** The runner keeps this many of each kind and step, and this much of each text. */
const MAX_PER_LEVEL = 10
const MAX_MESSAGE = 4000

const LEVELS: Record<string, Annotation['level']> = { error: 'error', warning: 'warning', info: 'notice' }

/** Findings as annotations, for runs that may not post a review. The summary and the report have them all. */
export function annotationsOf({ findings }: ReviewPlan): Annotation[] {
  const room = { error: MAX_PER_LEVEL, warning: MAX_PER_LEVEL, notice: MAX_PER_LEVEL }
  return findings.flatMap((finding) => {
    const level = LEVELS[finding.severity ?? ''] ?? 'notice'
    const told = finding.outcome === 'inline' || finding.outcome === 'summary'
    return told && room[level]-- > 0 ? [annotation(finding, level)] : []
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
