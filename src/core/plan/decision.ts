import type { Assessed } from '../assess/assess.ts'
import { because, type Reason } from '../finding/reason.ts'
import type { KnownComment } from '../memory/posted.ts'
import type { Offer } from '../suggest/offer.ts'
import type { PlannedComment } from '../write/comments.ts'

/** What is decided about a finding: each has exactly one outcome. */
export type Decision = { readonly assessed: Assessed } & (
  | {
      readonly outcome: 'inline'
      readonly offers: readonly Offer[]
      readonly comments: readonly PlannedComment[]
    }
  /** Reported with another finding, by its index among all findings. */
  | { readonly outcome: 'merged'; readonly reason: Reason; readonly into: number }
  | { readonly outcome: 'duplicate'; readonly reason: Reason; readonly thread?: string | undefined }
  | { readonly outcome: 'summary' | 'filtered'; readonly reason: Reason }
)

export function toBody(assessed: Assessed, reason: Reason): Decision {
  return { assessed, outcome: 'summary', reason }
}

/** A duplicate takes the fingerprint of the comment that reports it, so that its thread stays open. */
export function duplicate(entry: Assessed, comment?: KnownComment): Decision {
  const assessed = comment ? { ...entry, fingerprint: () => comment.fingerprint } : entry
  const thread = comment?.settledIn
  const reason = because(thread === undefined ? 'already-posted' : 'settled')
  return { assessed, outcome: 'duplicate', reason, thread }
}
