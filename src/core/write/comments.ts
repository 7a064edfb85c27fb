import type { Assessed, AssessedInline } from '../assess/assess.ts'
import type { ChosenSource } from '../assess/choose-source.ts'
import { listedAs } from '../assess/listed-names.ts'
import { markedClaim } from '../assess/marked-claim.ts'
import type { Hunk, Side } from '../diff/diff.ts'
import { rowsOn } from '../diff/line-run.ts'
import type { Finding } from '../finding/finding.ts'
import { writeButton } from '../finding/suggestion.ts'
import { digest } from '../memory/fingerprint.ts'
import { commentMarker, NAME_LENGTH, type NamedFinding } from '../memory/marker.ts'
import type { Limits, PlanOptions } from '../options/plan-options.ts'
import { isShown } from '../place/anchor.ts'
import { linesText } from '../place/lines-text.ts'
import type { Edit } from '../suggest/edit.ts'
import type { Offer } from '../suggest/offer.ts'
import type { Proposal } from '../suggest/proposal.ts'
import { md, type Prose } from '../text/safe-text.ts'
import {
  facts,
  fitting,
  joinPieces,
  MAX_REASON,
  message,
  otherMessages,
  proseOptions,
  shortText,
} from './comment-parts.ts'
import { extraFields } from './extra-fields.ts'
import { fullText, heading, opening } from './opening.ts'
import { fixesInOtherFiles, shownCode } from './shown-code.ts'

/** One inline comment, platform-neutral but for its body. */
export interface PlannedComment {
  readonly path: string
  readonly side: 'RIGHT' | 'LEFT'
  /** Both 0: it is about the whole file. */
  readonly first: number
  readonly last: number
  readonly body: Prose
  readonly button: boolean
  /** The text of its last line, or `unseenLine`. */
  readonly anchored: string
  /** As in its marker. */
  readonly fingerprint: string
  /** What its button does. */
  readonly edit?: Edit
}

/** How many comments an inline finding takes: one per button, or a single one that shows its code. */
export function commentCount(offers: readonly Offer[]): number {
  return Math.max(1, offers.flatMap((offer) => ('edits' in offer ? offer.edits : [])).length)
}

/** The comments of one inline finding. */
export function composeComments(
  assessed: AssessedInline,
  agreed: ChosenSource,
  options: PlanOptions,
  limits: Limits,
): PlannedComment[] {
  const { path, at } = assessed
  const { offers } = agreed
  const buttons = offers.flatMap((offer) => ('edits' in offer ? buttonsOf(offer) : []))
  if (buttons.length === 0) {
    const { side, span } = at.anchor
    const body = mainBody(assessed, agreed, undefined, options, limits)
    const anchored = isShown(at.anchor) ? lineText(at.hunks, side, span.last) : unseenLine(span.last)
    const fingerprint = assessed.fingerprint()
    return [{ path, side, first: span.first, last: span.last, body, button: false, anchored, fingerprint }]
  }
  return buttons.map((button, index) => ({
    path,
    side: 'RIGHT',
    first: button.edit.first,
    last: button.edit.last,
    body:
      index === 0
        ? mainBody(assessed, agreed, button, options, limits)
        : laterBody(assessed, button, index, options, limits),
    button: true,
    anchored: lineText(at.hunks, 'RIGHT', button.edit.last),
    fingerprint: index === 0 ? assessed.fingerprint() : nameOfPart(assessed, index, options).fingerprint,
    edit: button.edit,
  }))
}

/** Placeholder for the text of a line that the diff does not show. */
export function unseenLine(line: number): string {
  return `unseen line ${line}`
}

function lineText(hunks: readonly Hunk[], side: Side, line: number): string {
  return rowsOn(hunks, side, line, line)?.[0]?.text ?? ''
}

interface Button {
  readonly edit: Edit
  readonly proposal: Proposal
  /** "Part 2 of 3", if only all parts together make the change. */
  readonly part: Prose | undefined
}

function buttonsOf({ edits, proposal }: Offer & { edits: readonly Edit[] }): Button[] {
  const part = (index: number) =>
    edits.length > 1 ? md`Part ${index + 1} of ${edits.length}: apply all in one batch.` : undefined
  return edits.map((edit, index) => ({ edit, proposal, part: part(index) }))
}

function mainBody(
  assessed: AssessedInline,
  { offers, agreeing, passed }: ChosenSource,
  button: Button | undefined,
  options: PlanOptions,
  limits: Limits,
): Prose {
  const { finding, at } = assessed
  const others = otherFindings(assessed)
  const shown = offers.filter((offer) => 'refused' in offer)
  const title = heading(finding, options.prose)
  const first = joinPieces([
    at.anchor.note,
    button && aboutNote(at.anchor.span, button.edit),
    button && said(button.proposal),
    button && buttonBlock(button, limits),
  ])
  const marker = commentMarker(
    options.id,
    options.commit,
    nameOf(assessed, options),
    [...otherEntries(assessed), ...joinedEntries(assessed)].map((other) => nameOf(other, options)),
    markedClaim(assessed, button?.edit, options),
  )
  const fixed = title.length + first.length + marker.length + ROOM_FOR_NOTES
  const small = facts(finding, options.linkHosts, limits.bodyLength - fixed, { others, agreeing, passed })
  const room = limits.bodyLength - fixed - small.length
  const code = fitting(
    [
      ...shown.map(
        (offer) => () =>
          joinPieces([targetNote(offer), said(offer.proposal), shownCode(offer, proseOptions(options))]),
      ),
      ...fixesInOtherFiles(finding),
    ],
    room,
  )
  const further = [extraFields, otherMessages].flatMap((of) => of(finding, others, proseOptions(options)))
  const messages = fitting(further, room - code.length)
  const spoken = fullText(finding, assessed.code().prose)
  const left = room - code.length - messages.length
  const joined = fitting(joinedFindings(assessed, options), left / 2)
  const text = message(spoken, proseOptions(options), left - joined.length)
  const words = [opening(finding, title, text), messages]
  // If there are several sources, the facts of each follow its own text.
  const pieces = joined === '' ? [...words, first, code, small] : [...words, small, joined, first, code]
  return joinPieces([...pieces, marker])
}

/** The messages of the findings whose fixes the button makes too, unless they are the same. */
function joinedFindings(assessed: Assessed, options: PlanOptions): (() => Prose)[] {
  const wordsOf = ({ rule = '', title = '', message = '' }: Finding) => JSON.stringify([rule, title, message])
  const words = new Map(joinedEntries(assessed).map((entry) => [wordsOf(entry.finding), entry]))
  words.delete(wordsOf(assessed.finding))
  return [...words.values()].map(({ finding, code }) => () => {
    const text = message(fullText(finding, code().prose), proseOptions(options), MAX_JOINED_MESSAGE)
    return joinPieces([
      opening(finding, heading(finding, options.prose), text),
      facts(finding, options.linkHosts, MAX_JOINED_MESSAGE),
    ])
  })
}

const MAX_JOINED_MESSAGE = 4000

/** Findings of other sources that this comment reports too. */
export function otherFindings(assessed: Assessed): Finding[] {
  return otherEntries(assessed).map(({ finding }) => finding)
}

function otherEntries({ members = [] }: Assessed): Assessed[] {
  return members.filter(({ reason }) => reason.code === 'same-defect').map(({ assessed }) => assessed)
}

/** The groups of a patch have no messages of their own. */
function joinedEntries({ members = [] }: Assessed): Assessed[] {
  return members
    .filter(({ assessed, reason }) => reason.code === 'joined' && !assessed.finding.ofPatch)
    .map(({ assessed }) => assessed)
}

function nameOf(assessed: Assessed, options: PlanOptions): NamedFinding {
  return { fingerprint: assessed.fingerprint(), listedAs: listedAs(assessed, options) }
}

/** A later button of the same finding has its own name, which only its thread is known by. */
function nameOfPart({ fingerprint }: Assessed, index: number, { sha256 }: PlanOptions): NamedFinding {
  const part = digest([fingerprint(), String(index)], sha256)
  return { fingerprint: part, listedAs: part.slice(0, NAME_LENGTH) }
}

/** For the notes about what was cut, and the separators. */
const ROOM_FOR_NOTES = 600

function laterBody(
  assessed: AssessedInline,
  button: Button,
  index: number,
  options: PlanOptions,
  limits: Limits,
): Prose {
  const title = heading(assessed.finding, options.prose)
  const belongs =
    title === '' ? md`Belongs to the comment above.` : md`Belongs to the comment above with the same title.`
  return joinPieces([
    title,
    button.part ? undefined : belongs,
    buttonBlock(button, limits),
    commentMarker(
      options.id,
      options.commit,
      nameOfPart(assessed, index, options),
      [],
      markedClaim(assessed, button.edit, options),
    ),
  ])
}

function buttonBlock({ edit, part }: Button, limits: Limits): Prose {
  return joinPieces([part, writeButton(edit, limits)])
}

/** The button may be on other lines than the ones that the finding is about. */
function aboutNote(span: Lines, edit: Lines): Prose | undefined {
  const apart = edit.last < span.first || edit.first > span.last
  return apart ? md`This is about ${linesText(span)}.` : undefined
}

type Lines = { readonly first: number; readonly last: number }

/** The tool's description of its fix, and the remark for the reader. */
function said({ description, note }: Proposal): Prose {
  return joinPieces([description === undefined ? undefined : shortText(description, MAX_REASON), note])
}

function targetNote({ proposal }: Offer): Prose | undefined {
  return proposal.own ? undefined : md`For ${linesText(proposal)}:`
}
