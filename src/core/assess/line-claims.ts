import { because } from '../finding/reason.ts'
import type { Edit } from '../suggest/edit.ts'
import type { Offer } from '../suggest/offer.ts'
import { countWhile } from '../text/count-while.ts'

/**
 * Hands out lines: "Only one suggestion per line can be applied in a batch." Asked in the order of weight, so the
 * weightier finding has the button and the other shows its code. Lines are taken only when a finding is inline.
 */
export function createLineClaims(): (
  path: string,
  offers: readonly Offer[],
) => { offers: Offer[]; take: () => void } {
  const taken = new Map<string, TakenLines>()
  return (path, wanted) => {
    const others = taken.get(path) ?? new TakenLines()
    taken.set(path, others)
    const mine = new TakenLines()
    const overlaps = (edit: Edit) => others.overlap(edit) || mine.overlap(edit)
    const offers = wanted.map((offer): Offer => {
      if (!('edits' in offer)) return offer
      const { edits, ...rest } = offer
      if (edits.some(overlaps)) return { ...rest, refused: because('overlap') }
      mine.add(edits)
      return offer
    })
    return { offers, take: () => others.add(mine.all()) }
  }
}

/**
 * Ranges of lines that do not overlap, in sorted lists of which each is more than twice as long as the next: adding
 * and asking take logarithmic time.
 */
class TakenLines {
  private readonly lists: Edit[][] = []

  overlap({ first, last }: Edit): boolean {
    return this.lists.some((list) => {
      const next = list[countWhile(list, (edit) => edit.last < first)]
      return next !== undefined && next.first <= last
    })
  }

  add(edits: readonly Edit[]): void {
    if (edits.length === 0) return
    let list = edits.toSorted(byFirst)
    for (let above = this.lists.at(-1); above && above.length <= 2 * list.length; above = this.lists.at(-1)) {
      this.lists.pop()
      list = [...above, ...list].sort(byFirst)
    }
    this.lists.push(list)
  }

  all(): Edit[] {
    return this.lists.flat()
  }
}

function byFirst(one: Edit, other: Edit): number {
  return one.first - other.first
}
