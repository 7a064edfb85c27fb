import { groupedAs, listedAs, refusedAs } from '../assess/listed-names.ts'
import { byWeight } from '../assess/weight.ts'
import { rank, type Severity } from '../finding/finding.ts'
import { type ListedName, MAX_GROUPS, MAX_LISTED, reviewMarker } from '../memory/marker.ts'
import { digestOf } from '../memory/posted.ts'
import type { Limits, PlanOptions } from '../options/plan-options.ts'
import { codeSpan } from '../text/fence.ts'
import { type Foldable, foldableText } from '../text/fold.ts'
import { md, type Prose } from '../text/safe-text.ts'
import { truncate } from '../text/truncate.ts'
import { joinPieces } from './comment-parts.ts'
import { type Counts, countsLine, scopeLine, type Tally } from './counts.ts'
import { type ListedGroup, listed, listText, type Summarized } from './listed-findings.ts'
import { modelSummary } from './model-summary.ts'
import { countedRest, ROOM_FOR_REST } from './rest.ts'

/** The body in its parts, each of them finished Markdown, so that others can show it piece by piece. */
export interface ReviewBody {
  readonly head: Prose
  /** The findings that are listed. */
  readonly groups: readonly ListedGroup[]
  /** Counts of those that are not. */
  readonly rest: Foldable | undefined
  readonly marker: Prose
}

export const NO_BODY: ReviewBody = { head: md``, groups: [], rest: undefined, marker: md`` }

export function bodyText({ head, groups, rest, marker }: ReviewBody): Prose {
  return joinPieces([head, listText(groups), rest && foldableText(rest), marker])
}

/** The review's body: one line of counts, then what is not inline, as much of it as a person may read. */
export function reviewBody(
  counts: Counts,
  tally: Tally,
  summarized: readonly Summarized[],
  run: string,
  options: PlanOptions,
  limits: Limits,
): ReviewBody {
  const ordered = summarized.toSorted(
    ({ assessed: one }, { assessed: other }) =>
      rank(one.finding.severity) - rank(other.finding.severity) ||
      // If not all are listed: findings in changed files are more likely about the pull request.
      Number(other.hasFile) - Number(one.hasFile) ||
      byWeight(one, other),
  )
  const head = joinPieces([
    countsLine(counts, tally),
    modelSummary(options),
    scopeLine(tally),
    counts.suggestions > 0 ? md`Read a suggestion before you commit it.` : undefined,
    movedHead(options),
  ])
  const marker = markerOf(ordered, run, options)
  const room = limits.bodyLength - head.length - marker.length - ROOM_FOR_REST
  const { groups, unlisted } = listed(ordered, room, options, limits)
  return { head, groups, rest: countedRest(unlisted), marker }
}

/** Entries of the marker for the body: the most severe by name, the next by file and rule, the rest as one digest. */
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

export function linesSuffix(
  startLine: number | undefined,
  line: number,
): `:${number}` | `:${number}-${number}` {
  return startLine === undefined ? `:${line}` : `:${startLine}-${line}`
}
