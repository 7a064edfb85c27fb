import { type BadEntry, badEntryText, type ExtraField, type Finding, isTrusted } from '../finding/finding.ts'
import { because, type ReasonCode } from '../finding/reason.ts'
import { carriesCode } from '../suggest/proposal.ts'
import type { Decision } from './decision.ts'

/** Where a finding ended up; each has exactly one outcome. */
export type Outcome = 'inline' | 'summary' | 'duplicate' | 'merged' | 'filtered' | 'dropped'

/** What became of one finding that came in. */
export interface FindingReport {
  path: string
  /** The given path, if the diff has another one. */
  given_path?: string
  start_line?: number
  line?: number
  /** In the tool's unit, if it reports one. */
  column?: number
  severity?: string
  title?: string
  /** In full, even if a comment had no room for all of it. */
  message?: string
  /** Text in fields of a model's own, with their names. */
  extra?: readonly ExtraField[]
  outcome: Outcome
  suggestion: 'committable' | 'quoted' | 'none'
  /** For code that must prove its place: whether the whole file was available. */
  head?: 'known' | 'unknown'
  code?: ReasonCode
  reason?: string
  /** If people have decided on it: the URL of the thread of an earlier run. */
  thread?: string
  /** Positions in `review.comments`. */
  comments: number[]
}

/** What became of a finding. `places`: the positions of the comments of each. */
export function report(
  decision: Decision,
  decisions: readonly Decision[],
  places: readonly number[][],
): FindingReport {
  const { finding, path, index } = decision.assessed
  const offers = decision.outcome === 'inline' ? decision.offers : []
  const refused = offers.flatMap((offer) => ('refused' in offer ? offer.refused : []))
  const speaker = decision.outcome === 'merged' ? decisions[decision.into] : decision
  const isJoined = decision.outcome === 'merged' && decision.reason.code === 'joined'
  const offered = (decision.outcome === 'inline' || isJoined) && hasButton(speaker)
  return {
    ...said(finding, path),
    outcome: decision.outcome,
    suggestion: offered ? 'committable' : carriesCode(finding) ? 'quoted' : 'none',
    ...(offers.length > 0 && !isTrusted(finding) ? headOf(decision) : {}),
    ...(finding.instead
      ? because('plan-failed')
      : decision.outcome === 'inline'
        ? refused[0]
        : decision.reason),
    ...(decision.outcome === 'duplicate' && decision.thread ? { thread: decision.thread } : {}),
    comments: places[speaker?.assessed.index ?? index] ?? [],
  }
}

function headOf({ assessed }: Decision): Pick<FindingReport, 'head'> {
  const place = assessed.place()
  if (place.kind !== 'inline') return {}
  return { head: place.whole() ? 'known' : 'unknown' }
}

/** A finding that could not be planned. */
export function reportUnplanned(finding: Finding): FindingReport {
  return {
    ...said(finding, finding.path),
    outcome: 'summary',
    suggestion: finding.suggestion === undefined && !finding.fix ? 'none' : 'quoted',
    ...because('plan-failed'),
    comments: [],
  }
}

/** The finding's own fields, in full. */
function said(finding: Finding, path: string) {
  const { startLine, line, column, severity } = finding
  const { title, message, extra } = finding.instead ?? finding
  return {
    path,
    ...(finding.path === path ? {} : { given_path: finding.path }),
    ...(startLine === undefined ? {} : { start_line: startLine }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    severity,
    ...(title === undefined && message === undefined ? { title: 'Suggested change' } : {}),
    ...(title === undefined ? {} : { title }),
    ...(message === undefined ? {} : { message }),
    ...(extra === undefined ? {} : { extra }),
  }
}

function hasButton(decision: Decision | undefined): boolean {
  return decision?.outcome === 'inline' && decision.offers.some((offer) => 'edits' in offer)
}

export function reportBad(bad: BadEntry): FindingReport {
  const { path = '', line, severity, code = 'bad-entry' } = bad
  const reason = `${badEntryText(bad)}.`
  return {
    path,
    ...(line === undefined ? {} : { line }),
    ...(severity === undefined ? {} : { severity }),
    outcome: 'dropped',
    suggestion: 'none',
    code,
    reason,
    comments: [],
  }
}
