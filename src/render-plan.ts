import type { FindingReport, ReviewPlan } from './core/plan.ts'
import { countsLine, linesSuffix } from './core/summary.ts'
import { joinPrintable, line, type Printable, padEnd, printable } from './log.ts'
import { type Paint, painter, type Style } from './paint.ts'

/** The plan for a person at a terminal: what goes where, which have a button, and why the others do not. */
export function renderPlan(plan: ReviewPlan, stream: { isTTY?: boolean }): Printable {
  const paint = painter(stream)
  const of = (outcome: FindingReport['outcome']) =>
    plan.findings.filter((finding) => finding.outcome === outcome)
  const inline = of('inline')
  const files = [...new Set(inline.map(({ path }) => path))]
  const sections: (Printable | undefined)[] = [
    paint('bold', printable(countsLine(plan.counts).replaceAll('**', '').replace('below', 'in the body'))),
    ...files.map((path) =>
      section(
        printable(path),
        inline
          .filter((finding) => finding.path === path)
          .toSorted((one, other) => topOf(plan, one) - topOf(plan, other)),
        (finding) => [placeOf(plan, finding), buttonText(finding, paint)],
        paint,
      ),
    ),
    section(
      line`In the body of the review`,
      of('summary'),
      (finding) => [locationOf(finding), why(finding)],
      paint,
    ),
    section(
      line`Known from an earlier run`,
      of('duplicate'),
      (finding) => [locationOf(finding), undefined],
      paint,
    ),
    section(line`Filtered out`, of('filtered'), (finding) => [locationOf(finding), why(finding)], paint),
    section(line`Dropped`, of('dropped'), (finding) => [locationOf(finding), why(finding)], paint),
  ]
  const told = sections.filter((text) => text !== undefined)
  return line`${joinPrintable(told, '\n\n')}\n`
}

function section(
  title: Printable,
  findings: readonly FindingReport[],
  describe: (finding: FindingReport) => [place: Printable, detail: Printable | undefined],
  paint: Paint,
): Printable | undefined {
  if (findings.length === 0) return undefined
  const rows = findings.map((finding) => ({ finding, described: describe(finding) }))
  const width = Math.min(40, Math.max(...rows.map(({ described: [place] }) => place.length)))
  const lines = rows.flatMap(({ finding, described: [place, detail] }) => [
    line`  ${padEnd(place, width)}  ${severityText(finding, paint)}  ${titleOf(finding)}`,
    ...(detail === undefined ? [] : [line`  ${padEnd(line``, width)}  ${detail}`]),
  ])
  return joinPrintable([paint('bold', title), ...lines], '\n')
}

const SEVERITY_STYLES: Record<string, Style> = { error: 'red', warning: 'yellow', info: 'blue' }

function severityText({ severity = '' }: FindingReport, paint: Paint): Printable {
  return paint(SEVERITY_STYLES[severity] ?? 'dim', padEnd(printable(severity), 7))
}

/** Without a title, the beginning of the message. */
function titleOf({ title, message = '' }: FindingReport): Printable {
  const [first = ''] = (title ?? message).trim().split('\n')
  return printable(first.length > 100 ? `${first.slice(0, 99)}…` : first)
}

function topOf({ review }: ReviewPlan, finding: FindingReport): number {
  const tops = finding.comments.map((index) => review.comments[index]?.line ?? 0)
  return Math.min(...tops)
}

function placeOf({ review }: ReviewPlan, finding: FindingReport): Printable {
  const places = finding.comments.toReversed().flatMap((index) => {
    const comment = review.comments[index]
    if (!comment) return []
    const { start_line: first, line: last } = comment
    if (last === undefined) return [line`whole file`]
    const lines = first === undefined ? line`${last}` : line`${first}-${last}`
    return [comment.side === 'LEFT' ? line`deleted ${lines}` : line`line ${lines}`]
  })
  return joinPrintable(places, ', ')
}

function buttonText({ suggestion, reason, code }: FindingReport, paint: Paint): Printable | undefined {
  if (suggestion === 'committable') return paint('green', line`● one-click suggestion`)
  if (suggestion === 'quoted')
    return line`○ code shown, no button: ${printable(reason ?? '')} ${paint('dim', line`(${code ?? ''})`)}`
  return undefined
}

function locationOf({ path, line: last, start_line }: FindingReport): Printable {
  return line`${printable(path)}${last === undefined ? '' : linesSuffix(start_line, last)}`
}

function why({ reason, code }: FindingReport): Printable {
  return printable(`${reason ?? ''} (${code})`)
}
