import { type Diff, type Hunk, lineOn } from './core/diff.ts'
import { withoutMarker } from './core/marker.ts'
import type { Review, ReviewComment } from './core/plan.ts'
import { printable } from './log.ts'
import { type Paint, painter } from './paint.ts'

/** A review for a person at a terminal: each comment under the rows it stands on. */
export function renderReview(review: Review, diff: Diff, stream: { isTTY?: boolean }): string {
  const paint = painter(stream)
  const comments = review.comments.toReversed().map((comment) => renderComment(comment, diff, paint))
  return [boxed('Review', review.body, paint), ...comments].join('\n\n')
}

const ROWS_AROUND = 2

function renderComment(comment: ReviewComment, diff: Diff, paint: Paint): string {
  const { path, line, start_line = line, side, body } = comment
  const file = diff.files.find((changed) => changed.path === path)
  const fileDiff = file && diff.of(file)
  const hunks = fileDiff && 'hunks' in fileDiff ? fileDiff.hunks : []
  const range = start_line === line ? `${line}` : `${start_line}-${line}`
  return [...rowsAbove(hunks, side, start_line, line, paint), boxed(`${path}:${range}`, body, paint)].join(
    '\n',
  )
}

function rowsAbove(
  hunks: readonly Hunk[],
  side: 'RIGHT' | 'LEFT',
  first: number,
  last: number,
  paint: Paint,
): string[] {
  const hunk = hunks.find(({ rows }) => rows.some((row) => lineOn(row, side) === last))
  if (!hunk) return []
  const start = hunk.rows.findIndex((row) => lineOn(row, side) === first)
  const end = hunk.rows.findIndex((row) => lineOn(row, side) === last)
  return hunk.rows.slice(Math.max(0, start - ROWS_AROUND), end + 1).map((row) => {
    const number = String(row.newLine ?? row.oldLine).padStart(5)
    const text = `${{ added: '+', deleted: '-', context: ' ' }[row.kind]} ${printable(row.text)}`
    const colour = row.kind === 'added' ? 'green' : row.kind === 'deleted' ? 'red' : undefined
    return `${paint('dim', number)} ${colour ? paint(colour, text) : text}`
  })
}

/** The text as a reader sees it: without the marker, escapes and the blanks that stop mentions. */
function boxed(title: string, body: string, paint: Paint): string {
  const bar = paint('dim', '│')
  let fence: string | undefined
  const lines = withoutMarker(body)
    .split('\n')
    .map((line) => {
      const mark = /^`{3,}/.exec(line)?.[0]
      const inCode = fence !== undefined || mark !== undefined
      if (mark !== undefined && (fence === undefined || fence === line))
        fence = fence === undefined ? mark : undefined
      const text = inCode ? line : line.replaceAll('\u200b', '').replace(/\\([!-/:-@[-`{-~])/g, '$1')
      return `${bar} ${printable(text)}`
    })
  return [`${paint('dim', '╭─')} ${paint('bold', printable(title))}`, ...lines, paint('dim', '╰─')].join('\n')
}
