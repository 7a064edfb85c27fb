import type { Assessed, AssessedInline } from '../assess/assess.ts'
import { groupedAs, listedAs, refusedAs } from '../assess/listed-names.ts'
import { claimedOf, hunksOf } from '../assess/marked-claim.ts'
import { withMembers } from '../assess/members-of.ts'
import { isTrusted, type Severity } from '../finding/finding.ts'
import { digestOf, indexPosted, type KnownComment, NOTHING_POSTED, type Posted } from '../memory/posted.ts'
import type { PlanOptions } from '../options/plan-options.ts'
import { isShown } from '../place/anchor.ts'
import type { PlannedComment } from '../write/comments.ts'

/** Recognises findings that earlier runs have posted. Each posted entry stands for one finding, so ask only once. */
export interface Recognition {
  /** The findings that earlier comments report, with those comments. */
  commented(leads: readonly Assessed[]): ReadonlyMap<Assessed, KnownComment>
  /** An open comment that says the same as the first of these in other words. */
  reworded(entry: AssessedInline, comments: readonly PlannedComment[]): KnownComment | undefined
  /** Whether the platform has refused its comment. */
  wasRefused(entry: Assessed): boolean
  /** Whether the body of an earlier review lists it, or a finding that is merged into it. */
  isListed(entry: Assessed): boolean
  /** Whether these are exactly the findings that an earlier review had no room to name. */
  areRest(entries: readonly Assessed[]): boolean
}

const NOTHING_KNOWN: Recognition = {
  commented: () => new Map(),
  reworded: () => undefined,
  wasRefused: () => false,
  isListed: () => false,
  areRest: () => false,
}

export function createRecognition(posted: Posted, options: PlanOptions): Recognition {
  if (options.duplicates !== 'skip' || posted === NOTHING_POSTED) return NOTHING_KNOWN
  const { sha256 } = options
  const memory = indexPosted(posted, sha256)

  function commented(leads: readonly Assessed[]): Map<Assessed, KnownComment> {
    const known = new Map<Assessed, KnownComment>()
    const remember = (find: (entry: Assessed, severity: Severity) => KnownComment | undefined) => {
      for (const lead of leads) {
        if (known.has(lead)) continue
        const comment = firstDefined(withMembers(lead), (entry) => find(entry, lead.finding.severity))
        if (comment) known.set(lead, comment)
      }
    }
    // One pass after the other: a fingerprint that fits beats words that fit.
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

  return {
    commented,
    reworded({ finding, at }, [first]) {
      if (!first || isTrusted(finding)) return undefined
      return memory.alike(first, { severity: finding.severity, hunks: at.hunks })
    },
    wasRefused: (entry) =>
      memory.refused({ refusedAs: refusedAs(entry, options), severity: entry.finding.severity }),
    isListed: (lead) =>
      withMembers(lead).some((entry) =>
        memory.listed({
          listedAs: listedAs(entry, options),
          groupedAs: groupedAs(entry, options),
          severity: entry.finding.severity,
        }),
      ),
    areRest(entries) {
      const identities = entries.map(({ identity }) => identity)
      return posted.rests.includes(digestOf(identities, sha256))
    },
  }
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
