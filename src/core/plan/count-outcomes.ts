import type { PlanOptions } from '../options/plan-options.ts'
import type { PlannedComment } from '../write/comments.ts'
import type { Counts, Tally } from '../write/counts.ts'
import type { Decision } from './decision.ts'
import { meets } from './filter-reason.ts'
import type { Outcome } from './finding-report.ts'

export function countOutcomes(
  decisions: readonly Decision[],
  comments: readonly PlannedComment[],
  bad: number,
): Counts {
  const of = (outcome: Outcome) => decisions.filter((decision) => decision.outcome === outcome).length
  return {
    findings: decisions.length + bad,
    inline: of('inline'),
    summarized: of('summary'),
    duplicates: of('duplicate'),
    merged: of('merged'),
    filtered: of('filtered'),
    dropped: bad,
    comments: comments.length,
    suggestions: comments.filter(({ button }) => button).length,
  }
}

export function tallyOf(decisions: readonly Decision[], { failOn }: PlanOptions): Tally {
  const severities = (outcome: Outcome) =>
    decisions.flatMap(({ outcome: is, assessed: { finding } }) =>
      is === outcome && !finding.ofPatch ? finding.severity : [],
    )
  const old = decisions.filter((each) => each.outcome === 'filtered' && SCOPE_CODES.has(each.reason.code))
  return {
    inline: severities('inline'),
    summarized: severities('summary'),
    outOfScope: old.length,
    outOfScopeFailing: old.filter(({ assessed }) => meets(assessed.finding.severity, failOn)).length,
  }
}

const SCOPE_CODES: ReadonlySet<string> = new Set(['out-of-scope', 'in-baseline'])
