import type { FindingReport, ReviewPlan } from '../core/plan/plan.ts'
import { countsLine, scopeLine } from '../core/write/counts.ts'
import { linesSuffix } from '../core/write/review-body.ts'
import { joinPrintable, line, type Printable, padEnd, printable } from '../output/log.ts'
import { countedSection } from './counted-section.ts'
import { severityStyle } from './render-body.ts'
import type { Terminal } from './terminal.ts'
import { cut, oneLine, widthOf, wrap } from './text-width.ts'

/** Renders the plan with a line or two per finding: where it goes, whether it has a button, and if not, why. */
export function renderPlan(plan: ReviewPlan, terminal: Terminal): Printable {
  const inline = plan.findings.filter(({ outcome }) => outcome === 'inline')
  const files = new Map<string, FindingReport[]>()
  for (const finding of inline) {
    const ofFile = files.get(finding.path) ?? []
    ofFile.push(finding)
    files.set(finding.path, ofFile)
  }
  const sections = [
    renderCounts(plan, terminal),
    ...[...files].flatMap(([path, findings]) =>
      section(
        oneLine(path),
        findings.toSorted((one, other) => topOf(plan, one) - topOf(plan, other)),
        (finding) => ({ place: renderPlace(plan, finding), ...buttonText(finding) }),
        terminal,
      ),
    ),
    ...shortSection(line`In the body of the review`, of(plan, 'summary'), notInline, terminal),
    ...renderUnposted(plan, terminal),
  ]
  return line`${joinPrintable(sections, '\n\n')}\n`
}

export function renderCounts({ counts, tally }: ReviewPlan, { columns, paint }: Terminal): Printable {
  const text = printable(countsLine(counts, tally, 'in the body').replaceAll('**', ''))
  const bold = wrap(text, columns).map((part) => paint('bold', part))
  const scope = wrap(printable(scopeLine(tally) ?? ''), columns)
  return joinPrintable([...bold, ...(tally.outOfScope > 0 ? scope : [])], '\n')
}

/** The findings that are not part of the review. */
export function renderUnposted(plan: ReviewPlan, terminal: Terminal): Printable[] {
  return [
    ...shortSection(line`Merged with another`, of(plan, 'merged'), notInline, terminal),
    ...shortSection(line`Known from an earlier run`, of(plan, 'duplicate'), known, terminal),
    ...shortSection(line`Filtered out`, of(plan, 'filtered'), notInline, terminal),
    ...droppedSection(of(plan, 'dropped'), terminal),
  ]
}

function of({ findings }: ReviewPlan, outcome: FindingReport['outcome']): FindingReport[] {
  return findings.filter((finding) => finding.outcome === outcome)
}

interface Described {
  readonly place: Printable
  readonly detail?: Printable
  readonly offered?: boolean
}

const known = (finding: FindingReport): Described => ({ place: renderLocation(finding) })
const notInline = (finding: FindingReport): Described => ({
  place: renderLocation(finding),
  detail: why(finding),
})

/** In terminals with fewer columns the place is on a separate line. */
const NARROW = 70
const MAX_PLACE = 40

/** Nobody reads a longer list of findings that have no comment; the report has them all. */
const MAX_LISTED = 20

function shortSection(...given: Parameters<typeof section>): Printable[] {
  const [title, findings, , terminal] = given
  return findings.length > MAX_LISTED ? [countedSection(title, findings, terminal)] : section(...given)
}

function section(
  title: Printable,
  findings: readonly FindingReport[],
  describe: (finding: FindingReport) => Described,
  terminal: Terminal,
): Printable[] {
  if (findings.length === 0) return []
  const { columns, paint } = terminal
  const rows = findings.map((finding) => ({ finding, ...describe(finding) }))
  const widest = rows.reduce((max, { place }) => Math.max(max, widthOf(place)), 0)
  const width = columns < NARROW ? 0 : Math.min(MAX_PLACE, widest)
  const room = columns - width - 4
  const indent = padEnd(line``, width + (width > 0 ? 4 : 2))
  const lines = rows.flatMap(({ finding, place, detail, offered }) => {
    const [first = line``, ...more] = wrap(renderTitle(finding), room - SEVERITY)
    const head = line`${severityText(finding, terminal)}  ${first}`
    const under = more.map((part) => line`${indent}${padEnd(line``, SEVERITY)}${part}`)
    const details = detail
      ? wrap(detail, room).map((part) => line`${indent}${offered ? paint('green', part) : part}`)
      : []
    const start =
      width > 0
        ? [line`  ${place}${padEnd(line``, Math.max(0, width - widthOf(place)))}  ${head}`]
        : [line`  ${paint('dim', cut(place, columns - 2))}`, line`  ${head}`]
    return [...start, ...under, ...details]
  })
  return [joinPrintable([paint('bold', cut(title, columns)), ...lines], '\n')]
}

/** A dropped entry has no text; its reason gives the file, the number and what was wrong with it. */
function droppedSection(findings: readonly FindingReport[], { columns, paint }: Terminal): Printable[] {
  if (findings.length === 0) return []
  const lines = findings.flatMap((finding) => {
    const { path, severity } = finding
    const about = [path === '' ? undefined : renderLocation(finding), severity].filter(Boolean).join(', ')
    const text = oneLine(`${finding.reason ?? ''} (${about === '' ? '' : `${about}, `}${finding.code})`)
    return wrap(text, columns - 4).map((part, index) => (index === 0 ? line`  ${part}` : line`    ${part}`))
  })
  return [joinPrintable([paint('bold', line`Dropped`), ...lines], '\n')]
}

/** Columns of the severity, including two blanks. */
const SEVERITY = 9

function severityText({ severity = '' }: FindingReport, { paint }: Terminal): Printable {
  return paint(severityStyle(severity), padEnd(printable(severity), SEVERITY - 2))
}

/** The title; without one, the first line of the message. */
function renderTitle({ title, message = '' }: FindingReport): Printable {
  const [first = ''] = (title ?? message).trim().split('\n')
  return cut(oneLine(first), MAX_TITLE)
}

const MAX_TITLE = 100

function topOf({ review }: ReviewPlan, finding: FindingReport): number {
  return finding.comments.reduce(
    (top, index) => Math.min(top, review.comments[index]?.line ?? 0),
    Number.POSITIVE_INFINITY,
  )
}

function renderPlace({ review }: ReviewPlan, finding: FindingReport): Printable {
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

function buttonText({ suggestion, reason, code }: FindingReport): Omit<Described, 'place'> {
  if (suggestion === 'committable') return { detail: line`● one-click suggestion`, offered: true }
  if (suggestion === 'none') return {}
  return { detail: line`○ code shown, no button: ${oneLine(reason ?? '')} (${code ?? ''})` }
}

function renderLocation({ path, line: last, start_line }: FindingReport): Printable {
  return line`${oneLine(path)}${last === undefined ? '' : linesSuffix(start_line, last)}`
}

function why({ reason, code }: FindingReport): Printable {
  return oneLine(`${reason ?? ''} (${code})`)
}
