import { codeSpan } from './core/fence.ts'
import { revealInvisible } from './core/invisible.ts'
import { withoutMarker } from './core/marker.ts'
import type { FindingReport } from './core/plan.ts'
import { inlineText } from './core/prose.ts'
import { countsLine } from './core/summary.ts'
import type { Result } from './review.ts'

/** A step's summary over 1 MiB is dropped whole. https://docs.github.com/actions/reference/limits */
const MAX_LENGTH = 900 * 1024

/** The run for the page of the job: what was posted where; and, where nothing could be, every finding in full. */
export function jobSummary(result: Result): string {
  const { plan } = result
  const texts = result.outcome === 'degraded' || result.outcome === 'skipped' ? fullTexts(result) : []
  const rows = plan.findings.map(row)
  const parts = ['## Fencepost', headline(result), countsLine(plan.counts), ...texts]
  const table = ['| | where | finding | |', '|---|---|---|---|']
  let room = MAX_LENGTH - Buffer.byteLength(parts.join('\n\n')) - 500
  const shown = rows.filter((line) => {
    room -= Buffer.byteLength(line) + 1
    return room > 0
  })
  const rest = rows.length - shown.length
  return [
    ...parts,
    ...(shown.length > 0 ? [[...table, ...shown].join('\n')] : []),
    ...(rest > 0 ? [`${rest} more findings are in the report.`] : []),
    '',
  ].join('\n\n')
}

function headline(result: Result): string {
  switch (result.outcome) {
    case 'posted':
      return `Posted [the review](${result.url}).`
    case 'nothing-new':
      return 'Nothing new: all findings are known from an earlier run.'
    case 'nothing-to-post':
      return 'Nothing to post.'
    case 'dry-run':
      return 'A dry run: nothing was posted.'
    case 'skipped':
      return `${result.why}; nothing was posted.`
    case 'degraded':
      return `The review could not be posted. ${inlineText(result.message)}`
  }
}

function fullTexts({ plan }: Result): string[] {
  const comments = plan.review.comments.map(
    ({ path, line, body }) => `### ${codeSpan(`${revealInvisible(path)}:${line}`)}\n\n${withoutMarker(body)}`,
  )
  const texts = [withoutMarker(plan.review.body), ...comments]
  let room = MAX_LENGTH / 2
  return texts.filter((text) => {
    room -= Buffer.byteLength(text) + 2
    return room > 0
  })
}

const OUTCOMES: Record<FindingReport['outcome'], string> = {
  inline: 'inline',
  summary: 'in the body',
  duplicate: 'known',
  merged: 'merged',
  filtered: 'filtered',
  dropped: 'dropped',
}

function row(finding: FindingReport): string {
  const { path, line, severity = '', title, message = '', outcome, suggestion, reason } = finding
  const where =
    path === ''
      ? ''
      : codeSpan(revealInvisible(`${path}${line === undefined ? '' : `:${line}`}`)).replaceAll('|', '\\|')
  const text = inlineText((title ?? message).slice(0, 200))
  const button = suggestion === 'committable' ? ', one-click suggestion' : ''
  return `| ${severity} | ${where} | ${text} | ${OUTCOMES[outcome]}${button}${reason ? `: ${inlineText(reason.slice(0, 200))}` : ''} |`
}
