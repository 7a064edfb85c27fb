import { type Finding, isTrusted } from '../finding/finding.ts'
import { because } from '../finding/reason.ts'
import type { PassedCheck } from '../options/verified.ts'
import type { Offer } from '../suggest/offer.ts'
import { type Assessed, type AssessedInline, asInline } from './assess.ts'

/** The code of all sources of a finding: at most one of them has buttons. */
export interface ChosenSource {
  readonly offers: readonly Offer[]
  /** How many sources suggest the change that has the button. */
  readonly agreeing: number
  /** The check that all its buttons have passed. */
  readonly passed?: PassedCheck
  /** Whose change that is. */
  readonly by: Finding
}

/**
 * Equal suggestions are counted. Among different ones a tool's beats a model's, then the more confident one; in a tie
 * none has a button.
 */
export function chooseSource(
  lead: AssessedInline,
  offersOf: (entry: AssessedInline) => readonly Offer[],
): ChosenSource {
  const sources = [lead, ...othersOf(lead)].map((entry) => ({ entry, offers: offersOf(entry) }))
  const by = lead.finding
  const [first] = sources
  if (!first || sources.length === 1) return { offers: first?.offers ?? [], agreeing: 1, by }
  const offering = sources
    .filter(({ offers }) => offers.length > 0)
    .map((source) => ({ ...source, code: JSON.stringify(source.offers.map(changeOf)) }))
    .toSorted((one, other) => weigh(one) - weigh(other))
  const [winner] = offering
  if (!winner) return { offers: [], agreeing: 1, by }
  const others = offering.filter(({ code }) => code !== winner.code)
  const distinct = [...new Map(others.map((source) => [source.code, source])).values()]
  const isTie = distinct.some((source) => weigh(source) === weigh(winner))
  const shown = distinct.flatMap(({ offers }) => offers.map((offer) => withoutButton(offer, isTie)))
  const chosen = isTie ? winner.offers.map((offer) => withoutButton(offer, true)) : winner.offers
  return {
    offers: [...chosen, ...shown],
    agreeing: offering.length - others.length,
    by: winner.entry.finding,
  }
}

function othersOf({ members = [] }: Assessed): AssessedInline[] {
  return members
    .filter(({ reason }) => reason.code === 'same-defect')
    .flatMap(({ assessed }) => asInline(assessed) ?? [])
}

interface SourceOffer {
  readonly entry: AssessedInline
  readonly offers: readonly Offer[]
}

/** What an offer changes, in a form that can be compared. */
function changeOf(offer: Offer): unknown {
  if ('edits' in offer) return offer.edits
  const { proposal, lines } = offer
  return { first: proposal.first, last: proposal.last, lines }
}

/** The lowest wins; sources with a button come first. */
function weigh({ entry: { finding }, offers }: SourceOffer): number {
  const { confidence = 0 } = finding
  const isOffered = offers.some((offer) => 'edits' in offer)
  return (isOffered ? 0 : 4) + (isTrusted(finding) ? 0 : 2) - confidence
}

function withoutButton(offer: Offer, isTie: boolean): Offer {
  if ('refused' in offer) return offer
  const { edits: _, ...rest } = offer
  return { ...rest, refused: because(isTie ? 'sources-differ' : 'other-source') }
}
