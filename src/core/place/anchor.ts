import { type ChangedFile, type FileDiff, type Hunk, hunkAt, type Side } from '../diff/diff.ts'
import type { KnownLines } from '../diff/known-lines.ts'
import { type LineRun, lineRuns, rowsOn, runAt } from '../diff/line-run.ts'
import { oldLineOf } from '../diff/unchanged-line.ts'
import type { Finding } from '../finding/finding.ts'
import { touchedLines } from '../finding/fix.ts'
import { because, type Reason } from '../finding/reason.ts'
import { countWhile } from '../text/count-while.ts'
import type { Lazy } from '../text/lazy.ts'
import { md } from '../text/safe-text.ts'
import { anchorByQuote } from './anchor-by-quote.ts'
import type { Anchor, InlineAnchor } from './anchored.ts'
import { linesText } from './lines-text.ts'
import { possibleReadings, type Span } from './quote.ts'

export interface AnchorOptions {
  /** `prefer`: line numbers may be old ones, so a deleted row with that number is chosen first. */
  readonly deletedLines: 'fallback' | 'prefer'
  /** Whether the platform accepts comments on unchanged lines outside the hunks, see Limits. */
  readonly unchangedLines?: boolean
  /** Whether the platform accepts comments on whole files, see Limits. */
  readonly wholeFiles?: boolean
  /** The whole file, if it is available: then all places of a quote are known. */
  readonly file?: Lazy<KnownLines | undefined>
}

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
  const found =
    readings.length > 0
      ? anchorByQuote(finding, diff.hunks, side, readings, stated, options.file?.())
      : stated
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

/**
 * Only for modified and renamed files: an added file has no unchanged lines, and a removed file has no lines at all.
 */
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
  const shown = span.first - first > MAX_HIDDEN ? firstWords(span, side) : span
  return { kind: 'inline', side, span: shown, note, barrier: because('range-cut') }
}

/** Of a range that begins further above its hunk, the end says little: most often it is a closing bracket. */
const MAX_HIDDEN = 10

/** The first line of the span that has words. */
function firstWords(span: Span, side: Side): Span {
  for (let line = span.first; line <= span.last; line++) {
    const [row] = rowsOn([span.hunk], side, line, line) ?? []
    if (row && /[\p{L}\p{N}]/u.test(row.text)) return { ...span, first: line, last: line }
  }
  return { ...span, last: span.first }
}

/** For an insertion between two lines of which the diff shows only the lower one. */
function below(hunks: readonly Hunk[], { line = 0, fix }: Finding): InlineAnchor | undefined {
  if (fix === undefined) return undefined
  const { first, last } = touchedLines(fix.changes)
  return last < first && last === line ? place(hunks, 'RIGHT', { line: first }) : undefined
}

/**
 * Of the runs that a range overlaps: the one with its last line, else the one with its first line, else the last one.
 */
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
