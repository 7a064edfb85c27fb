import { type Assessed, assess } from '../assess/assess.ts'
import { baselineNotes, findInBaseline } from '../assess/baseline.ts'
import { pathHint } from '../assess/path-hint.ts'
import { pathMappings } from '../assess/path-mappings.ts'
import { checkNotes } from '../assess/verified.ts'
import { type Diff, parseDiff } from '../diff/diff.ts'
import type { BadEntry, Finding, Origin, Severity } from '../finding/finding.ts'
import { digest } from '../memory/fingerprint.ts'
import { NOTHING_POSTED, type Posted } from '../memory/posted.ts'
import {
  DEFAULT_PLAN_OPTIONS,
  GITHUB_LIMITS,
  type Limits,
  MAX_ID,
  type PlanOptions,
} from '../options/plan-options.ts'
import { type Lazy, lazy } from '../text/lazy.ts'
import type { Prose } from '../text/safe-text.ts'
import type { PlannedComment } from '../write/comments.ts'
import { type Counts, NO_TALLY, type Tally } from '../write/counts.ts'
import { modelSummary } from '../write/model-summary.ts'
import { bodyText, NO_BODY, type ReviewBody, reviewBody } from '../write/review-body.ts'
import { arrangeComments } from './arrange-comments.ts'
import { countOutcomes, tallyOf } from './count-outcomes.ts'
import { decide } from './decide.ts'
import { meets } from './filter-reason.ts'
import { type FindingReport, report, reportBad, reportUnplanned } from './finding-report.ts'
import { messageOf, planWithRecovery } from './recover.ts'

export type { FindingReport, Outcome } from './finding-report.ts'

/** An entry of `comments` in GitHub's createReview, without any other field. */
export interface ReviewComment {
  path: string
  body: Prose
  /** Without a line it is about the whole file, which is possible only with `Limits.wholeFiles`. */
  line?: number
  side?: 'RIGHT' | 'LEFT'
  start_line?: number
  start_side?: 'RIGHT' | 'LEFT'
}

/** The body of GitHub's createReview. */
export interface Review {
  event: 'COMMENT' | 'REQUEST_CHANGES'
  body: Prose
  comments: ReviewComment[]
}

/** What would be posted, and what became of every finding. */
export interface ReviewPlan {
  readonly review: Review
  readonly findings: readonly FindingReport[]
  /** What each entry of `findings` is about, in the same order. */
  readonly sources: readonly (Finding | BadEntry)[]
  readonly counts: Counts
  readonly tally: Tally
  /** `review.body` in its parts. */
  readonly body: ReviewBody
  /** What the authors say about all findings together; the body has it too, where there is one. */
  readonly summary?: Prose | undefined
  /** Whether a finding meets `fail-on`; known duplicates count. */
  readonly failed: boolean
  /** `review.comments` in the same order, with what the planner knows of each. */
  readonly comments: readonly PlannedComment[]
  /** The same findings on the same commit make the same run; empty where nothing is to be posted. */
  readonly run: string
  /** Of all findings that came in, posted or not: only needed where threads of earlier runs are resolved. */
  readonly fingerprints: Lazy<readonly string[]>
  /** Lines for the log about how the plan was made. */
  readonly log: readonly string[]
  /** Why there is no review: an error in the planner itself. The findings are in the report. */
  readonly failure?: string
}

export interface PlanInput {
  readonly findings: readonly Finding[]
  readonly diff: Diff | string
  readonly options?: Partial<PlanOptions>
  /** Entries that could not be read; they are only reported. */
  readonly bad?: readonly BadEntry[]
  readonly posted?: Posted
  /** Fingerprints of findings whose comments the platform has refused in this run. */
  readonly refused?: ReadonlySet<string>
  readonly limits?: Limits
}

type CoreInput = PlanInput & { readonly options: Pick<PlanOptions, 'sha256'> }

/**
 * Findings and a diff in, a review out. Pure: the same input gives the same plan. Even if something goes wrong, every
 * finding is in the plan.
 */
export function planReview(input: CoreInput): ReviewPlan {
  const { id = '' } = input.options
  if (id.length > MAX_ID) throw new RangeError(`id is longer than ${MAX_ID} characters`)
  try {
    const { plan, problems } = planWithRecovery(input.findings, (findings) => planAll({ ...input, findings }))
    return problems.length === 0 ? plan : { ...plan, log: [...plan.log, ...problems] }
  } catch (error) {
    return planOfNothing(input, `The review could not be planned: ${messageOf(error)}`)
  }
}

function planAll(input: CoreInput): ReviewPlan {
  const options = { ...DEFAULT_PLAN_OPTIONS, ...input.options }
  const limits = input.limits ?? GITHUB_LIMITS
  const diff = typeof input.diff === 'string' ? parseDiff(input.diff) : input.diff
  const bad = (input.bad ?? []).toSorted(byOrigin)
  const assessed = input.findings
    .toSorted(byOrigin)
    .map((finding): Finding => (options.trust === 'model' ? { ...finding, untrusted: true } : finding))
    .map((finding, index) => assess(finding, index, diff, options, limits))
  const inBaseline = findInBaseline(assessed, diff, options)
  const decisions = decide(
    assessed,
    { posted: input.posted ?? NOTHING_POSTED, refused: input.refused ?? new Set(), inBaseline },
    options,
    limits,
  )
  const { comments, places } = arrangeComments(decisions, diff)
  const counts = countOutcomes(decisions, comments, bad.length)
  const counted = decisions.flatMap(({ outcome, assessed }) =>
    outcome === 'filtered' ? [] : assessed.finding,
  )
  const failed = meetAny([...counted, ...bad], options.failOn)
  const summarized = decisions.flatMap((decision) => (decision.outcome === 'summary' ? [decision] : []))
  // Nothing to say: an empty review is never posted.
  const isEmpty = comments.length + summarized.length === 0
  const run = isEmpty ? '' : runKey(assessed, options)
  const tally = tallyOf(decisions, options)
  const body = isEmpty ? NO_BODY : reviewBody(counts, tally, summarized, run, options, limits)
  return {
    review: {
      event: requestsChanges(options.event, failed) ? 'REQUEST_CHANGES' : 'COMMENT',
      body: bodyText(body),
      comments: comments.map(toReviewComment),
    },
    findings: [...decisions.map((decision) => report(decision, decisions, places)), ...bad.map(reportBad)],
    sources: [...decisions.map(({ assessed }) => assessed.finding.instead ?? assessed.finding), ...bad],
    counts,
    tally,
    body,
    summary: modelSummary(options),
    failed,
    comments,
    run,
    fingerprints: lazy(() => decisions.map(({ assessed }) => assessed.fingerprint())),
    log: [
      ...pathMappings(assessed),
      ...pathHint(assessed, diff),
      ...baselineNotes(assessed, inBaseline, diff, options),
      ...checkNotes(options),
    ],
  }
}

/** Nothing to post, and every finding in the report, so that it can be shown elsewhere. */
function planOfNothing({ findings, bad = [], options }: CoreInput, failure: string): ReviewPlan {
  return {
    review: { event: 'COMMENT', body: bodyText(NO_BODY), comments: [] },
    findings: [...findings.map(reportUnplanned), ...bad.map(reportBad)],
    sources: [...findings, ...bad],
    counts: {
      ...countOutcomes([], [], bad.length),
      findings: findings.length + bad.length,
      summarized: findings.length,
    },
    tally: NO_TALLY,
    body: NO_BODY,
    failed: meetAny([...findings, ...bad], options.failOn ?? 'none'),
    comments: [],
    run: '',
    fingerprints: () => [],
    log: [failure],
    failure,
  }
}

function meetAny(entries: readonly { readonly severity?: Severity }[], failOn: Severity | 'none'): boolean {
  return entries.some(({ severity }) => severity !== undefined && meets(severity, failOn))
}

/** The order in which files are given must not matter. */
function byOrigin({ origin: one }: { origin: Origin }, { origin: other }: { origin: Origin }): number {
  return Number(one.file > other.file) - Number(one.file < other.file) || one.index - other.index
}

function requestsChanges(event: PlanOptions['event'], failed: boolean): boolean {
  return event === 'request-changes' || (event === 'auto' && failed)
}

function toReviewComment({ path, body, first, last, side }: PlannedComment): ReviewComment {
  if (last === 0) return { path, body }
  const single = { path, body, line: last, side }
  return first === last ? single : { ...single, start_line: first, start_side: side }
}

/** The same findings on the same commit make the same run, whatever their order. */
function runKey(assessed: readonly Assessed[], { id, commit, sha256 }: PlanOptions): string {
  return digest([id, commit ?? '', ...assessed.map(({ identity }) => identity).toSorted()], sha256)
}
