import type { Assessed } from './assess.ts'
import { beginning } from './beginning.ts'
import {
  facts,
  fitting,
  fixElsewhere,
  heading,
  joinPieces,
  MAX_REASON,
  message,
  otherMessages,
  proseOptions,
  shortText,
  shownCode,
  spokenText,
} from './body.ts'
import { otherVoices } from './compose.ts'
import { rank } from './decide.ts'
import { codeSpan } from './fence.ts'
import { revealInvisible } from './invisible.ts'
import { join, type Markdown, md, type Prose } from './lane.ts'
import { permalink } from './live-url.ts'
import { MAX_LISTED, reviewMarker, SHORT } from './marker.ts'
import type { Limits, PlanOptions } from './plan-options.ts'
import { plural } from './plural.ts'
import { digestOf } from './posted.ts'
import { codeAsSaid, type Proposal } from './proposal.ts'
import type { Reason } from './reason.ts'
import { ROOM_FOR_REST, restPerFile } from './rest-per-file.ts'

export interface Counts {
  findings: number
  comments: number
  suggestions: number
  summarized: number
  duplicates: number
  filtered: number
}

/** A finding that is told in the review's body, and why it is not inline. */
interface Summarized {
  readonly assessed: Assessed
  readonly reason: Reason
}

/** The body in its parts, each of them finished Markdown, so that others can show it piece by piece. */
export interface ReviewBody {
  readonly head: Prose
  /** The findings that are told, by their position in the report. */
  readonly told: readonly { readonly finding: number; readonly text: Prose }[]
  /** Counts of those that did not fit. */
  readonly rest: Prose
  readonly marker: Prose
}

const SEPARATOR = '\n\n---\n\n'

export const NO_BODY: ReviewBody = { head: md``, told: [], rest: md``, marker: md`` }

export function bodyText({ head, told, rest, marker }: ReviewBody): Prose {
  const texts = told.map(({ text }) => text)
  return joinPieces([head, join(texts, SEPARATOR), rest, marker])
}

/** The review's body: one line of counts, then what is not inline, most severe first, as much as fits. */
export function reviewBody(
  counts: Counts,
  summarized: readonly Summarized[],
  run: string,
  options: PlanOptions,
  limits: Limits,
): ReviewBody {
  const ordered = summarized.toSorted(
    (one, other) => rank(one.assessed.finding.severity) - rank(other.assessed.finding.severity),
  )
  const head = joinPieces([
    countsLine(counts),
    counts.suggestions > 0 ? md`Read a suggestion before you commit it.` : undefined,
    movedHead(options),
  ])
  const markerLength = (SHORT + 1) * Math.min(ordered.length, MAX_LISTED) + options.id.length * 3
  let room = limits.bodyLength - head.length - markerLength - ROOM_FOR_REST
  const told: ReviewBody['told'][number][] = []
  for (const entry of ordered.slice(0, MAX_LISTED)) {
    const text = summaryEntry(entry, options, limits, Math.min(room, MAX_ENTRY))
    if (text.length + SEPARATOR.length > room) break
    room -= text.length + SEPARATOR.length
    told.push({ finding: entry.assessed.index, text })
  }
  const rest = ordered.slice(told.length)
  const marker = reviewMarker({
    id: options.id,
    commit: options.commit ?? 'none',
    run,
    listed: ordered.slice(0, told.length).map(({ assessed }) => assessed.listedAs),
    rest:
      rest.length === 0
        ? 'none'
        : digestOf(
            rest.map(({ assessed }) => assessed.identity),
            options.sha256,
          ),
  })
  return { head, told, rest: restPerFile(rest), marker }
}

/** GitHub carries the comments over to the new head, or marks them outdated. */
function movedHead({ commit, head }: PlanOptions): Prose | undefined {
  if (!commit || !head || head === commit) return undefined
  return md`Reviewed ${codeSpan(commit.slice(0, 10))}, head is ${codeSpan(head.slice(0, 10))}.`
}

/** One long finding must not push the others out of the body. */
const MAX_ENTRY = 12_000

export function countsLine({
  findings,
  comments,
  suggestions,
  summarized,
  duplicates,
  filtered,
}: Counts): Prose {
  const parts = [
    comments > 0 &&
      md`${plural(comments, 'inline comment')}${suggestions > 0 ? md`, ${suggestions} to commit with one click` : ''}`,
    summarized > 0 && md`${summarized} below`,
    duplicates > 0 && md`${duplicates} known from an earlier run`,
    filtered > 0 && md`${filtered} filtered out`,
  ]
  const told = join(parts, '; ')
  return md`**${plural(findings, 'finding')}**${told && md`: ${told}`}.`
}

/** For the sentences that say what was cut, and what stands between the parts. */
const ROOM_FOR_NOTES = 400

function summaryEntry(
  { assessed, reason }: Summarized,
  options: PlanOptions,
  limits: Limits,
  room: number,
): Prose {
  const { finding, members = [] } = assessed
  const others = otherVoices(assessed)
  const { prose, proposals } = codeAsSaid(finding)
  const theirs = members.flatMap((member) => codeAsSaid(member.assessed.finding).proposals)
  const code = distinct([...proposals, ...theirs]).map((proposal) =>
    shownCode({ proposal, replaced: proposal.before, lines: proposal.lines, refused: reason }),
  )
  // With code, its reason says the same.
  const why = code.length === 0 ? shortText(reason.reason, MAX_REASON) : undefined
  const messages = otherMessages(finding, others, proseOptions(options))
  const small = facts(finding, options.linkHosts, { others, agreeing: 1 })
  const last = joinPieces([why, small])
  const top = md`${heading(finding)} · ${location(assessed, options, limits)}`
  const left = room - top.length - last.length - ROOM_FOR_NOTES
  const parts = fitting([...messages, ...code, ...fixElsewhere(finding)], left)
  const text = message(spokenText(finding, prose), proseOptions(options), left - parts.length)
  return joinPieces([top, text, parts, last])
}

/** What several sources suggest alike is shown once. */
function distinct(proposals: readonly Proposal[]): Proposal[] {
  const keyed = proposals.map((proposal) => [JSON.stringify(proposal.lines), proposal] as const)
  return [...new Map(keyed).values()]
}

const MAX_PATH = 300

/** A permalink to the lines at the reviewed commit, where the repository is known. */
function location(
  { finding, path }: Assessed,
  { repositoryUrl, commit }: PlanOptions,
  limits: Limits,
): Markdown {
  if (path === '') return md`no file`
  const lines = finding.line === undefined ? '' : linesSuffix(finding.startLine, finding.line)
  const text = codeSpan(revealInvisible(beginning(path, MAX_PATH)) + lines)
  if (!repositoryUrl || !commit) return text
  const address = permalink(repositoryUrl, commit, path, finding, limits)
  return address ? md`[${text}](${address})` : text
}

export function linesSuffix(
  startLine: number | undefined,
  line: number,
): `:${number}` | `:${number}-${number}` {
  return startLine === undefined ? `:${line}` : `:${startLine}-${line}`
}
