import type { Diff } from '../diff/diff.ts'
import { placedRows } from '../prompt/annotate-part.ts'
import type { CheckedFinding, Mend } from './check.ts'
import { fateText } from './check-text.ts'
import type { FileLines } from './rows-in-question.ts'

/** The same for programs; the keys are part of the format. */
export function checkJson(checked: readonly CheckedFinding[], diff: Diff): object {
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
      gets: fateText({ origin, report, comments }),
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

function mendJson({ what, quoted, commentable, files, lines }: Mend, diff: Diff): object {
  return {
    what,
    quote_at: quoted.map(({ path, first, last, fit }) => ({ path, start_line: first, line: last, fit })),
    commentable_lines: commentable.map(({ first, last }) => ({ start_line: first, line: last })),
    changed_files: files,
    rows: lines.flatMap((each) => rowsJson(each, diff)),
  }
}

function rowsJson({ file, ranges }: FileLines, diff: Diff): object[] {
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
