import type { FindingReport, ReviewPlan } from './core/plan.ts'
import { countsLine, linesSuffix } from './core/summary.ts'
import { printable } from './log.ts'
import { type Paint, painter, type Style } from './paint.ts'

/** The plan for a person at a terminal: what goes where, which have a button, and why the others do not. */
export function renderPlan(plan: ReviewPlan, stream: { isTTY?: boolean }): string {
  const paint = painter(stream)
  const of = (outcome: FindingReport['outcome']) =>
    plan.findings.filter((finding) => finding.outcome === outcome)
  const inline = of('inline')
  const files = [...new Set(inline.map(({ path }) => path))]
  const sections = [
    paint('bold', countsLine(plan.counts).replaceAll('**', '').replace('below', 'in the body')),
    ...files.map((path) =>
      section(
        path,
        inline
          .filter((finding) => finding.path === path)
          .toSorted((one, other) => topOf(plan, one) - topOf(plan, other)),
        (finding) => [placeOf(plan, finding), buttonText(finding, paint)],
        paint,
      ),
    ),
    section(
      'In the body of the review',
      of('summary'),
      (finding) => [locationOf(finding), why(finding)],
      paint,
    ),
    section(
      'Known from an earlier run',
      of('duplicate'),
      (finding) => [locationOf(finding), undefined],
      paint,
    ),
    section('Filtered out', of('filtered'), (finding) => [locationOf(finding), why(finding)], paint),
    section('Dropped', of('dropped'), (finding) => [locationOf(finding), why(finding)], paint),
  ]
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`
}

function section(
  title: string,
  findings: readonly FindingReport[],
  describe: (finding: FindingReport) => [place: string, detail: string | undefined],
  paint: Paint,
): string {
  if (findings.length === 0) return ''
  const rows = findings.map((finding) => ({ finding, described: describe(finding) }))
  const width = Math.min(40, Math.max(...rows.map(({ described: [place] }) => place.length)))
  const lines = rows.flatMap(({ finding, described: [place, detail] }) => [
    `  ${printable(place).padEnd(width)}  ${severityText(finding, paint)}  ${titleOf(finding)}`,
    ...(detail === undefined ? [] : [`  ${' '.repeat(width)}  ${detail}`]),
  ])
  return [paint('bold', printable(title)), ...lines].join('\n')
}

const SEVERITY_STYLES: Record<string, Style> = { error: 'red', warning: 'yellow', info: 'blue' }

function severityText({ severity = '' }: FindingReport, paint: Paint): string {
  return paint(SEVERITY_STYLES[severity] ?? 'dim', severity.padEnd(7))
}

/** Without a title, the beginning of the message. */
function titleOf({ title, message = '' }: FindingReport): string {
  const [line = ''] = (title ?? message).trim().split('\n')
  return printable(line.length > 100 ? `${line.slice(0, 99)}…` : line)
}

function topOf({ review }: ReviewPlan, finding: FindingReport): number {
  const tops = finding.comments.map((index) => review.comments[index]?.line ?? 0)
  return Math.min(...tops)
}

function placeOf({ review }: ReviewPlan, finding: FindingReport): string {
  const places = finding.comments.toReversed().flatMap((index) => {
    const comment = review.comments[index]
    if (!comment) return []
    const lines =
      comment.start_line === undefined ? `${comment.line}` : `${comment.start_line}-${comment.line}`
    return [comment.side === 'LEFT' ? `deleted ${lines}` : `line ${lines}`]
  })
  return places.join(', ')
}

function buttonText({ suggestion, reason, code }: FindingReport, paint: Paint): string | undefined {
  if (suggestion === 'committable') return paint('green', '● one-click suggestion')
  if (suggestion === 'quoted')
    return `○ code shown, no button: ${printable(reason ?? '')} ${paint('dim', `(${code})`)}`
  return undefined
}

function locationOf({ path, line, start_line }: FindingReport): string {
  return path + (line === undefined ? '' : linesSuffix(start_line, line))
}

function why({ reason, code }: FindingReport): string {
  return printable(`${reason ?? ''} (${code})`)
}
