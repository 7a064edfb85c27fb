import { agreedOffers } from './agreement.ts'
import { isShown } from './anchor.ts'
import { type Assessed, amended, isInline, type Member } from './assess.ts'
import { commentCount, composeComments, type PlannedComment } from './compose.ts'
import { type Finding, isTrusted, SEVERITIES, type Severity } from './finding.ts'
import { joinPatch } from './join-patch.ts'
import { merge, sourceOf } from './merge.ts'
import type { Offer } from './offer.ts'
import { lineKeeper } from './overlap.ts'
import type { Limits, PlanOptions } from './plan-options.ts'
import { digestOf, memoryOf, NOTHING_POSTED, type Posted } from './posted.ts'
import { protectedPathTest } from './protected-path.ts'
import { because, type Reason } from './reason.ts'

/** What is decided of a finding: each has exactly one fate. */
export type Fate = { readonly assessed: Assessed } & (
  | {
      readonly outcome: 'inline'
      readonly offers: readonly Offer[]
      readonly comments: readonly PlannedComment[]
    }
  /** Told with another finding, by its position among all. */
  | { readonly outcome: 'merged'; readonly reason: Reason; readonly into: number }
  | { readonly outcome: 'summary' | 'duplicate' | 'filtered' | 'dropped'; readonly reason: Reason }
)

export interface Earlier {
  readonly posted: Posted
  /** Fingerprints of findings whose comments the platform has refused in this run. */
  readonly refused: ReadonlySet<string>
}

/** Weighs the findings against each other: who has a place in the review, and who has the button on a line. */
export function decide(
  assessed: readonly Assessed[],
  { posted, refused }: Earlier,
  options: PlanOptions,
  limits: Limits,
): Fate[] {
  const memory = memoryOf(posted)
  const skips = options.duplicates === 'skip' && posted !== NOTHING_POSTED
  const withoutOverlaps = lineKeeper()
  const isProtected = protectedPathTest(options.protectedPaths, options.globTest)
  let room = options.maxComments === 0 ? Number.POSITIVE_INFINITY : options.maxComments

  function fateOfFresh(entry: Assessed): Fate {
    // Its lines need not be looked up any more: it goes to the body in any case.
    if (room <= 0 && entry.hasFile && options.outsideDiff === 'summary')
      return toBody(entry, because('over-limit'))
    if (!isInline(entry)) return notInline(entry, options)
    if (refused.has(entry.fingerprint)) return toBody(entry, because('refused'))
    if (room <= 0) return toBody(entry, because('over-limit'))
    const agreed = agreedOffers(entry, options, isProtected, limits)
    const { offers, take } = withoutOverlaps(entry.path, agreed.offers)
    const needed = commentCount(offers)
    if (needed > room) {
      // Whoever weighs less has no place either.
      room = 0
      return toBody(entry, because('over-limit'))
    }
    const comments = composeComments(entry, { ...agreed, offers }, options, limits)
    const alike = skips && !isTrusted(entry.finding) && comments[0] ? memory.alike(comments[0]) : undefined
    if (alike !== undefined) return duplicate(named(entry, alike))
    room -= needed
    take()
    return { assessed: entry, outcome: 'inline', offers, comments }
  }

  /** It goes by the name that it was posted under, so that its thread is not taken for one of a finding gone. */
  function postedAs(entry: Assessed): Assessed | undefined {
    for (const each of [entry, ...membersOf(entry).map(({ assessed }) => assessed)]) {
      const { fingerprint, listedAs } = each
      const name = memory.knows({
        fingerprint,
        listedAs,
        isInline: isInline(each) && isShown(each.place.anchor),
      })
      if (name !== undefined) return named(entry, name)
    }
    return undefined
  }

  const fates = new Map<number, Fate>()
  const wanted: Assessed[] = []
  for (const entry of assessed) {
    const unwanted = filtered(entry.finding, options)
    if (unwanted) fates.set(entry.index, { assessed: entry, outcome: 'filtered', reason: unwanted })
    else wanted.push(entry)
  }
  const fresh: Assessed[] = []
  for (const entry of merge(joinPatch(wanted).toSorted(byWeight))) {
    for (const { assessed, reason } of membersOf(entry))
      fates.set(assessed.index, { assessed, outcome: 'merged', reason, into: entry.index })
    const known = skips ? postedAs(entry) : undefined
    if (known === undefined) fresh.push(entry)
    else fates.set(entry.index, duplicate(known))
  }
  // Those that an earlier review only counted, for want of room, are known together or not at all.
  const counted =
    skips &&
    posted.rests.includes(
      digestOf(
        fresh.map(({ identity }) => identity),
        options.sha256,
      ),
    )
  for (const entry of fresh) fates.set(entry.index, counted ? duplicate(entry) : fateOfFresh(entry))
  return assessed.flatMap((entry) => fates.get(entry.index) ?? [])
}

/** Those of a member too: it may have spoken for others before it was merged. */
function membersOf({ members = [] }: Assessed): readonly Member[] {
  return members.flatMap((member) => [member, ...membersOf(member.assessed)])
}

function named(entry: Assessed, fingerprint: string): Assessed {
  return amended(entry, { fingerprint })
}

function duplicate(assessed: Assessed): Fate {
  return { assessed, outcome: 'duplicate', reason: because('already-posted') }
}

function toBody(assessed: Assessed, reason: Reason): Fate {
  return { assessed, outcome: 'summary', reason }
}

function notInline(assessed: Assessed, { outsideDiff }: PlanOptions): Fate {
  const reason = assessed.place.kind === 'summary' ? assessed.place.reason : because('line-not-in-diff')
  return { assessed, outcome: outsideDiff === 'drop' ? 'dropped' : 'summary', reason }
}

/** Severity decides, then tool before model, then the upper line. The rest only makes the order certain. */
function byWeight(one: Assessed, other: Assessed): number {
  return (
    rank(one.finding.severity) - rank(other.finding.severity) ||
    Number(isTrusted(other.finding)) - Number(isTrusted(one.finding)) ||
    compare(one.path, other.path) ||
    topLine(one) - topLine(other) ||
    (other.finding.confidence ?? 0) - (one.finding.confidence ?? 0) ||
    compare(one.identity, other.identity) ||
    compare(sourceOf(one.finding), sourceOf(other.finding)) ||
    one.index - other.index
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function topLine({ finding: { line = 0, startLine = line } }: Assessed): number {
  return startLine
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
