import { type Assessed, type AssessedInline, asInline, offersOf } from '../assess/assess.ts'
import { chooseSource } from '../assess/choose-source.ts'
import { createLineClaims } from '../assess/line-claims.ts'
import { changeOf, type OfferedChange, type SyntaxCheck } from '../assess/syntax-check.ts'
import { createCheckLookup, withoutButtons } from '../assess/verified.ts'
import { because } from '../finding/reason.ts'
import type { Limits, PlanOptions } from '../options/plan-options.ts'
import { protectedPathTest } from '../options/protected-path.ts'
import type { Offer } from '../suggest/offer.ts'
import { commentCount, composeComments } from '../write/comments.ts'
import { type Decision, duplicate, toBody } from './decision.ts'
import type { Recognition } from './recognition.ts'

/** Deals out comments and lines. Ask in the order of weight: what a finding gets, the ones after it cannot have. */
export interface InlinePlaces {
  decide(entry: Assessed): Decision
  /** Counts a comment of an earlier run. Otherwise each run would add as many as max-comments allows. */
  countKnown(): void
  /** Whether all code of a finding could have a button if it were the only finding. */
  isOffered(entry: AssessedInline): boolean
  /** What the buttons that were dealt out change. */
  readonly offered: readonly OfferedChange[]
}

interface Context {
  /** Comments that there is room for. */
  readonly room: number
  readonly recognition: Recognition
  /** Fingerprints of findings whose comments the platform has refused in this run. */
  readonly refused: ReadonlySet<string>
  readonly syntax: SyntaxCheck
  readonly options: PlanOptions
  readonly limits: Limits
}

export function createInlinePlaces(context: Context): InlinePlaces {
  const { recognition, refused, syntax, options, limits } = context
  const offered: OfferedChange[] = []
  const claimLines = createLineClaims()
  const isProtected = protectedPathTest(options.protectedPaths, options.globTest)
  const checkOf = createCheckLookup(options)
  let { room } = context

  function offersFor(entry: AssessedInline): Offer[] {
    return offersOf(entry, options, isProtected, limits).map((offer) => syntax.check(entry, offer))
  }

  function decide(entry: Assessed): Decision {
    // It goes to the body in any case, so its lines need not be looked up.
    if (room <= 0 && entry.hasFile) return toBody(entry, because('over-limit'))
    const inline = asInline(entry)
    if (!inline) return notInline(entry)
    if (refused.has(entry.fingerprint())) return toBody(entry, because('refused'))
    if (recognition.wasRefused(entry)) return duplicate(entry)
    return room <= 0 ? toBody(entry, because('over-limit')) : decideInline(inline)
  }

  function decideInline(entry: AssessedInline): Decision {
    const chosen = chooseSource(entry, offersFor)
    const { offers, take } = claimLines(entry.path, chosen.offers)
    const needed = commentCount(offers)
    if (needed > room) {
      // Nor is there room for a lighter finding, even one that needs fewer comments.
      room = 0
      return toBody(entry, because('over-limit'))
    }
    const comments = composeComments(entry, { ...chosen, offers }, options, limits)
    const posted = recognition.reworded(entry, comments)
    if (posted) {
      room--
      return duplicate(entry, posted)
    }
    room -= needed
    take()
    // Last of all, so that a button that is taken away makes room for no other one.
    const check = checkOf(entry.path, offers)
    const checked =
      check?.result === 'failed'
        ? { ...chosen, offers: withoutButtons(offers, check) }
        : { ...chosen, offers, ...(check ? { passed: check } : {}) }
    offered.push(...checked.offers.flatMap((offer) => changeOf(offer, entry, chosen.by) ?? []))
    return {
      assessed: entry,
      outcome: 'inline',
      offers: checked.offers,
      comments: check ? composeComments(entry, checked, options, limits) : comments,
    }
  }

  return {
    decide,
    countKnown: () => {
      room--
    },
    isOffered: (entry) => offersFor(entry).every((offer) => 'edits' in offer),
    offered,
  }
}

function notInline(assessed: Assessed): Decision {
  const place = assessed.place()
  return toBody(assessed, place.kind === 'summary' ? place.reason : because('line-not-in-diff'))
}
