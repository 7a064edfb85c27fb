import { type Assessed, type AssessedInline, asInline, type Member, offersOf } from '../assess/assess.ts'
import { chooseSource } from '../assess/choose-source.ts'
import { joinFixes } from '../assess/join-fixes.ts'
import { joinPatch } from '../assess/join-patch.ts'
import { createLineClaims } from '../assess/line-claims.ts'
import { groupedAs, listedAs, refusedAs } from '../assess/listed-names.ts'
import { claimedOf, hunksOf } from '../assess/marked-claim.ts'
import { merge } from '../assess/merge.ts'
import { changeOf, createSyntaxCheck, type OfferedChange, type SyntaxCheck } from '../assess/syntax-check.ts'
import { createCheckLookup, withoutButtons } from '../assess/verified.ts'
import { byWeight, byWeightAndPlace } from '../assess/weight.ts'
import { isTrusted, type Severity } from '../finding/finding.ts'
import { because, type Reason } from '../finding/reason.ts'
import { digestOf, indexPosted, type KnownComment, NOTHING_POSTED, type Posted } from '../memory/posted.ts'
import type { Limits, PlanOptions } from '../options/plan-options.ts'
import { protectedPathTest } from '../options/protected-path.ts'
import { isShown } from '../place/anchor.ts'
import type { Offer } from '../suggest/offer.ts'
import { commentCount, composeComments, type PlannedComment } from '../write/comments.ts'
import { filterReason } from './filter-reason.ts'

/** What is decided of a finding: each has exactly one outcome. */
export type Decision = { readonly assessed: Assessed } & (
  | {
      readonly outcome: 'inline'
      readonly offers: readonly Offer[]
      readonly comments: readonly PlannedComment[]
    }
  /** Reported with another finding, by its position among all. */
  | { readonly outcome: 'merged'; readonly reason: Reason; readonly into: number }
  | { readonly outcome: 'duplicate'; readonly reason: Reason; readonly thread?: string | undefined }
  | { readonly outcome: 'summary' | 'filtered'; readonly reason: Reason }
)

export interface Earlier {
  readonly posted: Posted
  /** Fingerprints of findings whose comments the platform has refused in this run. */
  readonly refused: ReadonlySet<string>
  /** Findings that the base has too, by their index. */
  readonly inBaseline: ReadonlySet<number>
}

/** Weighs the findings against each other: who has a place in the review, and who has the button on a line. */
export function decide(
  assessed: readonly Assessed[],
  earlier: Earlier,
  options: PlanOptions,
  limits: Limits,
): Decision[] {
  const syntax = createSyntaxCheck(options)
  for (;;) {
    const { decisions, offered } = decideOnce(assessed, earlier, options, limits, syntax)
    // A button that is withheld leaves its lines to others, so all is weighed again.
    if (syntax.allowsTogether(offered)) return decisions
  }
}

function decideOnce(
  assessed: readonly Assessed[],
  { posted, refused, inBaseline }: Earlier,
  options: PlanOptions,
  limits: Limits,
  syntax: SyntaxCheck,
): { decisions: Decision[]; offered: readonly OfferedChange[] } {
  const offered: OfferedChange[] = []
  const memory = indexPosted(posted, options.sha256)
  const skips = options.duplicates === 'skip' && posted !== NOTHING_POSTED
  const withoutOverlaps = createLineClaims()
  const isProtected = protectedPathTest(options.protectedPaths, options.globTest)
  const checkOf = createCheckLookup(options)
  let room = options.maxComments === 0 ? Number.POSITIVE_INFINITY : options.maxComments

  function offersFor(entry: AssessedInline): Offer[] {
    return offersOf(entry, options, isProtected, limits).map((offer) => syntax.check(entry, offer))
  }

  function decideFresh(entry: Assessed): Decision {
    // Its lines need not be looked up any more: it goes to the body in any case.
    if (room <= 0 && entry.hasFile) return toBody(entry, because('over-limit'))
    const inline = asInline(entry)
    if (!inline) return notInline(entry)
    if (refused.has(entry.fingerprint())) return toBody(entry, because('refused'))
    if (skips && wasRefused(entry)) return duplicate(entry)
    if (room <= 0) return toBody(entry, because('over-limit'))
    const agreed = chooseSource(inline, offersFor)
    const { offers, take } = withoutOverlaps(entry.path, agreed.offers)
    const needed = commentCount(offers)
    if (needed > room) {
      // Findings with less weight have no place either.
      room = 0
      return toBody(entry, because('over-limit'))
    }
    const comments = composeComments(inline, { ...agreed, offers }, options, limits)
    const alike =
      skips && !isTrusted(entry.finding) && comments[0]
        ? memory.alike(comments[0], { severity: entry.finding.severity, hunks: inline.at.hunks })
        : undefined
    if (alike) {
      room--
      return duplicate(entry, alike)
    }
    room -= needed
    take()
    // Last of all, so that a button which is taken away makes room for no other.
    const check = checkOf(entry.path, offers)
    const checked =
      check?.result === 'failed'
        ? { ...agreed, offers: withoutButtons(offers, check) }
        : { ...agreed, offers, ...(check ? { passed: check } : {}) }
    offered.push(...checked.offers.flatMap((offer) => changeOf(offer, inline, agreed.by) ?? []))
    return {
      assessed: entry,
      outcome: 'inline',
      offers: checked.offers,
      comments: check ? composeComments(inline, checked, options, limits) : comments,
    }
  }

  /** With the findings whose fixes are made at once; in the body each has its own line. */
  function decideJoined(lead: Assessed): Decision | undefined {
    const together = joined.get(lead)
    if (!together) return undefined
    const decision = decideFresh(together)
    if (decision.outcome !== 'inline') return undefined
    setMerged(together)
    return decision
  }

  function setMerged(lead: Assessed): void {
    for (const { assessed, reason } of membersOf(lead))
      decisions.set(assessed.index, { assessed, outcome: 'merged', reason, into: lead.index })
  }

  /** Findings that earlier comments report, with those comments. */
  function knownAmong(leads: readonly Assessed[]): ReadonlyMap<Assessed, KnownComment> {
    const known = new Map<Assessed, KnownComment>()
    const remember = (find: (entry: Assessed, severity: Severity) => KnownComment | undefined) => {
      for (const lead of leads) {
        if (known.has(lead)) continue
        const comment = firstDefined(allOf(lead), (entry) => find(entry, lead.finding.severity))
        if (comment) known.set(lead, comment)
      }
    }
    remember((entry, severity) => memory.commented(entry.fingerprint(), { severity, hunks: hunksOf(entry) }))
    remember((entry, severity) =>
      isInDiff(entry)
        ? undefined
        : memory.saidBefore(listedAs(entry, options), { severity, hunks: hunksOf(entry) }),
    )
    if (posted.comments.some(({ thread }) => thread))
      remember((entry, severity) => memory.settled({ ...claimedOf(entry, options), severity }))
    return known
  }

  function wasRefused(entry: Assessed): boolean {
    return memory.refused({ refusedAs: refusedAs(entry, options), severity: entry.finding.severity })
  }

  function isListed(entry: Assessed): boolean {
    return memory.listed({
      listedAs: listedAs(entry, options),
      groupedAs: groupedAs(entry, options),
      severity: entry.finding.severity,
    })
  }

  const decisions = new Map<number, Decision>()
  const wanted: Assessed[] = []
  for (const entry of assessed) {
    const unwanted = filterReason(entry, options, inBaseline)
    if (unwanted) decisions.set(entry.index, { assessed: entry, outcome: 'filtered', reason: unwanted })
    else wanted.push(entry)
  }
  const units = joinPatch(wanted)
  const leads = merge(units.toSorted(units.length > room ? byWeightAndPlace : byWeight))
  for (const lead of leads) setMerged(lead)
  const known = skips ? knownAmong(leads) : new Map<Assessed, KnownComment>()
  const fresh = leads.filter((lead) => !known.has(lead))
  const joined = joinFixes(fresh, (entry) => offersFor(entry).every((offer) => 'edits' in offer))
  const inBody: Assessed[] = []
  for (const lead of leads) {
    if (decisions.has(lead.index)) continue
    const before = known.get(lead)
    // A comment of an earlier run counts too: else every run would add as many as max-comments allows.
    if (before) room--
    const decision = before ? duplicate(lead, before) : (decideJoined(lead) ?? decideFresh(lead))
    const isKnown = decision.outcome === 'summary' && skips && allOf(lead).some(isListed)
    if (decision.outcome === 'summary' && !isKnown) inBody.push(lead)
    decisions.set(lead.index, isKnown ? duplicate(lead) : decision)
  }
  // Findings that an earlier review had no room to name are duplicates only if all of them match.
  const identities = inBody.map(({ identity }) => identity)
  if (skips && posted.rests.includes(digestOf(identities, options.sha256)))
    for (const lead of inBody) decisions.set(lead.index, duplicate(lead))
  return { decisions: assessed.flatMap((entry) => decisions.get(entry.index) ?? []), offered }
}

function isInDiff(entry: Assessed): boolean {
  const place = entry.place()
  return place.kind === 'inline' && isShown(place.anchor)
}

function firstDefined<T, R>(list: readonly T[], ask: (each: T) => R | undefined): R | undefined {
  for (const each of list) {
    const answer = ask(each)
    if (answer !== undefined) return answer
  }
  return undefined
}

/** The finding and those that its comment reports too. */
function allOf(entry: Assessed): Assessed[] {
  return [entry, ...membersOf(entry).map(({ assessed }) => assessed)]
}

/** Includes members of members: a merged finding may have had its own. */
function membersOf({ members = [] }: Assessed): readonly Member[] {
  return members.flatMap((member) => [member, ...membersOf(member.assessed)])
}

/** A finding that a comment reports has the fingerprint of that comment: its thread must stay open. */
function duplicate(entry: Assessed, comment?: KnownComment): Decision {
  const assessed = comment ? { ...entry, fingerprint: () => comment.fingerprint } : entry
  const thread = comment?.settledIn
  const reason = because(thread === undefined ? 'already-posted' : 'settled')
  return { assessed, outcome: 'duplicate', reason, thread }
}

function toBody(assessed: Assessed, reason: Reason): Decision {
  return { assessed, outcome: 'summary', reason }
}

function notInline(assessed: Assessed): Decision {
  const place = assessed.place()
  return toBody(assessed, place.kind === 'summary' ? place.reason : because('line-not-in-diff'))
}
