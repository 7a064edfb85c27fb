import type { PlanOptions } from '../options/plan-options.ts'
import { fold } from '../text/fold.ts'
import { md, type Prose } from '../text/safe-text.ts'
import { joinPieces, message, proseOptions } from './comment-parts.ts'

/** In characters, of all summaries together; a body has room for the findings that are not inline too. */
const MAX_SUMMARIES = 4000

/** In lines: the findings must not be pushed out of sight. */
const MAX_UNFOLDED = 20

/** What models say about the change as a whole, each in a paragraph. */
export function modelSummary(options: PlanOptions): Prose | undefined {
  const { summaries = [] } = options
  if (summaries.length === 0) return undefined
  let room = MAX_SUMMARIES
  const texts: Prose[] = []
  for (const [index, summary] of summaries.entries()) {
    // The first must not take all the room.
    const text = message(
      summary.trim(),
      proseOptions(options),
      Math.floor(room / Math.min(2, summaries.length - index)),
    )
    room -= text.length
    texts.push(text)
    if (room <= 0) break
  }
  const all = joinPieces(texts)
  return all.split('\n').length > MAX_UNFOLDED ? fold(md`Summary`, all) : all
}
