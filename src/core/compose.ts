import { linesText } from './anchor.ts'
import type { Assessed } from './assess.ts'
import { facts, heading, joinPieces, message, shownCode } from './body.ts'
import type { Edit } from './edit.ts'
import { digest } from './fingerprint.ts'
import { commentMarker } from './marker.ts'
import type { Offer } from './offer.ts'
import type { Limits, PlanOptions } from './plan-options.ts'
import { suggestionBlock } from './suggestion.ts'

/** One inline comment, platform-neutral but for its body. */
export interface PlannedComment {
  readonly path: string
  readonly side: 'RIGHT' | 'LEFT'
  readonly first: number
  readonly last: number
  readonly body: string
  readonly button: boolean
}

/** The comments of one inline finding: one per button, or a single one that shows its code. */
export function composeComments(assessed: Assessed, options: PlanOptions, limits: Limits): PlannedComment[] {
  const { anchor, offers, path } = assessed
  if (anchor.kind !== 'inline') return []
  const buttons = offers.flatMap((offer) => ('edits' in offer ? buttonsOf(offer) : []))
  if (buttons.length === 0) {
    const { first, last } = anchor.span
    return [
      {
        path,
        side: anchor.side,
        first,
        last,
        body: mainBody(assessed, undefined, options, limits),
        button: false,
      },
    ]
  }
  return buttons.map((button, index) => ({
    path,
    side: 'RIGHT',
    first: button.edit.first,
    last: button.edit.last,
    body:
      index === 0
        ? mainBody(assessed, button, options, limits)
        : laterBody(assessed, button, index, options, limits),
    button: true,
  }))
}

interface Button {
  readonly edit: Edit
  /** "Part 2 of 3", where only all parts together make the change. */
  readonly part: string | undefined
}

function buttonsOf(offer: Offer & { edits: readonly Edit[] }): Button[] {
  const { edits } = offer
  const part = (index: number) =>
    edits.length > 1 ? `Part ${index + 1} of ${edits.length}: apply all in one batch.` : undefined
  return edits.map((edit, index) => ({ edit, part: part(index) }))
}

function mainBody(
  assessed: Assessed,
  button: Button | undefined,
  options: PlanOptions,
  limits: Limits,
): string {
  const { finding, anchor, offers } = assessed
  const shown = offers.filter((offer) => 'refused' in offer)
  const elsewhere = shown.map((offer) => joinPieces([targetNote(assessed, offer), shownCode(offer)]))
  const note = anchor.kind === 'inline' ? anchor.note : undefined
  const fixed = joinPieces([
    note,
    button && buttonBlock(button, limits),
    ...elsewhere,
    facts(finding, options.linkHosts),
    commentMarker(options.id, options.commit, assessed.fingerprint),
  ])
  const title = heading(finding)
  const room = limits.bodyLength - title.length - fixed.length - ROOM_FOR_NOTE
  const text = message(assessed.prose, { mode: options.prose, linkHosts: options.linkHosts }, room)
  return joinPieces([title, text, fixed])
}

/** For the sentence that says the message was cut. */
const ROOM_FOR_NOTE = 200

function laterBody(
  assessed: Assessed,
  button: Button,
  index: number,
  options: PlanOptions,
  limits: Limits,
): string {
  return joinPieces([
    heading(assessed.finding),
    button.part ? undefined : 'Belongs to the comment above with the same title.',
    buttonBlock(button, limits),
    commentMarker(options.id, options.commit, digest([assessed.fingerprint, String(index)])),
  ])
}

function buttonBlock({ edit, part }: Button, { dialect }: Limits): string {
  return joinPieces([part, suggestionBlock(edit.lines, { dialect, offset: edit.first - edit.last })])
}

function targetNote(
  { anchor }: Assessed,
  { proposal, refused }: Offer & { refused?: unknown },
): string | undefined {
  if (proposal.own || !refused || anchor.kind !== 'inline') return undefined
  return `For ${linesText(proposal)}:`
}
