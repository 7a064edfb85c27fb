import { isTrusted, rank } from '../finding/finding.ts'
import type { Assessed } from './assess.ts'
import { sourceOf } from './claim.ts'
import { distance } from './scope.ts'

/**
 * If there is not room for all: within a severity, findings on added lines first, then those on other lines of the
 * diff.
 */
export function byWeightAndPlace(one: Assessed, other: Assessed): number {
  return (
    rank(one.finding.severity) - rank(other.finding.severity) ||
    distance(one.nearness()) - distance(other.nearness()) ||
    byWeight(one, other)
  )
}

/** Severity decides, then tool before model, then the upper line. The rest only makes the order deterministic. */
export function byWeight(one: Assessed, other: Assessed): number {
  return (
    rank(one.finding.severity) - rank(other.finding.severity) ||
    Number(isTrusted(other.finding)) - Number(isTrusted(one.finding)) ||
    compare(one.path, other.path) ||
    topLine(one) - topLine(other) ||
    (other.finding.confidence ?? 0) - (one.finding.confidence ?? 0) ||
    compare(one.identity, other.identity) ||
    compare(sourceOf(one.finding), sourceOf(other.finding)) ||
    compare(fixText(one), fixText(other)) ||
    one.index - other.index
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function fixText({ finding: { fix } }: Assessed): string {
  return fix ? JSON.stringify(fix.changes) : ''
}

function topLine({ finding: { line = 0, startLine = line } }: Assessed): number {
  return startLine
}
