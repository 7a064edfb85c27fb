import { withoutMarker } from '../core/memory/marker.ts'
import type { FindingReport } from '../core/plan/plan.ts'
import { codeSpan, fence } from '../core/text/fence.ts'
import { fold } from '../core/text/fold.ts'
import { revealInvisible } from '../core/text/invisible.ts'
import { plural } from '../core/text/plural.ts'
import { inlineText } from '../core/text/prose.ts'
import { type Code, join, markSafe, md, type Prose } from '../core/text/safe-text.ts'
import { serverUrl } from '../core/text/safe-url.ts'
import { truncate } from '../core/text/truncate.ts'
import { countsLine, scopeLine } from '../core/write/counts.ts'
import type { Result } from '../review.ts'

/** In bytes. The runner drops a step's summary of more than 1 MiB. https://docs.github.com/actions/reference/limits */
const MAX_LENGTH = 900 * 1024
const ROOM_FOR_REST = 500
/** Characters of a server's error message. */
const MAX_MESSAGE = 2000
/** Characters of a path, a title or a reason in the table. */
const MAX_CELL = 200

/** The summary on the job's page: where each finding went and, if nothing could be posted, every comment in full. */
export function jobSummary(result: Result): Prose {
  const { plan } = result
  const texts = result.outcome === 'degraded' || result.outcome === 'skipped' ? fullTexts(result) : []
  // Findings that are not in the review must not bury those that are.
  const filtered = plan.findings.filter(({ outcome }) => outcome === 'filtered')
  const others = plan.findings.filter(({ outcome }) => outcome !== 'filtered')
  const parts = [
    md`## Fencepost`,
    headline(result),
    // The body of the review begins with them.
    ...[countsLine(plan.counts, plan.tally), scopeLine(plan.tally)].filter(
      (line) => line !== undefined && !(texts[0] ?? '').includes(line),
    ),
    ...texts,
  ]
  const { shown, rest } = takeFitting(
    [...others, ...filtered].map(row),
    MAX_LENGTH - Buffer.byteLength(parts.join('\n\n')) - ROOM_FOR_REST,
  )
  const pieces = [
    ...parts,
    table(shown.slice(0, others.length)),
    shown.length > others.length &&
      fold(md`${plural(filtered.length, 'finding')} filtered out`, table(shown.slice(others.length))),
    rest > 0 && md`${plural(rest, 'more finding')} did not fit here; the report has them all.`,
  ]
  return md`${join(pieces, '\n\n')}\n\n`
}

function table(rows: readonly Prose[]): Prose {
  return rows.length === 0 ? md`` : join([md`| | where | finding | |`, md`|---|---|---|---|`, ...rows], '\n')
}

function headline(result: Result): Prose {
  switch (result.outcome) {
    case 'posted': {
      const url = serverUrl(result.url)
      return url === '' ? md`Posted the review.` : md`Posted [the review](${url}).`
    }
    case 'nothing-new':
      return md`Nothing new: all findings are known from an earlier run.`
    case 'nothing-to-post':
      return md`Nothing to post.`
    case 'dry-run':
      return md`A dry run: nothing was posted.`
    case 'skipped':
      return md`${inlineText(result.why)}; nothing was posted.`
    case 'degraded':
      return md`The review could not be posted. ${inlineText(truncate(result.message, MAX_MESSAGE))}${advice(result.hint)}`
  }
}

/** What is to be pasted stands below a blank line. */
function advice(hint: string): Prose {
  const [sentence = '', ...toPaste] = truncate(hint, MAX_MESSAGE).split('\n\n')
  const paragraphs = [inlineText(sentence), ...toPaste.map((text) => fence(text.split('\n'), 'text'))]
  return join(
    paragraphs.filter(Boolean).map((paragraph) => md`\n\n${paragraph}`),
    '',
  )
}

function fullTexts({ plan }: Result): Prose[] {
  const comments = plan.review.comments.map(
    ({ path, line, body }) =>
      md`### ${codeSpan(`${revealInvisible(path)}${line === undefined ? '' : `:${line}`}`)}\n\n${withoutMarker(body)}`,
  )
  const { body } = plan.review
  const { shown, rest } = takeFitting([withoutMarker(body), ...comments].filter(Boolean), MAX_LENGTH / 2)
  return rest > 0
    ? [...shown, md`${plural(rest, 'more comment')} did not fit here; the report has them all.`]
    : shown
}

/** The texts that fit into `maxBytes`, and the number of those that do not. */
function takeFitting(texts: readonly Prose[], maxBytes: number): { shown: Prose[]; rest: number } {
  let room = maxBytes
  const end = texts.findIndex((text) => {
    room -= Buffer.byteLength(text) + 2
    return room < 0
  })
  const shown = texts.slice(0, end < 0 ? texts.length : end)
  return { shown, rest: texts.length - shown.length }
}

const OUTCOMES = {
  inline: 'inline',
  summary: 'in the body',
  duplicate: 'known',
  merged: 'merged',
  filtered: 'filtered',
  dropped: 'dropped',
} as const satisfies Record<FindingReport['outcome'], string>

function row(finding: FindingReport): Prose {
  const { path, line, severity = '', title, message = '', outcome, suggestion, reason } = finding
  const where =
    path === '' ? '' : cellCode(`${truncate(path, MAX_CELL)}${line === undefined ? '' : `:${line}`}`)
  const text = inlineText(truncate(title ?? message, MAX_CELL))
  const button = suggestion === 'committable' ? ', one-click suggestion' : ''
  const why = reason ? md`: ${inlineText(truncate(reason, MAX_CELL))}` : ''
  return md`| ${inlineText(severity)} | ${where} | ${text} | ${OUTCOMES[outcome]}${button}${why} |`
}

/** Markdown splits a table into cells before it parses code spans, so `|` must be escaped inside code too. */
function cellCode(text: string): Code {
  return markSafe(codeSpan(revealInvisible(text)).replaceAll('|', '\\|'))
}
