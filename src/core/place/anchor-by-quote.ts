import { type Hunk, newLines, type Side } from '../diff/diff.ts'
import type { KnownLines, LineRange } from '../diff/known-lines.ts'
import type { Finding } from '../finding/finding.ts'
import { because, type Reason } from '../finding/reason.ts'
import { countLetters } from '../text/letters.ts'
import { md } from '../text/safe-text.ts'
import type { InlineAnchor } from './anchored.ts'
import { linesText } from './lines-text.ts'
import {
  fitAt,
  fitsRange,
  mayBeHiddenAt,
  placesInFile,
  type QuoteMatch,
  type Span,
  searchQuote,
} from './quote.ts'

/** Places a finding by the lines that it quotes; `stated` is where it says it is. */
export function anchorByQuote(
  finding: Finding,
  hunks: readonly Hunk[],
  side: Side,
  readings: readonly string[][],
  stated: InlineAnchor | undefined,
  file: KnownLines | undefined,
): InlineAnchor | undefined {
  const { line, startLine } = finding
  const firsts = line === undefined ? [] : candidateStarts(line, readings, startLine)
  const named = { first: startLine ?? 0, last: line ?? 0 }
  const inRange = startLine === undefined ? undefined : fitsRange(hunks, side, named, readings)
  if (inRange) return atTheQuote(finding, side, inRange, false)
  const [match, other] = matchesAt(hunks, side, firsts, readings)
  const hidden = mayBeHidden(finding, hunks, readings, file)
  if (match) return atTheQuote(finding, side, match, other !== undefined || hidden)

  // Without a given side, the number may be that of a deleted row if the quote equals that row's text.
  const [deleted] = finding.side ? [] : matchesAt(hunks, 'LEFT', firsts, readings)
  if (deleted?.fit === 'exact') return atTheQuote(finding, 'LEFT', deleted, false)

  const moved = searchQuote(hunks, side, readings, line)
  const inFile = file && side === 'RIGHT' ? placesInFile(file, readings, line) : undefined
  const unique = inFile ? inFile.places.length === 1 && inFile.complete : moved?.unique
  if (moved) return movedTo(finding, side, { ...moved, unique: unique === true }, hidden)
  return stated && { ...stated, barrier: stated.barrier ?? notThere(inFile?.places[0]) }
}

function notThere(elsewhere: LineRange | undefined): Reason {
  if (!elsewhere) return because('original-differs')
  const at = linesText(elsewhere)
  return because('original-differs', `The code that it quotes is ${at}, which the diff does not show.`)
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
  file: KnownLines | undefined,
): boolean {
  if (line === undefined) return file === undefined
  return readings.some((lines) => {
    const firsts = candidateStarts(line, [lines], startLine).filter((first) => first > 0)
    return firsts.some((first) => mayBeHiddenAt(hunks, first, lines, file))
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
