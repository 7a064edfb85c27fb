import type { FindingReport, ReviewComment, ReviewPlan } from '../plan/plan.ts'
import { collapseWhitespace } from '../text/collapse-whitespace.ts'
import { truncate } from '../text/truncate.ts'
import { linesSuffix } from '../write/review-body.ts'

/** The outcome of a finding on the page: where it is shown, and whether its code has a button. */
export const STANDINGS = {
  button: 'One click',
  quoted: 'Code shown',
  plain: 'Comment',
  body: 'In the body',
  merged: 'Merged',
  known: 'Known',
  filtered: 'Filtered out',
  dropped: 'Dropped',
} as const
export type Standing = keyof typeof STANDINGS

/** A finding as the page shows it. */
export interface Entry {
  readonly finding: FindingReport
  readonly standing: Standing
  readonly severity: string
  /** One line. */
  readonly title: string
  /** `src/cart.ts:10-14` */
  readonly place: string
  /** The lines where the page shows it: a comment may be on other lines than its finding was given. */
  readonly lines: LineNumbers | undefined
  /** `no-var`, if its tool says so. */
  readonly rule: string | undefined
  /** Id of the element that shows it. */
  readonly id: string
}

export interface LineNumbers {
  readonly first: number
  readonly last: number
}

/** One entry for each finding of the report, in its order. */
export function toEntries({ findings, body, review, sources }: ReviewPlan): Entry[] {
  const inBody = new Set(body.groups.flatMap(({ entries }) => entries.map(({ finding }) => finding)))
  return findings.map((finding, index) => ({
    finding,
    standing: standingOf(finding),
    severity: finding.severity ?? 'none',
    title: titleOf(finding),
    place:
      finding.line === undefined
        ? finding.path
        : finding.path + linesSuffix(finding.start_line, finding.line),
    id: idOf(finding, index, inBody),
    lines: linesOf(finding, review.comments),
    rule: ruleOf(sources[index]),
  }))
}

function linesOf(finding: FindingReport, placed: readonly ReviewComment[]): LineNumbers | undefined {
  const comment = finding.outcome === 'inline' ? placed[topmost(finding) ?? -1] : undefined
  const { start_line, line } = comment ?? finding
  return line === undefined ? undefined : { first: start_line ?? line, last: line }
}

/** Of several comments, the topmost one is the last: a file's comments are planned bottom-up. */
function topmost({ comments }: FindingReport): number | undefined {
  return comments.at(-1)
}

function ruleOf(source: ReviewPlan['sources'][number] | undefined): string | undefined {
  return source && 'rule' in source ? source.rule : undefined
}

function standingOf({ outcome, suggestion }: FindingReport): Standing {
  switch (outcome) {
    case 'inline':
      return suggestion === 'committable' ? 'button' : suggestion === 'quoted' ? 'quoted' : 'plain'
    case 'summary':
      return 'body'
    case 'duplicate':
      return 'known'
    case 'merged':
    case 'filtered':
    case 'dropped':
      return outcome
  }
}

function idOf(finding: FindingReport, index: number, inBody: ReadonlySet<number>): string {
  const first = topmost(finding)
  if (finding.outcome === 'inline' && first !== undefined) return commentId(first)
  return inBody.has(index) ? listedId(index) : unpostedId(index)
}

export function commentId(comment: number): string {
  return `comment-${comment}`
}

export function listedId(finding: number): string {
  return `body-${finding}`
}

export function unpostedId(finding: number): string {
  return `finding-${finding}`
}

const MAX_TITLE = 120

function titleOf({ title, message = '', reason = '' }: FindingReport): string {
  const text = title?.trim() || message.trim() || reason
  const line = collapseWhitespace(text.split('\n', 1)[0] ?? '').trim()
  return line.length > MAX_TITLE ? `${truncate(line, MAX_TITLE)}…` : line
}
