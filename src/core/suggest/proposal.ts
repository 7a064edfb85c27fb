import type { Finding } from '../finding/finding.ts'
import { because, type Reason } from '../finding/reason.ts'
import { splitLines } from '../finding/suggestion.ts'
import { linesText } from '../place/lines-text.ts'
import type { Prose } from '../text/safe-text.ts'
import { fixProposal, type ShownLine } from './fix-proposal.ts'
import { asksToDelete } from './model/asks-to-delete.ts'
import { MAX_OFFSET, parseOffsetMarkers } from './offset-marker.ts'
import { takeSuggestionBlocks } from './suggestion-block.ts'

/** Code that the author wants at some lines of the new file. */
export interface Proposal {
  readonly first: number
  readonly last: number
  readonly lines: readonly string[]
  /** The author's own range, as opposed to lines counted from it. */
  readonly own: boolean
  /** The tool's description of the change. */
  readonly description?: string
  /** A remark for the reader. */
  readonly note?: Prose
  /** The lines that the tool saw, if the diff does not show them. */
  readonly before?: readonly string[]
  /** Whether the tool saw exactly the lines that the diff shows. */
  readonly proven?: boolean
  /** Set if it is known already that this code is only shown. */
  readonly barrier?: Reason
}

export interface Proposals {
  /** The message without the code that was taken out of it. */
  readonly prose: string
  readonly proposals: readonly Proposal[]
}

export interface ProposalOptions {
  /** `line`: code for a line that is not in the diff is offered on the finding's own line. */
  readonly offsetFallback: 'show' | 'line'
  /** Whether the diff shows all these lines of the new file in one hunk. */
  readonly visible: (first: number, last: number) => boolean
  readonly shown: ShownLine
}

/** All code a finding carries: a tool's fixes, its `suggestion`, and the blocks and markers in its message. */
export function proposalsOf(
  finding: Finding,
  span: { first: number; last: number },
  options: ProposalOptions,
): Proposals {
  const { prose, blocks, markers } = takeCode(finding)
  const written = [
    ...blocks.map((block) => fromBlock(block, span, options)),
    ...joinAdjacent(markers.map((marker) => fromMarker(marker, span, options))),
  ]
  const fixes = fixesOf(finding, span, options.shown)
  if (fixes.length > 0) return { prose, proposals: fixes }
  if (finding.suggestion === undefined || isEmptyField(finding))
    return { prose, proposals: withoutRivals(written) }
  const field = { ...span, lines: fieldLines(finding, span, options.shown), own: true }
  return {
    prose,
    proposals: [field, ...written.map((other) => ({ ...other, barrier: because('field-wins') }))],
  }
}

/**
 * Blank lines at the ends of the range that the author did not see stay: of lines joined by newlines, as programs and
 * models write them, the last blank one is hidden; and what a quote leaves out was not meant to go.
 */
function fieldLines(
  { kind, suggestion = '', original }: Finding,
  { first, last }: Span,
  shown: ShownLine,
): string[] {
  const lines = splitLines(suggestion)
  if (kind !== 'model' || first === last || lines.length === 0) return lines
  // A newline at its end may hide a last blank line too.
  const quoted = original?.trim() ? original.split('\n') : undefined
  const isBlank = (line: string | undefined) => line?.trim() === ''
  const unseen = (line: number, end: 0 | -1, hides: boolean) => {
    const text = shown(line)?.text
    const isLeftOut = hides || (quoted !== undefined && !isBlank(quoted.at(end)))
    return text !== undefined && isBlank(text) && isLeftOut && !isBlank(lines.at(end)) ? [text] : []
  }
  return [...unseen(first, 0, false), ...lines, ...unseen(last, -1, suggestion.endsWith('\n'))]
}

/** The code of a finding that has no place in the diff, for the lines it states. */
export function proposalsAsGiven(finding: Finding): Proposals {
  const { line = 1, startLine = line } = finding
  return proposalsOf(
    finding,
    { first: startLine, last: line },
    { offsetFallback: 'show', visible: () => true, shown: () => undefined },
  )
}

function fixesOf(
  { fix, alternatives = [], line, startLine }: Finding,
  span: Span,
  shown: ShownLine,
): Proposal[] {
  const proposals = [
    ...(fix ? [fixProposal(fix, shown)] : []),
    ...alternatives.map((other) => fixProposal(other, shown, because('alternatives'))),
  ]
  const whole = { first: startLine ?? line ?? span.first, last: line ?? span.last }
  return proposals.map((proposal) => ({
    ...proposal,
    own: sameSpan(proposal, span) || sameSpan(proposal, whole),
  }))
}

/** Whether a finding has any code, wherever it is shown. */
export function carriesCode(finding: Finding): boolean {
  if (finding.fix || finding.alternatives?.length) return true
  if (finding.suggestion !== undefined && !isEmptyField(finding)) return true
  const { blocks, markers } = takeCode(finding)
  return blocks.length + markers.length > 0
}

/**
 * An empty field is a deletion only if the model quotes the lines and asks in words to delete them; otherwise it
 * suggests nothing.
 */
function isEmptyField({ kind, suggestion, original = '', title = '', message = '' }: Finding): boolean {
  if (kind !== 'model' || suggestion !== '') return false
  return original.trim() === '' || !asksToDelete(`${title}\n${message}`)
}

/** The text of tools is taken literally: a marker in it is text. */
function takeCode(finding: Finding) {
  const message = finding.message ?? ''
  if (finding.kind === 'tool') return { prose: message, blocks: [], markers: [] }
  const { text, blocks } = takeSuggestionBlocks(message)
  const { text: prose, markers } = parseOffsetMarkers(text)
  return { prose, blocks, markers }
}

type Block = ReturnType<typeof takeSuggestionBlocks>['blocks'][number]
type Marker = ReturnType<typeof parseOffsetMarkers>['markers'][number]
type Span = { first: number; last: number }

function fromBlock({ code, reach, certain }: Block, span: Span, options: ProposalOptions): Proposal {
  const target = reach ? { first: span.last - reach.above, last: span.last + reach.below } : span
  const base = { ...target, lines: splitLines(code), own: sameSpan(target, span) }
  if (!certain) return { ...base, barrier: because('marker-unclear') }
  return options.visible(target.first, target.last) ? base : outOfReach(base, span, options)
}

function fromMarker({ offset, code, certain }: Marker, span: Span, options: ProposalOptions): Proposal {
  const line = span.last + offset
  const target = offset === 0 ? span : { first: line, last: line }
  const base = { ...target, lines: splitLines(code), own: offset === 0 }
  if (!certain) return { ...base, barrier: because('marker-unclear') }
  if (Math.abs(offset) > MAX_OFFSET) return outOfReach(base, span, options, because('offset-out-of-range'))
  if (offset !== 0 && span.first !== span.last) return { ...base, barrier: because('offset-from-range') }
  return options.visible(target.first, target.last) ? base : outOfReach(base, span, options)
}

function outOfReach(proposal: Proposal, span: Span, options: ProposalOptions, why?: Reason): Proposal {
  if (options.offsetFallback === 'line') return { ...span, lines: proposal.lines, own: true }
  const notThere = because(
    'target-not-in-diff',
    `It is meant for ${linesText(proposal)}, which the diff does not show.`,
  )
  return { ...proposal, barrier: why ?? notThere }
}

function sameSpan(one: Span, other: Span): boolean {
  return one.first === other.first && one.last === other.last
}

/** Markers on adjacent lines are one multi-line suggestion. */
function joinAdjacent(proposals: readonly Proposal[]): Proposal[] {
  const joined: { proposal: Proposal; last: number; lines: string[] }[] = []
  for (const next of proposals.toSorted((one, other) => one.first - other.first)) {
    const above = joined.at(-1)
    if (above && !above.proposal.barrier && !next.barrier && above.last + 1 === next.first) {
      above.last = next.last
      for (const line of next.lines) above.lines.push(line)
    } else {
      joined.push({ proposal: next, last: next.last, lines: [...next.lines] })
    }
  }
  return joined.map(({ proposal, last, lines }) =>
    last === proposal.last ? proposal : { ...proposal, last, lines, own: false },
  )
}

/** If there are two for the same line, neither is offered. */
function withoutRivals(proposals: readonly Proposal[]): Proposal[] {
  const offered = proposals.filter(({ barrier }) => !barrier)
  const rivals = new Set<Proposal>()
  let above: Proposal | undefined
  for (const proposal of offered.toSorted((one, other) => one.first - other.first)) {
    if (above && above.last >= proposal.first) rivals.add(above).add(proposal)
    if (!above || proposal.last > above.last) above = proposal
  }
  return proposals.map((proposal) =>
    rivals.has(proposal) ? { ...proposal, barrier: because('several-for-one-line') } : proposal,
  )
}
