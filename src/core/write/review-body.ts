import type { Assessed } from '../assess/assess.ts'
import { groupedAs, listedAs, refusedAs } from '../assess/listed-names.ts'
import { rank, type Severity } from '../finding/finding.ts'
import type { Reason } from '../finding/reason.ts'
import { type ListedName, MAX_GROUPS, MAX_LISTED, reviewMarker } from '../memory/marker.ts'
import { digestOf } from '../memory/posted.ts'
import type { Limits, PlanOptions } from '../options/plan-options.ts'
import { type Proposal, proposalsAsGiven } from '../suggest/proposal.ts'
import { codeSpan, shortCode } from '../text/fence.ts'
import { join, type Markdown, md, type Prose } from '../text/safe-text.ts'
import { truncate } from '../text/truncate.ts'
import {
  facts,
  fitting,
  fullText,
  heading,
  joinPieces,
  MAX_REASON,
  message,
  otherMessages,
  proseOptions,
  shortText,
} from './comment-parts.ts'
import { otherFindings } from './comments.ts'
import { type Counts, countsLine, scopeLine, type Tally } from './counts.ts'
import { permalink } from './permalink.ts'
import { ROOM_FOR_REST, restPerFile } from './rest-per-file.ts'
import { fixesInOtherFiles, shownCode } from './shown-code.ts'

/** A finding that is listed in the review's body, and why it is not inline. */
interface Summarized {
  readonly assessed: Assessed
  readonly reason: Reason
}

/** The body in its parts, each of them finished Markdown, so that others can show it piece by piece. */
export interface ReviewBody {
  readonly head: Prose
  /** The findings that are listed, by their position in the report. */
  readonly entries: readonly { readonly finding: number; readonly text: Prose }[]
  /** Counts of those that did not fit. */
  readonly rest: Prose
  readonly marker: Prose
}

const SEPARATOR = '\n\n---\n\n'

export const NO_BODY: ReviewBody = { head: md``, entries: [], rest: md``, marker: md`` }

export function bodyText({ head, entries, rest, marker }: ReviewBody): Prose {
  const texts = entries.map(({ text }) => text)
  return joinPieces([head, join(texts, SEPARATOR), rest, marker])
}

/** The review's body: one line of counts, then what is not inline, most severe first, as much as fits. */
export function reviewBody(
  counts: Counts,
  tally: Tally,
  summarized: readonly Summarized[],
  run: string,
  options: PlanOptions,
  limits: Limits,
): ReviewBody {
  const ordered = summarized.toSorted(
    (one, other) => rank(one.assessed.finding.severity) - rank(other.assessed.finding.severity),
  )
  const head = joinPieces([
    countsLine(counts, tally),
    scopeLine(tally),
    counts.suggestions > 0 ? md`Read a suggestion before you commit it.` : undefined,
    movedHead(options),
  ])
  const marker = markerOf(ordered, run, options)
  let room = limits.bodyLength - head.length - marker.length - ROOM_FOR_REST
  const entries: ReviewBody['entries'][number][] = []
  for (const entry of ordered) {
    const text = summaryEntry(entry, options, limits, Math.min(room, MAX_ENTRY))
    if (text.length + SEPARATOR.length > room) break
    room -= text.length + SEPARATOR.length
    entries.push({ finding: entry.assessed.index, text })
  }
  return { head, entries, rest: restPerFile(ordered.slice(entries.length)), marker }
}

/** Remembers what is in the body: the most severe one by one, the next by file and rule, the others all together. */
function markerOf(ordered: readonly Summarized[], run: string, options: PlanOptions): Prose {
  const { id, commit = 'none', sha256 } = options
  const listed = ordered.slice(0, MAX_LISTED).map(({ assessed, reason }): ListedName => {
    const { severity } = assessed.finding
    if (reason.code === 'refused') return { name: refusedAs(assessed, options), severity, isRefused: true }
    return { name: listedAs(assessed, options), severity }
  })
  // The first of a group is its most severe.
  const groups = new Map<string, Severity>()
  const unnamed = ordered.slice(MAX_LISTED).filter(({ assessed }) => {
    const group = groupedAs(assessed, options)
    if (group === undefined) return true
    if (groups.has(group)) return false
    if (groups.size >= MAX_GROUPS) return true
    groups.set(group, assessed.finding.severity)
    return false
  })
  const identities = unnamed.map(({ assessed }) => assessed.identity)
  return reviewMarker({
    id,
    commit,
    run,
    listed,
    groups: [...groups].map(([name, severity]) => ({ name, severity })),
    rest: identities.length === 0 ? 'none' : digestOf(identities, sha256),
  })
}

/** GitHub carries the comments over to the new head, or marks them outdated. */
function movedHead({ commit, head }: PlanOptions): Prose | undefined {
  if (!commit || !head || head === commit) return undefined
  return md`Reviewed ${codeSpan(truncate(commit, 10))}, head is ${codeSpan(truncate(head, 10))}.`
}

/** One long finding must not push the others out of the body. */
const MAX_ENTRY = 12_000

/** For the sentences that say what was cut, and what stands between the parts. */
const ROOM_FOR_NOTES = 400

function summaryEntry(
  { assessed, reason }: Summarized,
  options: PlanOptions,
  limits: Limits,
  room: number,
): Prose {
  const { finding, members = [] } = assessed
  const others = otherFindings(assessed)
  const { prose, proposals } = proposalsAsGiven(finding)
  const theirs = members.flatMap((member) => proposalsAsGiven(member.assessed.finding).proposals)
  const code = distinct([...proposals, ...theirs]).map(
    (proposal) => () =>
      shownCode({ proposal, replaced: proposal.before, lines: proposal.lines, refused: reason }),
  )
  // With code, its reason says the same.
  const why = code.length === 0 ? shortText(reason.reason, MAX_REASON) : undefined
  const messages = otherMessages(finding, others, proseOptions(options))
  const small = facts(finding, options.linkHosts, MAX_FACTS, { others, agreeing: 1 })
  const last = joinPieces([why, small])
  const top = md`${heading(finding)} · ${location(assessed, options, limits)}`
  const left = room - top.length - last.length - ROOM_FOR_NOTES
  const parts = fitting([...messages, ...code, ...fixesInOtherFiles(finding)], left)
  const text = message(fullText(finding, prose), proseOptions(options), left - parts.length)
  return joinPieces([top, text, parts, last])
}

/** Code that several sources suggest is shown once. */
function distinct(proposals: readonly Proposal[]): Proposal[] {
  const keyed = proposals.map((proposal) => [JSON.stringify(proposal.lines), proposal] as const)
  return [...new Map(keyed).values()]
}

/** Of the small facts in an entry. */
const MAX_FACTS = 3000

const MAX_PATH = 300
/** Longer addresses cost more than they help. */
const MAX_ADDRESS = 2000

/** A permalink to the lines at the reviewed commit, where the repository is known. */
function location(
  { finding, path }: Assessed,
  { repositoryUrl, commit }: PlanOptions,
  limits: Limits,
): Markdown {
  if (path === '') return md`no file`
  const lines = finding.line === undefined ? '' : linesSuffix(finding.startLine, finding.line)
  const shown = path.length > MAX_PATH ? `${truncate(path, MAX_PATH)}…` : path
  const text = shortCode(`${shown}${lines}`, 2 * MAX_PATH)
  if (!repositoryUrl || !commit) return text
  const address = permalink(repositoryUrl, commit, path, finding, limits)
  return address && address.length <= MAX_ADDRESS ? md`[${text}](${address})` : text
}

export function linesSuffix(
  startLine: number | undefined,
  line: number,
): `:${number}` | `:${number}-${number}` {
  return startLine === undefined ? `:${line}` : `:${startLine}-${line}`
}
