import { type Diff, type Hunk, hasLines, hunkAt, rowAt } from '../diff/diff.ts'
import { rowsOn } from '../diff/line-run.ts'
import { type Finding, isTrusted } from '../finding/finding.ts'
import { because, type Reason } from '../finding/reason.ts'
import { digest, identityOf } from '../memory/fingerprint.ts'
import type { Limits, PlanOptions } from '../options/plan-options.ts'
import { isShown } from '../place/anchor.ts'
import { repositoryPath } from '../place/repository-path.ts'
import { type ResolvedPath, resolvePath } from '../place/resolve-path.ts'
import { type Offer, offer } from '../suggest/offer.ts'
import type { Unchanged } from '../suggest/pad-edit.ts'
import { carriesCode, type Proposals, proposalsAsGiven, proposalsOf } from '../suggest/proposal.ts'
import { type Lazy, lazy } from '../text/lazy.ts'
import { truncate } from '../text/truncate.ts'
import { type InlinePlace, locate, type Place } from './locate.ts'
import { type Nearness, nearnessInFile, statedLines } from './scope.ts'

/**
 * A finding with all that the diff says about it. `Lazy` where it takes parsing the file's patch, which most never
 * need.
 */
export interface Assessed {
  readonly finding: Finding
  /** Position among all findings that came in. */
  readonly index: number
  /** The path in the diff, or as given where there is none. */
  readonly path: string
  /** Whether a changed file has this path. */
  readonly hasFile: boolean
  /** What it says, whatever its line number, the diff and the run. */
  readonly identity: string
  readonly place: Lazy<Place>
  /** How near it is to the changed lines. */
  readonly nearness: Lazy<Nearness>
  /** The message and the code that was taken out of it. */
  readonly code: Lazy<Proposals>
  /** Identifies it in the marker of its comment: what it says and the text of its lines. */
  readonly fingerprint: Lazy<string>
  /** Findings that its comment reports too. */
  readonly members?: readonly Member[]
  /** Lines that no other part of the same patch changes. */
  readonly unchanged?: Unchanged
}

/** A finding without a comment of its own. */
export interface Member {
  readonly assessed: Assessed
  readonly reason: Reason
}

/** A finding whose place is known, and in the diff. */
export interface AssessedInline extends Assessed {
  readonly at: InlinePlace
}

export function asInline(entry: Assessed): AssessedInline | undefined {
  const at = entry.place()
  return at.kind === 'inline' ? { ...entry, at } : undefined
}

export function assess(
  finding: Finding,
  index: number,
  diff: Diff,
  options: PlanOptions,
  limits: Limits,
): Assessed {
  const { workspaces } = options
  const resolved = resolve(finding, diff, options)
  const path = resolved.kind === 'found' ? resolved.file.path : repositoryPath(finding.path, workspaces)
  const identity = identityOf(finding, path)
  const place = lazy(() => locate(finding, resolved, diff, options, limits))
  return {
    finding,
    index,
    path,
    hasFile: resolved.kind === 'found',
    identity,
    place,
    nearness: lazy(() => nearnessOf(finding, resolved, diff, place())),
    code: lazy(() => codeOf(finding, place(), options)),
    fingerprint: lazy(() => fingerprintOf(identity, place(), options)),
  }
}

function nearnessOf(finding: Finding, resolved: ResolvedPath, diff: Diff, place: Place): Nearness {
  // Never filtered: a finding without a file, or whose file is uncertain or may be part of the change.
  if (finding.path === '' || resolved.kind === 'ambiguous') return 'added'
  if (resolved.kind === 'missing') return diff.isPartial ? 'added' : 'all'
  const { file } = resolved
  if (file.keepsLines && finding.line !== undefined) return 'files'
  const isQuoted = place.kind === 'inline' && isShown(place.anchor) && place.anchor.proof !== undefined
  if (isQuoted) return nearnessInFile(diff.of(file), { side: place.anchor.side, ...place.anchor.span })
  const ownSide = finding.side ?? (file.status === 'removed' ? 'LEFT' : 'RIGHT')
  const side = place.kind === 'inline' ? place.anchor.side : ownSide
  return nearnessInFile(diff.of(file), statedLines(finding, side))
}

function resolve(
  { path, kind, root }: Finding,
  { files, isPartial }: Diff,
  { workspaces, holdsPath: holds }: Pick<PlanOptions, 'workspaces' | 'holdsPath'>,
): ResolvedPath {
  // The file that is meant may be one that the platform does not list.
  return resolvePath(path, files, { guess: kind === 'model' && !isPartial, workspaces, root, holds })
}

/** Paths to look up in the tree of the reviewed commit before a changed file is guessed for them. */
export function pathsInQuestion(
  findings: readonly Finding[],
  diff: Diff,
  { workspaces }: Pick<PlanOptions, 'workspaces'>,
): string[] {
  const asked = new Set<string>()
  const holdsPath = (path: string) => void asked.add(path)
  for (const finding of findings) resolve(finding, diff, { workspaces, holdsPath })
  return [...asked]
}

/** Changed files for which an untrusted finding suggests code: more can be proven with their whole text. */
export function pathsOfModelCode(
  findings: readonly Finding[],
  diff: Diff,
  options: Pick<PlanOptions, 'workspaces' | 'holdsPath' | 'trust'>,
): string[] {
  const untrusted = findings.filter((finding) => options.trust === 'model' || !isTrusted(finding))
  const resolved = untrusted.filter(carriesCode).map((finding) => resolve(finding, diff, options))
  return [...new Set(resolved.flatMap((each) => (each.kind === 'found' ? each.file.path : [])))]
}

function fingerprintOf(identity: string, place: Place, { sha256 }: PlanOptions): string {
  return digest([identity, ...anchoredText(place).map((line) => line.trim())], sha256)
}

function codeOf(finding: Finding, place: Place, { offsetFallback }: PlanOptions): Proposals {
  if (place.kind === 'summary' || !isShown(place.anchor)) return proposalsAsGiven(finding)
  const visible = (first: number, last: number) => shows(place.hunks, first, last)
  const shown = (line: number) => rowAt(place.hunks, line)
  return proposalsOf(finding, place.anchor.span, { offsetFallback, visible, shown })
}

/** What becomes of the code of an inline finding. */
export function offersOf(
  { finding, code, at, unchanged }: AssessedInline,
  options: PlanOptions,
  isProtected: (path: string) => boolean,
  limits: Limits,
): Offer[] {
  const { anchor, file, hunks, guessed, namesakes } = at
  const quoted = anchor.proof === 'exact' || anchor.proof === 'loose'
  return code().proposals.map((proposal) => {
    const barrier = fileBarrier(quoted || proposal.proven === true)
    const headText = options.headText?.(file.path)
    const { parse } = options
    return offer(proposal, {
      finding,
      file,
      hunks,
      anchor,
      barrier,
      unchanged,
      limits,
      headText,
      namesakes,
      parse,
    })
  })

  function fileBarrier(confirmed: boolean): Reason | undefined {
    if (!options.suggestions) return because('suggestions-off')
    if (isProtected(file.path)) return because('protected-path')
    if (guessed && !confirmed) return because('path-guessed')
    return options.needsOriginal?.(file.path) && !confirmed ? because('commit-differs') : undefined
  }
}

function shows(hunks: readonly Hunk[], first: number, last: number): boolean {
  const hunk = hunkAt(hunks, last)
  return hunk !== undefined && hasLines(hunk, first, last)
}

/**
 * A long range is identified by at most this many lines at each end, and long text by the beginnings of its lines:
 * thousands of findings may be about all of a file, or about one line of megabytes.
 */
const MAX_ANCHORED_LINES = 100
const MAX_ANCHORED_LENGTH = 20_000
const MAX_ANCHORED_LINE = 100

function anchoredText(place: Place): string[] {
  if (place.kind === 'summary') return []
  if (!isShown(place.anchor)) return []
  const { anchor, hunks } = place
  const { first, last } = anchor.span
  const texts = (from: number, to: number) =>
    (rowsOn(hunks, anchor.side, from, to) ?? []).map((row) => row.text)
  const isLong = last - first >= 2 * MAX_ANCHORED_LINES
  const lines = isLong
    ? [...texts(first, first + MAX_ANCHORED_LINES - 1), ...texts(last - MAX_ANCHORED_LINES + 1, last)]
    : texts(first, last)
  const length = lines.reduce((sum, line) => sum + line.length, 0)
  return length > MAX_ANCHORED_LENGTH ? lines.map((line) => truncate(line, MAX_ANCHORED_LINE)) : lines
}
