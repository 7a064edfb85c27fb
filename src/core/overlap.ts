import type { Edit } from './edit.ts'
import type { Offer } from './offer.ts'
import { because } from './reason.ts'

/**
 * Hands out lines: "Only one suggestion per line can be applied in a batch." Asked in the order of weight, so the
 * weightier finding has the button and the other shows its code. Lines are taken only when a finding is inline.
 */
export function lineKeeper(): (
  path: string,
  offers: readonly Offer[],
) => { offers: Offer[]; take: () => void } {
  const taken = new Map<string, Edit[]>()
  return (path, wanted) => {
    const others = taken.get(path) ?? []
    const mine: Edit[] = []
    const overlaps = (edit: Edit) =>
      [...others, ...mine].some((other) => other.first <= edit.last && other.last >= edit.first)
    const offers = wanted.map((offer): Offer => {
      if (!('edits' in offer)) return offer
      const { edits, ...rest } = offer
      if (edits.some(overlaps)) return { ...rest, refused: because('overlap') }
      mine.push(...edits)
      return offer
    })
    return { offers, take: () => taken.set(path, [...others, ...mine]) }
  }
}
