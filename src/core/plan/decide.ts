import type { Assessed } from '../assess/assess.ts'
import { joinFixes } from '../assess/join-fixes.ts'
import { joinPatch } from '../assess/join-patch.ts'
import { membersOf } from '../assess/members-of.ts'
import { merge } from '../assess/merge.ts'
import { createSyntaxCheck, type OfferedChange, type SyntaxCheck } from '../assess/syntax-check.ts'
import { byWeight, byWeightAndPlace } from '../assess/weight.ts'
import type { Posted } from '../memory/posted.ts'
import type { Limits, PlanOptions } from '../options/plan-options.ts'
import { type Decision, duplicate } from './decision.ts'
import { filterReason } from './filter-reason.ts'
import { createInlinePlaces } from './inline-places.ts'
import { createRecognition } from './recognition.ts'

export interface Earlier {
  readonly posted: Posted
  /** Fingerprints of findings whose comments the platform has refused in this run. */
  readonly refused: ReadonlySet<string>
  /** Findings that the base has too, by their index. */
  readonly inBaseline: ReadonlySet<number>
}

/** Weighs the findings against each other: which of them are inline, and which has the button on a line. */
export function decide(
  assessed: readonly Assessed[],
  earlier: Earlier,
  options: PlanOptions,
  limits: Limits,
): Decision[] {
  const syntax = createSyntaxCheck(options)
  for (;;) {
    const { decisions, offered } = decideOnce(assessed, earlier, options, limits, syntax)
    // A button that is withheld leaves its lines to others, so everything is weighed again.
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
  const room = options.maxComments === 0 ? Number.POSITIVE_INFINITY : options.maxComments
  const recognition = createRecognition(posted, options)
  const inline = createInlinePlaces({ room, recognition, refused, syntax, options, limits })
  const decisions = new Map<number, Decision>()

  function setMerged(lead: Assessed): void {
    for (const { assessed, reason } of membersOf(lead))
      decisions.set(assessed.index, { assessed, outcome: 'merged', reason, into: lead.index })
  }

  const wanted: Assessed[] = []
  for (const entry of assessed) {
    const reason = filterReason(entry, options, inBaseline)
    if (reason) decisions.set(entry.index, { assessed: entry, outcome: 'filtered', reason })
    else wanted.push(entry)
  }

  const units = joinPatch(wanted)
  const leads = merge(units.toSorted(units.length > room ? byWeightAndPlace : byWeight))
  for (const lead of leads) setMerged(lead)

  const known = recognition.commented(leads)
  const fresh = leads.filter((lead) => !known.has(lead))
  const joined = joinFixes(fresh, inline.isOffered)

  /** With the findings whose fixes its button makes too. Only if that is inline: in the body each has its own line. */
  function decideJoined(lead: Assessed): Decision | undefined {
    const together = joined.get(lead)
    const decision = together && inline.decide(together)
    if (decision?.outcome !== 'inline') return undefined
    setMerged(decision.assessed)
    return decision
  }

  function decideLead(lead: Assessed): Decision {
    const comment = known.get(lead)
    if (comment) {
      inline.countKnown()
      return duplicate(lead, comment)
    }
    const decision = decideJoined(lead) ?? inline.decide(lead)
    return decision.outcome === 'summary' && recognition.isListed(lead) ? duplicate(lead) : decision
  }

  const inBody: Assessed[] = []
  for (const lead of leads) {
    // A finding whose fix a weightier one makes too is decided with that one.
    if (decisions.has(lead.index)) continue
    const decision = decideLead(lead)
    decisions.set(lead.index, decision)
    if (decision.outcome === 'summary') inBody.push(lead)
  }
  if (recognition.areRest(inBody)) for (const lead of inBody) decisions.set(lead.index, duplicate(lead))

  return { decisions: assessed.flatMap((entry) => decisions.get(entry.index) ?? []), offered: inline.offered }
}
