import type { Diff } from '../diff/diff.ts'
import type { ReasonCode } from '../finding/reason.ts'
import type { Outcome } from '../plan/plan.ts'
import { placedRows } from '../prompt/annotate-part.ts'
import type { CheckedFinding, Mend } from './check.ts'
import { getsText } from './check-text.ts'
import type { FileLines } from './rows-in-question.ts'

/** What `fencepost check --json` prints; the keys are part of the format. */
export interface CheckAnswer {
  readonly findings: readonly CheckEntry[]
  /** How many findings have something to mend. */
  readonly to_mend: number
  /** How many would get a button. */
  readonly committable: number
}

/** What one finding would get, and what its author should change first. */
export interface CheckEntry {
  /** The text it was read from, and its 0-based position there. */
  readonly file: string
  readonly index: number
  readonly path: string
  readonly start_line: number | null
  readonly line: number | null
  readonly title: string | null
  readonly outcome: Outcome
  readonly suggestion: 'committable' | 'quoted' | 'none'
  /** What it would get, in a sentence. */
  readonly gets: string
  readonly code: ReasonCode | null
  readonly reason: string | null
  /** Where its comments would be. */
  readonly comments: readonly ({ readonly side: 'RIGHT' | 'LEFT' } & CheckPlace)[]
  /** `null` if there is nothing to mend. */
  readonly mend: CheckMend | null
}

/** What to mend, and what is needed for it. */
export interface CheckMend {
  /** What to do, in words that a model can act on. */
  readonly what: string
  /** Where the quoted lines are, or what is most like them. */
  readonly quote_at: readonly ({ readonly fit: 'exact' | 'alike' } & CheckPlace)[]
  /** Lines of the file that can be commented on, where that is in question. */
  readonly commentable_lines: readonly { readonly start_line: number; readonly line: number }[]
  /** The changed files, the most similar names first, where that is in question. */
  readonly changed_files: readonly string[]
  /** The rows around the place, to find out which of them are meant. */
  readonly rows: readonly CheckRow[]
}

/** Lines of a file. */
export interface CheckPlace {
  readonly path: string
  readonly start_line: number
  readonly line: number
}

/** One row of the diff; a deleted one has a number of the old file only. */
export interface CheckRow {
  readonly path: string
  readonly kind: 'added' | 'context' | 'deleted'
  readonly line: number | null
  readonly old_line: number | null
  readonly text: string
}

/** The check for programs. */
export function checkJson(checked: readonly CheckedFinding[], diff: Diff): CheckAnswer {
  return {
    findings: checked.map(({ origin, report, comments, mend }) => ({
      file: origin.file,
      index: origin.index,
      path: report.path,
      start_line: report.start_line ?? null,
      line: report.line ?? null,
      title: report.title ?? null,
      outcome: report.outcome,
      suggestion: report.suggestion,
      gets: getsText({ origin, report, comments }),
      code: report.code ?? null,
      reason: report.reason ?? null,
      comments: comments.map(({ path, side, first, last }) => ({
        path,
        side,
        start_line: first,
        line: last,
      })),
      mend: mend ? mendJson(mend, diff) : null,
    })),
    to_mend: checked.filter(({ mend }) => mend).length,
    committable: checked.filter(({ report }) => report.suggestion === 'committable').length,
  }
}

function mendJson({ what, quoted, commentable, files, lines }: Mend, diff: Diff): CheckMend {
  return {
    what,
    quote_at: quoted.map(({ path, first, last, fit }) => ({ path, start_line: first, line: last, fit })),
    commentable_lines: commentable.map(({ first, last }) => ({ start_line: first, line: last })),
    changed_files: files,
    rows: lines.flatMap((each) => rowsJson(each, diff)),
  }
}

function rowsJson({ file, ranges }: FileLines, diff: Diff): CheckRow[] {
  const read = diff.of(file)
  const rows = 'hunks' in read ? read.hunks.flatMap(placedRows) : []
  return rows
    .filter(({ at }) => ranges.some(({ first, last }) => first <= at && at <= last))
    .map(({ row }) => ({
      path: file.path,
      kind: row.kind,
      line: row.newLine ?? null,
      old_line: row.newLine === undefined ? (row.oldLine ?? null) : null,
      text: row.text,
    }))
}
