import type { ReviewPlan } from '../core/plan/plan.ts'
import type { Edit } from '../core/suggest/edit.ts'

/** The suggestions of one finding: all its buttons, which are tried together. */
export interface Suggestion {
  readonly path: string
  readonly edits: readonly Edit[]
}

export function suggestionsOf({ findings, comments }: ReviewPlan): Suggestion[] {
  return findings.flatMap(({ outcome, comments: places }) => {
    const own = outcome === 'inline' ? places.flatMap((at) => comments[at] ?? []) : []
    const edits = own.flatMap(({ edit }) => edit ?? [])
    const [first] = own
    return first && edits.length > 0 ? [{ path: first.path, edits }] : []
  })
}

/** `src/cart.ts:12`, for the log. */
export function placeText({ path, edits }: Suggestion): string {
  return `${path}:${Math.min(...edits.map(({ first }) => first))}`
}
