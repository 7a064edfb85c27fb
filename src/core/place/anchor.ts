import { type ChangedFile, type FileDiff, type Hunk, hunkAt, newLines, type Side } from '../diff/diff.ts'
import { type LineRun, lineRuns, runAt } from '../diff/line-run.ts'
import { oldLineOf } from '../diff/unchanged-line.ts'
import type { Finding } from '../finding/finding.ts'
import { touchedLines } from '../finding/fix.ts'
import { because, type Reason } from '../finding/reason.ts'
import { countWhile } from '../text/count-while.ts'
import { countLetters } from '../text/letters.ts'
import { md, type Prose } from '../text/safe-text.ts'
import {
  type Fit,
  fitAt,
  fitsRange,
  mayStandAt,
  possibleReadings,
  type QuoteMatch,
  type Span,
  searchQuote,
} from './quote.ts'

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

export interface AnchorOptions {
  /** `prefer`: line numbers may be old ones, so a deleted row with that number is chosen first. */
  readonly deletedLines: 'fallback' | 'prefer'
  /** Whether the platform accepts comments on unchanged lines outside the hunks, see Limits. */
  readonly unchangedLines?: boolean
  /** Whether the platform accepts comments on whole files, see Limits. */
  readonly wholeFiles?: boolean
}

export type InlineAnchor = Extract<Anchor, { kind: 'inline' }>

export function anchor(finding: Finding, file: ChangedFile, diff: FileDiff, options: AnchorOptions): Anchor {
  if ('unreadable' in diff) {
    return onFile(finding, because(diff.unreadable === 'damaged' ? 'patch-damaged' : 'no-patch'), options)
  }
  const side = chooseSide(finding, file, diff.hunks, options)
  const readings = finding.original === undefined ? [] : possibleReadings(finding.original)
  const stated =
    finding.line === undefined
      ? undefined
      : (place(diff.hunks, side, finding) ??
        below(diff.hunks, finding) ??
        onUnchangedLine(finding, file, diff.hunks, side, options))
  const found = readings.length > 0 ? anchorByQuote(finding, diff.hunks, side, readings, stated) : stated
  if (found) return found
  if (finding.line === undefined) return onFile(finding, because('whole-file'), options)
  return { kind: 'summary', reason: because('line-not-in-diff') }
}

/** Placeholder for places outside the hunks. */
const NO_HUNK: Hunk = { rows: [], start: { old: 0, new: 0 }, heading: '', right: [], left: [], rightRows: [] }

/** Whether the place is in a hunk; false for a whole file and for lines outside the hunks. */
export function isShown({ span }: InlineAnchor): boolean {
  return span.hunk !== NO_HUNK
}

function onFile({ line, startLine }: Finding, reason: Reason, { wholeFiles }: AnchorOptions): Anchor {
  if (!wholeFiles) return { kind: 'summary', reason }
  const span = { hunk: NO_HUNK, first: 0, last: 0 }
  const lines = line === undefined ? undefined : linesText({ first: startLine ?? line, last: line })
  const note = lines === undefined ? {} : { note: md`This is about ${lines}.` }
  return { kind: 'inline', side: 'RIGHT', span, barrier: reason, ...note }
}

/** Only for modified and renamed files: an added file has no unchanged lines, and a removed file has no lines at all. */
function onUnchangedLine(
  { line = 0, startLine = line }: Finding,
  { status }: ChangedFile,
  hunks: readonly Hunk[],
  side: Side,
  { unchangedLines }: AnchorOptions,
): InlineAnchor | undefined {
  const exists = side === 'RIGHT' && (status === 'modified' || status === 'renamed')
  if (!unchangedLines || !exists || oldLineOf(hunks, line) === undefined) return undefined
  const span = { hunk: NO_HUNK, first: startLine, last: line }
  const note = startLine === line ? {} : { note: md`This is about ${linesText(span)}.` }
  return { kind: 'inline', side, span, barrier: because('target-not-in-diff'), ...note }
}

function chooseSide(
  finding: Finding,
  file: ChangedFile,
  hunks: readonly Hunk[],
  options: AnchorOptions,
): Side {
  const { line } = finding
  if (finding.side) return finding.side
  if (line === undefined) return file.status === 'removed' ? 'LEFT' : 'RIGHT'
  const deleted = runAt(hunks, 'LEFT', line) !== undefined
  if (deleted && options.deletedLines === 'prefer') return 'LEFT'
  if (hunkAt(hunks, line) || !deleted) return 'RIGHT'
  return file.status === 'removed' ? 'LEFT' : 'RIGHT'
}

/** The stated lines, or the part of them that the diff shows. */
function place(
  hunks: readonly Hunk[],
  side: Side,
  finding: Pick<Finding, 'line' | 'startLine'>,
): InlineAnchor | undefined {
  const last = finding.line ?? 0
  const first = finding.startLine ?? last
  const run = chooseRun(lineRuns(hunks, side), first, last)
  if (!run) return undefined
  const span = { hunk: run.hunk, first: Math.max(first, run.first), last: Math.min(last, run.last) }
  const leftBarrier = side === 'LEFT' ? { barrier: because('deleted-line') } : {}
  if (span.first === first && span.last === last) return { kind: 'inline', side, span, ...leftBarrier }
  const note = md`This is about lines ${first} to ${last}; the diff shows only ${linesText(span)} of them here.`
  return { kind: 'inline', side, span, note, barrier: because('range-cut') }
}

/** For an insertion between two lines of which the diff shows only the lower one. */
function below(hunks: readonly Hunk[], { line = 0, fix }: Finding): InlineAnchor | undefined {
  if (fix === undefined) return undefined
  const { first, last } = touchedLines(fix.changes)
  return last < first && last === line ? place(hunks, 'RIGHT', { line: first }) : undefined
}

/** Of the runs that a range overlaps: the one with its last line, else the one with its first line, else the last one. */
function chooseRun(runs: readonly LineRun[], first: number, last: number): LineRun | undefined {
  const from = countWhile(runs, (run) => run.last < first)
  const to = countWhile(runs, (run) => run.first <= last) - 1
  const atEnd = Math.max(
    from,
    countWhile(runs, (run) => run.last < last),
  )
  if (atEnd <= to) return runs[atEnd]
  const [top, bottom] = [runs[from], runs[to]]
  if (from > to || !top) return undefined
  return top.first <= first ? top : bottom
}

function anchorByQuote(
  finding: Finding,
  hunks: readonly Hunk[],
  side: Side,
  readings: readonly string[][],
  stated: InlineAnchor | undefined,
): InlineAnchor | undefined {
  const { line, startLine } = finding
  const firsts = line === undefined ? [] : candidateStarts(line, readings, startLine)
  const named = { first: startLine ?? 0, last: line ?? 0 }
  const inRange = startLine === undefined ? undefined : fitsRange(hunks, side, named, readings)
  const [match, other] = inRange ? [inRange] : matchesAt(hunks, side, firsts, readings)
  const hidden = mayBeHidden(finding, hunks, readings)
  if (match) return atTheQuote(finding, side, match, other !== undefined || hidden)

  // Without a given side, the number may be that of a deleted row if the quote equals that row's text.
  const [deleted] = finding.side ? [] : matchesAt(hunks, 'LEFT', firsts, readings)
  if (deleted?.fit === 'exact') return atTheQuote(finding, 'LEFT', deleted, false)

  const moved = searchQuote(hunks, side, readings, line)
  if (moved) return movedTo(finding, side, moved, hidden)
  return stated && { ...stated, barrier: stated.barrier ?? because('original-differs') }
}

/** Lines where a quote may start: that of the given range if the lengths match, else so that `line` is its end or start. */
function candidateStarts(line: number, readings: readonly string[][], startLine?: number): number[] {
  const counts = new Set(readings.map((lines) => lines.length))
  if (startLine !== undefined && counts.has(line - startLine + 1)) return [startLine]
  return [...new Set([...counts].flatMap((count) => [line - count + 1, line]))]
}

function matchesAt(
  hunks: readonly Hunk[],
  side: Side,
  firsts: readonly number[],
  readings: readonly string[][],
): QuoteMatch[] {
  return firsts.flatMap((first) => fitAt(hunks, side, first, readings) ?? [])
}

function atTheQuote(finding: Finding, side: Side, match: QuoteMatch, isAmbiguous: boolean): InlineAnchor {
  const { span, fit } = match
  // A lone bracket proves nothing: it occurs on many lines.
  const proof = isDistinctive(span) ? { proof: fit } : {}
  const base = { kind: 'inline', side, span, ...proof } as const
  if (side === 'LEFT') return { ...base, barrier: because('deleted-line') }
  if (isAmbiguous) return { ...base, barrier: because('original-unclear') }
  if (contradictsRange(finding, span)) return { ...base, barrier: because('original-differs') }
  return base
}

function movedTo(finding: Finding, side: Side, match: QuoteMatch, hidden: boolean): InlineAnchor {
  const { span, fit, unique } = match
  const base = { kind: 'inline', side, span, proof: fit } as const
  const sameLine = finding.line !== undefined && span.first <= finding.line && finding.line <= span.last
  const from = finding.line === undefined ? '' : md` from line ${finding.line}`
  const note = sameLine ? {} : { note: md`Moved here${from}: this is the code it quotes.` }
  if (side === 'LEFT') return { ...base, ...note, barrier: because('deleted-line') }
  if (fit === 'part') return { ...base, ...note, barrier: because('original-differs') }
  const proven = unique && !hidden && isDistinctive(span) && !contradictsRange(finding, span)
  return proven ? { ...base, ...note } : { ...base, ...note, barrier: because('moved') }
}

/** Whether the quote may be at the stated lines, in a part that the diff does not show. */
function mayBeHidden(
  { line, startLine }: Finding,
  hunks: readonly Hunk[],
  readings: readonly string[][],
): boolean {
  if (line === undefined) return true
  return readings.some((lines) => {
    const firsts = candidateStarts(line, [lines], startLine).filter((first) => first > 0)
    return firsts.some((first) => mayStandAt(hunks, first, lines))
  })
}

/** Whether the finding has a range and quotes more or fewer lines than that. */
function contradictsRange({ line, startLine }: Finding, span: Span): boolean {
  return line !== undefined && startLine !== undefined && line - startLine !== span.last - span.first
}

/** Whether the lines have at least four letters or digits; less, such as a lone bracket, occurs everywhere. */
function isDistinctive({ hunk, first, last }: Span): boolean {
  let letters = 0
  return (newLines(hunk, first, last) ?? []).some((row) => {
    letters += countLetters(row.text)
    return letters >= 4
  })
}

/** Has a literal type, so that templates of safe text accept it. `last < first` means an insertion between two lines. */
export function linesText({ first, last }: { first: number; last: number }): LinesText {
  if (last < first) return last < 1 ? 'the top of the file' : `the place after line ${last}`
  return first === last ? `line ${first}` : `lines ${first} to ${last}`
}

type LinesText =
  | `line ${number}`
  | `lines ${number} to ${number}`
  | `the place after line ${number}`
  | 'the top of the file'
