import type { Assessed } from '../assess/assess.ts'
import { distance, scopeFor } from '../assess/scope.ts'
import { rank, type Severity } from '../finding/finding.ts'
import { because, type Reason } from '../finding/reason.ts'
import type { PlanOptions } from '../options/plan-options.ts'

/** Why a finding is in the report only; `undefined`: it is to be posted. */
export function filterReason(
  entry: Assessed,
  options: PlanOptions,
  inBaseline: ReadonlySet<number>,
): Reason | undefined {
  const { severity, confidence = 1 } = entry.finding
  if (!meets(severity, options.minSeverity)) return because('below-min-severity')
  if (confidence < options.minConfidence) return because('below-min-confidence')
  if (inBaseline.has(entry.index)) return because('in-baseline')
  const scope = scopeFor(entry.finding, options.scope)
  // Most scopes need the lines of the file, which are looked up only then.
  const isNear = scope === 'all' || distance(entry.nearness()) <= distance(scope)
  return isNear ? undefined : because('out-of-scope')
}

export function meets(severity: Severity, threshold: Severity | 'none'): boolean {
  return threshold !== 'none' && rank(severity) <= rank(threshold)
}
