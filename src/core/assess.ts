import { type Anchor, anchor } from './anchor.ts'
import { type ChangedFile, type Diff, hunkAt, newLines } from './diff.ts'
import type { Finding } from './finding.ts'
import { fingerprint } from './fingerprint.ts'
import { type Offer, offer } from './offer.ts'
import { type ResolvedPath, resolvePath } from './path.ts'
import type { PlanOptions } from './plan-options.ts'
import { proposalsOf } from './proposal.ts'
import { because, type Reason } from './reason.ts'

/** A finding with all that the diff says about it. */
export interface Assessed {
  readonly finding: Finding
  /** Position among all findings that came in. */
  readonly index: number
  /** The path in the diff, or as given where there is none. */
  readonly path: string
  /** The message without the code that was taken out of it. */
  readonly prose: string
  readonly anchor: Anchor
  readonly offers: readonly Offer[]
  readonly fingerprint: string
}

export interface AssessContext {
  readonly diff: Diff
  readonly options: PlanOptions
  readonly isProtected: (path: string) => boolean
}

export function assess(finding: Finding, index: number, context: AssessContext): Assessed {
  const { diff, options } = context
  const resolved = resolvePath(finding.path, diff.files, {
    guess: finding.kind === 'model',
    workspaces: options.workspaces,
  })
  if (resolved.kind !== 'found') return summarized(finding, index, finding.path, unresolved(resolved))
  const { file } = resolved
  const fileDiff = diff.of(file)
  const place = anchor(finding, file, fileDiff, { deletedLines: options.deletedLines })
  if (place.kind === 'summary' || 'unreadable' in fileDiff) {
    const reason = place.kind === 'summary' ? place.reason : because('no-patch')
    return summarized(finding, index, file.path, reason)
  }
  const visible = (first: number, last: number) => {
    const hunk = hunkAt(fileDiff.hunks, last)
    return place.side === 'RIGHT' && hunk !== undefined && newLines(hunk, first, last) !== undefined
  }
  const { prose, proposals } = proposalsOf(finding, place.span, {
    offsetFallback: options.offsetFallback,
    visible,
  })
  const barrier = fileBarrier(file, resolved, place, context)
  const offers = proposals.map((proposal) =>
    offer(proposal, { finding, file, hunks: fileDiff.hunks, anchor: place, barrier }),
  )
  return identified({ finding, index, path: file.path, prose, anchor: place, offers })
}

/** Named when a finding's path was not the diff's own, so that a wrong guess can be seen. */
export function pathMapping({ finding, path }: Assessed): string | undefined {
  return finding.path === path ? undefined : `PATH MAP: '${finding.path}' -> '${path}'`
}

function summarized(finding: Finding, index: number, path: string, reason: Reason): Assessed {
  // Nothing is visible, so all code is shown with the finding's own lines as its target.
  const span = { first: finding.startLine ?? finding.line ?? 1, last: finding.line ?? 1 }
  const { prose, proposals } = proposalsOf(finding, span, { offsetFallback: 'show', visible: () => true })
  const offers = proposals.map((proposal) => ({
    proposal,
    replaced: undefined,
    lines: proposal.lines,
    refused: reason,
  }))
  return identified({ finding, index, path, prose, anchor: { kind: 'summary', reason }, offers })
}

function identified(assessed: Omit<Assessed, 'fingerprint'>): Assessed {
  const { finding, path, prose, offers, anchor } = assessed
  const { rule, title } = finding
  const replacement = offers.flatMap((offer) => offer.proposal.lines)
  return {
    ...assessed,
    fingerprint: fingerprint({ path, rule, title, prose, replacement, anchored: anchoredText(anchor) }),
  }
}

function anchoredText(anchor: Anchor): string[] {
  if (anchor.kind === 'summary') return []
  const { span, side } = anchor
  const rows = side === 'LEFT' ? span.hunk.left : span.hunk.right
  const lineOf = (row: (typeof rows)[number]) => (side === 'LEFT' ? row.oldLine : row.newLine) ?? 0
  return rows.filter((row) => lineOf(row) >= span.first && lineOf(row) <= span.last).map((row) => row.text)
}

function unresolved(resolved: Exclude<ResolvedPath, { kind: 'found' }>): Reason {
  if (resolved.kind === 'missing') return because('path-not-in-diff')
  return because('path-ambiguous', `Several changed files fit this path: ${resolved.candidates.join(', ')}.`)
}

function fileBarrier(
  file: ChangedFile,
  { how }: { how: string },
  place: Extract<Anchor, { kind: 'inline' }>,
  { options, isProtected }: AssessContext,
): Reason | undefined {
  if (!options.suggestions) return because('suggestions-off')
  if (isProtected(file.path)) return because('protected-path')
  const confirmed = place.proof === 'exact' || place.proof === 'loose'
  return how === 'basename' && !confirmed ? because('path-guessed') : undefined
}
