import { type Diff, type Hunk, lineOn } from './core/diff.ts'
import { withoutMarker } from './core/marker.ts'
import type { Review, ReviewComment } from './core/plan.ts'
import { joinPrintable, line, type Printable, padStart, printable } from './log.ts'
import { type Paint, painter } from './paint.ts'

/** A review for a person at a terminal: each comment under the rows it stands on. */
export function renderReview(review: Review, diff: Diff, stream: { isTTY?: boolean }): Printable {
  const paint = painter(stream)
  const comments = review.comments.toReversed().map((comment) => renderComment(comment, diff, paint))
  return joinPrintable([boxed(line`Review`, review.body, paint), ...comments], '\n\n')
}

const ROWS_AROUND = 2

function renderComment(comment: ReviewComment, diff: Diff, paint: Paint): Printable {
  const { path, line: last, start_line: first = last, side = 'RIGHT', body } = comment
  if (first === undefined || last === undefined) return boxed(printable(path), body, paint)
  const file = diff.files.find((changed) => changed.path === path)
  const fileDiff = file && diff.of(file)
  const hunks = fileDiff && 'hunks' in fileDiff ? fileDiff.hunks : []
  const range = first === last ? line`${last}` : line`${first}-${last}`
  const box = boxed(line`${printable(path)}:${range}`, body, paint)
  return joinPrintable([...rowsAbove(hunks, side, first, last, paint), box], '\n')
}

function rowsAbove(
  hunks: readonly Hunk[],
  side: 'RIGHT' | 'LEFT',
  first: number,
  last: number,
  paint: Paint,
): Printable[] {
  const hunk = hunks.find(({ rows }) => rows.some((row) => lineOn(row, side) === last))
  if (!hunk) return []
  const start = hunk.rows.findIndex((row) => lineOn(row, side) === first)
  const end = hunk.rows.findIndex((row) => lineOn(row, side) === last)
  return hunk.rows.slice(Math.max(0, start - ROWS_AROUND), end + 1).map((row) => {
    const number = padStart(line`${row.newLine ?? row.oldLine ?? ''}`, 5)
    const text = line`${SIGNS[row.kind]} ${printable(row.text)}`
    const colour = row.kind === 'added' ? 'green' : row.kind === 'deleted' ? 'red' : undefined
    return line`${paint('dim', number)} ${colour ? paint(colour, text) : text}`
  })
}

const SIGNS = { added: '+', deleted: '-', context: ' ' } as const

/** The text as a reader sees it: without the marker, escapes and the blanks that stop mentions. */
function boxed(title: Printable, body: string, paint: Paint): Printable {
  const bar = paint('dim', line`│`)
  let fence: string | undefined
  const lines = withoutMarker(body)
    .split('\n')
    .map((row) => {
      const mark = /^`{3,}/.exec(row)?.[0]
      const inCode = fence !== undefined || mark !== undefined
      if (mark !== undefined && (fence === undefined || fence === row))
        fence = fence === undefined ? mark : undefined
      const text = inCode ? row : row.replaceAll('\u200b', '').replace(/\\([!-/:-@[-`{-~])/g, '$1')
      return line`${bar} ${printable(text)}`
    })
  const top = line`${paint('dim', line`╭─`)} ${paint('bold', title)}`
  return joinPrintable([top, ...lines, paint('dim', line`╰─`)], '\n')
}
