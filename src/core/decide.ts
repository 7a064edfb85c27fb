import { type Assessed, type AssessedInline, isInline, offersOf } from './assess.ts'
import { commentCount, composeComments, type PlannedComment } from './compose.ts'
import { type Finding, SEVERITIES, type Severity } from './finding.ts'
import type { Offer } from './offer.ts'
import { lineKeeper } from './overlap.ts'
import type { Limits, PlanOptions } from './plan-options.ts'
import { protectedPathTest } from './protected-path.ts'
import { because, type Reason } from './reason.ts'

/** What is decided of a finding: each has exactly one fate. */
export type Fate = { readonly assessed: Assessed } & (
  | {
      readonly outcome: 'inline'
      readonly offers: readonly Offer[]
      readonly comments: readonly PlannedComment[]
    }
  | { readonly outcome: 'summary' | 'duplicate' | 'filtered' | 'dropped'; readonly reason: Reason }
)

/** Weighs the findings against each other: who has a place in the review, and who has the button on a line. */
export function decide(
  assessed: readonly Assessed[],
  posted: readonly string[],
  options: PlanOptions,
  limits: Limits,
): Fate[] {
  const isKnown = occurrences(posted)
  const withoutOverlaps = lineKeeper()
  const isProtected = protectedPathTest(options.protectedPaths)
  let room = options.maxComments === 0 ? Number.POSITIVE_INFINITY : options.maxComments

  function fateOf(entry: Assessed): Fate {
    const unwanted = filtered(entry.finding, options)
    if (unwanted) return { assessed: entry, outcome: 'filtered', reason: unwanted }
    if (options.duplicates === 'skip' && isKnown(entry.fingerprint)) {
      return { assessed: entry, outcome: 'duplicate', reason: because('already-posted') }
    }
    if (entry.place.kind === 'summary') {
      const outcome = options.outsideDiff === 'drop' ? 'dropped' : 'summary'
      return { assessed: entry, outcome, reason: entry.place.reason }
    }
    return (isInline(entry) && room > 0 && inline(entry)) || overLimit(entry)
  }

  function inline(entry: AssessedInline): Fate | undefined {
    const { offers, take } = withoutOverlaps(entry.path, offersOf(entry, options, isProtected))
    room -= commentCount(offers)
    if (room < 0) return undefined
    take()
    const comments = composeComments(entry, offers, options, limits)
    return { assessed: entry, outcome: 'inline', offers, comments }
  }

  const fates = new Map(assessed.toSorted(byWeight).map((entry) => [entry.index, fateOf(entry)]))
  return assessed.flatMap((entry) => fates.get(entry.index) ?? [])
}

function overLimit(assessed: Assessed): Fate {
  return { assessed, outcome: 'summary', reason: because('over-limit') }
}

/** Fingerprints are counted, so that a third occurrence of a known defect is new. */
function occurrences(posted: readonly string[]): (fingerprint: string) => boolean {
  const left = new Map<string, number>()
  for (const fingerprint of posted) left.set(fingerprint, (left.get(fingerprint) ?? 0) + 1)
  return (fingerprint) => {
    const count = left.get(fingerprint) ?? 0
    left.set(fingerprint, count - 1)
    return count > 0
  }
}

/** Severity decides, then tool before model, then the upper line. The rest only makes the order certain. */
function byWeight(one: Assessed, other: Assessed): number {
  return (
    rank(one.finding.severity) - rank(other.finding.severity) ||
    Number(one.finding.kind === 'model') - Number(other.finding.kind === 'model') ||
    Number(one.path > other.path) - Number(one.path < other.path) ||
    topLine(one) - topLine(other) ||
    one.index - other.index
  )
}

function topLine({ place }: Assessed): number {
  return place.kind === 'inline' ? place.anchor.span.first : 0
}

/** 0 is the most severe. */
export function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity)
}

function filtered({ severity, confidence = 1 }: Finding, options: PlanOptions): Reason | undefined {
  if (!meets(severity, options.minSeverity)) return because('below-min-severity')
  return confidence < options.minConfidence ? because('below-min-confidence') : undefined
}

export function meets(severity: Severity, threshold: Severity | 'none'): boolean {
  return threshold !== 'none' && rank(severity) <= rank(threshold)
}
