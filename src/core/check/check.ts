import type { ChangedFile, Diff } from '../diff/diff.ts'
import type { LineRange } from '../diff/known-lines.ts'
import { type BadEntry, type Finding, isTrusted, type Origin } from '../finding/finding.ts'
import type { FindingReport, ReviewPlan } from '../plan/plan.ts'
import { asksToDelete } from '../suggest/model/asks-to-delete.ts'
import { diceSimilarity } from '../text/token-similarity.ts'
import { ADVICE_FOR_DELETION, type Advice, adviceFor } from './advice.ts'
import { commentableLines, type Question, rowsInQuestion } from './rows-in-question.ts'

/** What a finding would get, and what its author should change first. */
export interface CheckedFinding {
  readonly origin: Origin
  readonly report: FindingReport
  /** Lines of the comments that it gets. */
  readonly comments: readonly CommentPlace[]
  /** Absent if there is nothing to mend. */
  readonly mend?: Mend
}

export interface CommentPlace extends LineRange {
  readonly path: string
  readonly side: 'RIGHT' | 'LEFT'
}

export interface Mend extends Question {
  readonly what: string
  /** The lines of its file that can be commented on, where that is in question. */
  readonly commentable: readonly LineRange[]
  /** The changed files, the most similar names first, where that is in question. */
  readonly files: readonly string[]
}

/** Maximum number of findings whose rows are shown: with more, something else is wrong. */
const MAX_SHOWN = 100

/** Derived from the plan, so it says exactly what posting would do with the same input. */
export function check(plan: ReviewPlan, diff: Diff): CheckedFinding[] {
  const files = new Map(diff.files.map((file) => [file.path, file]))
  let shown = 0
  return plan.findings.flatMap((report, index) => {
    const source = plan.sources[index]
    if (!source) return []
    const comments = report.comments.flatMap((at) => plan.comments[at] ?? [])
    const mend = mendOf(report, source, files, diff, shown < MAX_SHOWN)
    if (mend && mend.lines.length > 0) shown++
    return {
      origin: source.origin,
      report,
      comments: comments.map(({ path, side, first, last }) => ({ path, side, first, last })),
      ...(mend ? { mend } : {}),
    }
  })
}

function mendOf(
  report: FindingReport,
  source: Finding | BadEntry,
  files: ReadonlyMap<string, ChangedFile>,
  diff: Diff,
  showsRows: boolean,
): Mend | undefined {
  if (isBad(source)) return { ...NO_QUESTION, what: entryProblem(source) }
  const advice = isTrusted(source) ? undefined : adviceOn(report, source)
  if (!advice) return undefined
  const file = files.get(report.path)
  const { what, show } = advice
  const asks = showsRows && (show === 'rows' || (show !== 'nothing' && report.suggestion !== 'none'))
  return {
    what,
    ...(asks ? rowsInQuestion(source, file, diff) : NO_QUESTION),
    commentable: show === 'nothing' || !file ? [] : commentableLines(file, diff),
    files: show === 'files' ? nearestNames(source.path, diff) : [],
  }
}

function adviceOn({ code, suggestion }: FindingReport, finding: Finding): Advice | undefined {
  if (code) return adviceFor(code)
  const isLost = finding.suggestion === '' && suggestion === 'none'
  return isLost && asksToDelete(`${finding.title ?? ''}\n${finding.message ?? ''}`)
    ? ADVICE_FOR_DELETION
    : undefined
}

const NO_QUESTION = { lines: [], quoted: [], commentable: [], files: [] }

export function isBad(source: Finding | BadEntry): source is BadEntry {
  return 'field' in source
}

function entryProblem({ field, message }: BadEntry): string {
  return `${field === '' ? 'The entry' : `"${field}"`} ${message}.`
}

const MAX_FILES = 40

function nearestNames(path: string, { files }: Diff): string[] {
  const wanted = path.split(/[\\/.]/)
  const scored = files.map((file) => ({
    path: file.path,
    score: diceSimilarity(wanted, file.path.split(/[\\/.]/)),
  }))
  return scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_FILES)
    .map((file) => file.path)
}
