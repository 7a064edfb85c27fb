import { type ChangedFile, type Hunk, hasLines, hunkAt, newLines } from '../diff/diff.ts'
import { factsOf } from '../diff/file-facts.ts'
import { type KnownLines, knownLines } from '../diff/known-lines.ts'
import { holdsUnusualLineEnd } from '../diff/unusual-line-ends.ts'
import { type Finding, isTrusted } from '../finding/finding.ts'
import { MAX_REPLACED } from '../finding/fix.ts'
import { because, type Reason } from '../finding/reason.ts'
import { writeButton } from '../finding/suggestion.ts'
import type { Limits, SyntaxParser } from '../options/plan-options.ts'
import type { FailedCheck } from '../options/verified.ts'
import { isShown } from '../place/anchor.ts'
import type { InlineAnchor } from '../place/anchored.ts'
import { type Lazy, lazy } from '../text/lazy.ts'
import { type Edit, smallestEdits } from './edit.ts'
import { mendsSyntax } from './mends-syntax.ts'
import type { ModelChange } from './model/rule.ts'
import { checkModelCode } from './model/rules.ts'
import { unwrapModelCode } from './model/unwrap-code.ts'
import { lengthOf, textsOf, type Unchanged } from './pad-edit.ts'
import { platformBarrier } from './platform-barrier.ts'
import type { Proposal } from './proposal.ts'
import { findUnsafeContent } from './unsafe-content.ts'

/** The outcome of proposed code: buttons, or the reason why it is only shown. */
export type Offer = {
  readonly proposal: Proposal
  /** The current lines, if the diff shows them. */
  readonly replaced: readonly string[] | undefined
  /** The code as it would be committed. */
  readonly lines: readonly string[]
} & (
  | { readonly edits: readonly Edit[] }
  /** `check`: the command that failed with it, if that is the reason. */
  | { readonly refused: Reason; readonly check?: FailedCheck }
)

export interface OfferContext {
  readonly finding: Finding
  readonly file: ChangedFile
  readonly hunks: readonly Hunk[]
  readonly anchor: InlineAnchor
  /** Holds for the whole file: a protected path, suggestions turned off, a path found by its name alone. */
  readonly barrier: Reason | undefined
  readonly limits: Limits
  /** The whole file at the reviewed commit, if available. */
  readonly headText: string | undefined
  /** Other changed files with the same name, if their text is known. */
  readonly namesakes: Lazy<readonly KnownLines[]>
  readonly parse?: SyntaxParser | undefined
  /** Lines that may be repeated as neighbours: no other part of the same patch changes them. */
  readonly unchanged?: Unchanged | undefined
}

/**
 * The rules that a suggestion must pass by itself. Those about its file are in assess.ts, about others on its lines in
 * line-claims.ts.
 */
export function offer(proposal: Proposal, context: OfferContext): Offer {
  const { finding, file, hunks, anchor } = context
  const { first, last } = proposal
  // An insertion has no lines of its own, so either neighbour counts.
  const isInsertion = last < first
  const hunk = hunkAt(hunks, last) ?? (isInsertion ? hunkAt(hunks, first) : undefined)
  const isThere = hunk !== undefined && (isInsertion || hasLines(hunk, first, last))
  // Lines of the new file mean nothing for a finding about deleted ones, or about the file.
  if (!isThere || anchor.side === 'LEFT' || !isShown(anchor)) {
    const reason = proposal.barrier ?? anchor.barrier ?? because('target-not-in-diff')
    return { proposal, replaced: proposal.before, lines: proposal.lines, refused: reason }
  }
  const excess = excessOf(proposal, hunk, finding)
  if (excess) {
    const reason = proposal.barrier ?? context.barrier ?? anchor.barrier ?? excess
    return { proposal, replaced: undefined, lines: proposal.lines, refused: reason }
  }
  const rows = isInsertion ? [] : (newLines(hunk, first, last) ?? [])
  const replaced = rows.map((row) => row.text)
  const trusted = isTrusted(finding)
  const change = trusted ? undefined : modelChange(proposal, context, replaced)
  const lines = change?.lines ?? proposal.lines

  const facts = factsOf(hunks)
  const barrier =
    proposal.barrier ??
    context.barrier ??
    anchor.barrier ??
    (file.special || facts.isSubmodule ? because('special-file') : undefined) ??
    (!trusted && lengthOf(lines) > MAX_MODEL_CODE ? because('too-long') : undefined) ??
    (facts.isMangled || lines.some(isMangled) ? because('not-utf8') : undefined) ??
    (facts.mixesLineEndings ? because('mixed-line-endings') : undefined) ??
    (isMiscounted(context, proposal) ? because('line-ends-unclear') : undefined) ??
    (sameLines(replaced, lines) ? because('no-change') : undefined) ??
    findUnsafeContent(replaced, lines) ??
    (change && checkModelCode(change))
  if (barrier) return { proposal, replaced, lines, refused: barrier }
  const maxLength = trusted ? MAX_TOOL_CODE : MAX_MODEL_CODE
  const { unchanged, limits } = context
  const maxLines = trusted ? limits.suggestionLines : Number.POSITIVE_INFINITY
  const smallest = smallestEdits(hunk, { first, last, lines }, { unchanged, maxLength, maxLines })
  const unfit =
    'edits' in smallest
      ? (unsafeContentIn(smallest.edits, hunk) ??
        platformBarrier(smallest.edits, file, hunk, limits) ??
        (smallest.edits.some((edit) => writeButton(edit, limits).length > MAX_BLOCK)
          ? because('too-long')
          : undefined))
      : undefined
  return { proposal, replaced, lines, ...(unfit ? { refused: unfit } : smallest) }
}

/** In an exact format the code is taken to the letter: wrappings that models add are part of it, and refused. */
function modelChange(
  { own, first, last, lines: written }: Proposal,
  { finding, file: { path }, hunks, anchor, headText, namesakes, parse }: OfferContext,
  replaced: readonly string[],
): ModelChange {
  const proof = own && (anchor.proof === 'exact' || anchor.proof === 'loose') ? anchor.proof : 'none'
  const known = knownLines(hunks, headText)
  const beside = [known.textAt(first - 1), known.textAt(last + 1)].filter((line) => line !== undefined)
  const code =
    finding.kind === 'tool'
      ? { unwrapped: written, lines: written }
      : unwrapModelCode({ path, replaced, first, lines: written, beside })
  const said = `${finding.title ?? ''}\n${finding.message ?? ''}`
  const mends = lazy(() => mendsSyntax({ first, last, lines: code.lines }, path, headText, parse))
  return { path, first, last, replaced, ...code, proof, known, namesakes, mends, said }
}

/**
 * A tool's line numbers may be shifted; the text that it saw there shows that they are not. Patches count as git does.
 */
function isMiscounted({ finding, hunks, headText }: OfferContext, { proven }: Proposal): boolean {
  if (finding.fix === undefined || finding.fix.ofPatch || proven) return false
  return factsOf(hunks).hasUnusualLineEnd || (headText !== undefined && holdsUnusualLineEnd(headText))
}

/** Checks each edit by itself: a character that is elsewhere in the range does not make it safe here. */
function unsafeContentIn(edits: readonly Edit[], hunk: Hunk): Reason | undefined {
  for (const { first, last, lines } of edits) {
    const reason = findUnsafeContent(textsOf(hunk, first, last), lines)
    if (reason) return reason
  }
  return undefined
}

/**
 * Refuses changes that are too large before any lines are compared: thousands of findings may each be about all of a
 * file. The groups of a patch never overlap, so together they are no longer than the file.
 */
function excessOf({ first, last, lines }: Proposal, hunk: Hunk, finding: Finding): Reason | undefined {
  const trusted = isTrusted(finding)
  if (!trusted && lengthOf(lines) > MAX_WRAPPED_CODE) return because('too-long')
  if (finding.fix?.ofPatch) return undefined
  const { maxLines, maxLength } = trusted ? MAX_REPLACED : MAX_REPLACED_BY_MODEL
  if (last - first >= maxLines) return because('too-many-lines')
  return lengthOf(textsOf(hunk, first, last)) > maxLength
    ? because('too-long', 'The lines that would be replaced are too long.')
    : undefined
}

/**
 * In characters. Unwrapping takes off fences, line numbers and trailing blanks; longer code stays too long after it.
 */
const MAX_WRAPPED_CODE = 400_000

/** More lines than a person checks before a click. */
const MAX_REPLACED_BY_MODEL = { maxLines: 2000, maxLength: 100_000 }

/** Leaves room in a comment of 60,000 characters for what is said about it; tools say little. */
const MAX_MODEL_CODE = 40_000
const MAX_TOOL_CODE = 52_000
/** With its fence, which is as long as the longest run of backticks in the code, and its quote. */
const MAX_BLOCK = MAX_TOOL_CODE + 100

function sameLines(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, index) => line === other[index])
}

/** Neighbours may be repeated, so no line of the file may be one that a suggestion would change, see FileFacts. */
function isMangled(line: string): boolean {
  return line.includes('\ufffd')
}
