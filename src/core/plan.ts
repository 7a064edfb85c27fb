import { type Assessed, assess, pathMapping } from './assess.ts'
import { composeComments, type PlannedComment } from './compose.ts'
import { type Diff, parseDiff } from './diff.ts'
import { type BadEntry, badEntryText, type Finding } from './finding.ts'
import { digest } from './fingerprint.ts'
import { withoutOverlaps } from './overlap.ts'
import { DEFAULT_PLAN_OPTIONS, GITHUB_LIMITS, type Limits, type PlanOptions } from './plan-options.ts'
import { protectedPathTest } from './protected-path.ts'
import { because, type Code, type Reason } from './reason.ts'
import { rank, reviewBody } from './summary.ts'

/** An entry of `comments` in GitHub's createReview, and nothing that is not one. */
export interface ReviewComment {
  path: string
  body: string
  line: number
  side: 'RIGHT' | 'LEFT'
  start_line?: number
  start_side?: 'RIGHT' | 'LEFT'
}

export interface Review {
  event: 'COMMENT' | 'REQUEST_CHANGES'
  body: string
  comments: ReviewComment[]
}

export type Outcome = 'inline' | 'summary' | 'duplicate' | 'merged' | 'filtered' | 'dropped'

/** What became of one finding that came in. */
export interface FindingReport {
  path: string
  /** As it was given, where the diff has another name for it. */
  given_path?: string
  line?: number
  start_line?: number
  severity?: string
  title?: string
  /** In full, however much of it a comment had room for. */
  message?: string
  outcome: Outcome
  suggestion: 'committable' | 'quoted' | 'none'
  code?: Code
  reason?: string
  /** Positions in `review.comments`. */
  comments: number[]
}

export interface Counts {
  findings: number
  comments: number
  suggestions: number
  summarized: number
  duplicates: number
  filtered: number
}

export interface ReviewPlan {
  readonly review: Review
  readonly findings: readonly FindingReport[]
  readonly counts: Counts
  /** Whether a finding meets `fail-on`; known duplicates count. */
  readonly failed: boolean
  /** What a log should say of how the plan came about. */
  readonly log: readonly string[]
}

export interface PlanInput {
  readonly findings: readonly Finding[]
  readonly diff: Diff | string
  readonly options?: Partial<PlanOptions>
  /** Entries that could not be read and are passed over. */
  readonly bad?: readonly BadEntry[]
  /** Fingerprints of what earlier runs have posted, each as often as it stands there. */
  readonly posted?: readonly string[]
  readonly limits?: Limits
}

/** Findings and a diff in, a review out. Pure: the same input gives the same plan. */
export function planReview(input: PlanInput): ReviewPlan {
  const options = { ...DEFAULT_PLAN_OPTIONS, ...input.options }
  const limits = input.limits ?? GITHUB_LIMITS
  const diff = typeof input.diff === 'string' ? parseDiff(input.diff) : input.diff
  const context = { diff, options, isProtected: protectedPathTest(options.protectedPaths) }
  const assessed = input.findings.map((finding, index) => assess(finding, index, context))

  const fates = decide(assessed, input.posted ?? [], options, limits)
  const { review, places } = arrange(fates, diff)
  const bad = input.bad ?? []
  const counts = count(fates, review, bad.length)
  const failed = fates.some(
    ({ assessed, outcome }) => outcome !== 'filtered' && meets(assessed.finding, options.failOn),
  )
  const summarized = fates.flatMap((fate) =>
    fate.outcome === 'summary' ? [{ assessed: fate.assessed, reason: fate.reason }] : [],
  )
  const run = runKey(fates, options)
  const silent = review.length === 0 && summarized.length === 0
  return {
    review: {
      event:
        options.event === 'request-changes' || (options.event === 'auto' && failed)
          ? 'REQUEST_CHANGES'
          : 'COMMENT',
      body: silent ? '' : reviewBody(counts, summarized, run, options, limits),
      comments: review.map(toReviewComment),
    },
    findings: [...fates.map((fate, index) => report(fate, places[index] ?? [])), ...bad.map(reportBad)],
    counts,
    failed,
    log: assessed.flatMap((entry) => pathMapping(entry) ?? []),
  }
}

/** What is decided of a finding: each has exactly one fate. */
type Fate = { readonly assessed: Assessed } & (
  | { readonly outcome: 'inline'; readonly comments: readonly PlannedComment[] }
  | { readonly outcome: 'summary' | 'duplicate' | 'filtered' | 'dropped'; readonly reason: Reason }
)

function decide(
  assessed: readonly Assessed[],
  posted: readonly string[],
  options: PlanOptions,
  limits: Limits,
): Fate[] {
  const known = new Map<string, number>()
  for (const fingerprint of posted) known.set(fingerprint, (known.get(fingerprint) ?? 0) + 1)
  const free = withoutOverlaps()
  const fates = new Map<number, Fate>()
  let room = options.maxComments === 0 ? Number.POSITIVE_INFINITY : options.maxComments
  for (const entry of assessed.toSorted(byWeight)) {
    const fate = decideOne(entry)
    fates.set(entry.index, fate)
  }
  return assessed.map((entry) => fates.get(entry.index) as Fate)

  function decideOne(entry: Assessed): Fate {
    const unwanted = filtered(entry.finding, options)
    if (unwanted) return { assessed: entry, outcome: 'filtered', reason: unwanted }
    const left = known.get(entry.fingerprint) ?? 0
    if (options.duplicates === 'skip' && left > 0) {
      known.set(entry.fingerprint, left - 1)
      return { assessed: entry, outcome: 'duplicate', reason: because('already-posted') }
    }
    if (entry.anchor.kind === 'summary') {
      const outcome = options.outsideDiff === 'drop' ? 'dropped' : 'summary'
      return { assessed: entry, outcome, reason: entry.anchor.reason }
    }
    const fitting = free(entry)
    const comments = composeComments(fitting.assessed, options, limits)
    if (comments.length > room) return { assessed: entry, outcome: 'summary', reason: because('over-limit') }
    room -= comments.length
    fitting.claim()
    return { assessed: fitting.assessed, outcome: 'inline', comments }
  }
}

/** Severity decides, then tool before model, then the upper line. The rest only makes the order certain. */
function byWeight(one: Assessed, other: Assessed): number {
  return (
    rank(one.finding) - rank(other.finding) ||
    Number(one.finding.kind === 'model') - Number(other.finding.kind === 'model') ||
    Number(one.path > other.path) - Number(one.path < other.path) ||
    topLine(one) - topLine(other) ||
    one.index - other.index
  )
}

function topLine({ anchor }: Assessed): number {
  return anchor.kind === 'inline' ? anchor.span.first : 0
}

function filtered(finding: Finding, { minSeverity, minConfidence }: PlanOptions): Reason | undefined {
  if (!meets(finding, minSeverity)) return because('below-min-severity')
  const { confidence } = finding
  return confidence !== undefined && confidence < minConfidence ? because('below-min-confidence') : undefined
}

function meets(finding: Finding, threshold: PlanOptions['failOn']): boolean {
  return threshold !== 'none' && rank(finding) <= rank({ ...finding, severity: threshold })
}

/** Files in the order of the diff; within a file bottom-up, so that applying one does not move the next. */
function arrange(fates: readonly Fate[], diff: Diff): { review: PlannedComment[]; places: number[][] } {
  const fileOrder = new Map(diff.files.map((file, index) => [file.path, index]))
  const order = (comment: PlannedComment) => fileOrder.get(comment.path) ?? fileOrder.size
  const owned = fates.flatMap((fate, owner) =>
    fate.outcome === 'inline' ? fate.comments.map((comment) => ({ comment, owner })) : [],
  )
  const sorted = owned.toSorted(
    (one, other) => order(one.comment) - order(other.comment) || other.comment.last - one.comment.last,
  )
  const places = fates.map((): number[] => [])
  for (const [place, { owner }] of sorted.entries()) places[owner]?.push(place)
  return { review: sorted.map(({ comment }) => comment), places }
}

function toReviewComment({ path, body, first, last, side }: PlannedComment): ReviewComment {
  const single = { path, body, line: last, side }
  return first === last ? single : { ...single, start_line: first, start_side: side }
}

function count(fates: readonly Fate[], review: readonly PlannedComment[], bad: number): Counts {
  const of = (outcome: Outcome) => fates.filter((fate) => fate.outcome === outcome).length
  return {
    findings: fates.length + bad,
    comments: review.length,
    suggestions: review.filter(({ button }) => button).length,
    summarized: of('summary'),
    duplicates: of('duplicate'),
    filtered: of('filtered'),
  }
}

/** The same findings on the same commit make the same run, whatever their order. */
function runKey(fates: readonly Fate[], { id, commit }: PlanOptions): string {
  return digest([id, commit ?? '', ...fates.map(({ assessed }) => assessed.fingerprint).toSorted()])
}

function report(fate: Fate, comments: number[]): FindingReport {
  const { finding, path, offers } = fate.assessed
  const refused = offers.flatMap((offer) => ('refused' in offer ? offer.refused : []))
  const offered = fate.outcome === 'inline' && offers.some((offer) => 'edits' in offer)
  const why = fate.outcome === 'inline' ? refused[0] : fate.reason
  return {
    path,
    ...(finding.path === path ? {} : { given_path: finding.path }),
    ...(finding.line === undefined ? {} : { line: finding.line }),
    ...(finding.startLine === undefined ? {} : { start_line: finding.startLine }),
    severity: finding.severity,
    ...(finding.title === undefined ? {} : { title: finding.title }),
    ...(finding.message === undefined ? {} : { message: finding.message }),
    outcome: fate.outcome,
    suggestion: offered ? 'committable' : offers.length > 0 ? 'quoted' : 'none',
    ...why,
    comments,
  }
}

function reportBad(bad: BadEntry): FindingReport {
  const reason = `${badEntryText(bad)}.`
  return { path: '', outcome: 'dropped', suggestion: 'none', code: 'bad-entry', reason, comments: [] }
}
