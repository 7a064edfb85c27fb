import type { Side } from '../diff/diff.ts'
import type { Reason } from '../finding/reason.ts'
import type { Prose } from '../text/safe-text.ts'
import type { Fit, Span } from './quote.ts'

/** The place of a finding in the diff, or why it has none. */
export type Anchor =
  | {
      readonly kind: 'inline'
      readonly side: Side
      readonly span: Span
      /** How well the quoted original fits these lines; absent if nothing was quoted or it does not fit. */
      readonly proof?: Fit
      /** Why no suggestion at this place can have a button. */
      readonly barrier?: Reason
      /** A remark about the place, shown in the comment. */
      readonly note?: Prose
    }
  | { readonly kind: 'summary'; readonly reason: Reason }

export type InlineAnchor = Extract<Anchor, { kind: 'inline' }>
