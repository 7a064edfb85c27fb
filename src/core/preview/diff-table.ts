import type { Hunk, Row, Side } from '../diff/diff.ts'
import { type FoldedRows, foldRows, type HunkPart } from '../plan/fold-rows.ts'
import type { ReviewComment } from '../plan/plan.ts'
import { countWhile } from '../text/count-while.ts'
import { plural } from '../text/plural.ts'
import { cutText } from './cut-text.ts'
import { endingsOf } from './file-line.ts'
import { type Html, html, type Part } from './html.ts'

export interface PlacedComment {
  readonly comment: ReviewComment
  readonly card: Html
}

/** Rows that may still be put on the page folded: what nobody unfolds should not make it slow. */
export interface FoldRoom {
  rows: number
}

const SIGHT = { above: 10, below: 6, minFolded: 5 }

export const MAX_FOLDED_ROWS = 50_000
const MAX_FOLDED_AT_ONCE = 2_000

/** The hunks of a file with their line numbers, each comment under the row it stands on. */
export function diffTable(
  hunks: readonly Hunk[],
  comments: readonly PlacedComment[],
  name: string,
  room: FoldRoom,
): Html {
  const endings = endingsOf(hunks)
  const context: Context = {
    name,
    room,
    cards: cardsByRow(comments),
    isTarget: targetTest(comments),
    marksEndings: endings.has('crlf') && endings.has('lf'),
  }
  const bodies = foldRows(
    hunks,
    comments.map(({ comment }) => comment),
    SIGHT,
  ).map((stretch, index) => (stretch.folded ? fold(stretch, index, context) : sight(stretch, context)))
  const keys = new Set(hunks.flatMap(({ rows }) => rows.map(rowKey)))
  // About the whole file, or about lines that no hunk shows: GitLab has comments there too.
  const stray = [...context.cards].flatMap(([key, cards]) => (keys.has(key) ? [] : cards))
  return html`<table class="diff digits-${digitsOf(hunks)}"><colgroup><col class="number"><col class="number"><col></colgroup><thead class="unseen"><tr><th scope="col">Old line</th><th scope="col">New line</th><th scope="col">Code</th></tr></thead>${stray.length > 0 && html`<tbody>${cardsRow(stray)}</tbody>`}${bodies}</table>`
}

/** Of its last line, so that all numbers have room. */
function digitsOf(hunks: readonly Hunk[]): number {
  const { oldLine = 0, newLine = 0 } = hunks.at(-1)?.rows.at(-1) ?? {}
  return Math.min(9, Math.max(2, String(Math.max(oldLine, newLine)).length))
}

interface Context {
  /** For ids. */
  readonly name: string
  readonly room: FoldRoom
  readonly cards: ReadonlyMap<string, readonly Html[]>
  /** Rows that a comment speaks of. */
  readonly isTarget: (row: Row) => boolean
  /** The file mixes line endings. */
  readonly marksEndings: boolean
}

function keyOf(side: ReviewComment['side'], line: number | undefined): string {
  return `${side}${line}`
}

function rowKey({ kind, oldLine, newLine }: Row): string {
  return kind === 'deleted' ? keyOf('LEFT', oldLine) : keyOf('RIGHT', newLine)
}

function cardsByRow(comments: readonly PlacedComment[]): Map<string, Html[]> {
  const cards = new Map<string, Html[]>()
  for (const { comment, card } of comments) {
    const key = keyOf(comment.side, comment.line)
    const own = cards.get(key) ?? []
    own.push(card)
    cards.set(key, own)
  }
  return cards
}

function targetTest(comments: readonly PlacedComment[]): (row: Row) => boolean {
  const left = new LineSet(rangesOn('LEFT', comments))
  const right = new LineSet(rangesOn('RIGHT', comments))
  return ({ kind, oldLine = 0, newLine = 0 }) => (kind === 'deleted' ? left.has(oldLine) : right.has(newLine))
}

function rangesOn(side: Side, comments: readonly PlacedComment[]): LineRange[] {
  return comments.flatMap(({ comment }) =>
    comment.side === side && comment.line !== undefined
      ? { first: comment.start_line ?? comment.line, last: comment.line }
      : [],
  )
}

interface LineRange {
  readonly first: number
  last: number
}

/** Lines by their ranges: each of thousands may be the whole file. */
class LineSet {
  private readonly ranges: LineRange[] = []

  constructor(ranges: readonly LineRange[]) {
    for (const { first, last } of ranges.toSorted((one, other) => one.first - other.first)) {
      const above = this.ranges.at(-1)
      if (above && first <= above.last) above.last = Math.max(above.last, last)
      else this.ranges.push({ first, last })
    }
  }

  has(line: number): boolean {
    const range = this.ranges[countWhile(this.ranges, ({ first }) => first <= line) - 1]
    return range !== undefined && line <= range.last
  }
}

function sight({ parts }: FoldedRows, context: Context): Html {
  const rows = parts.map(({ hunk, rows, begins }) => [
    begins && html`<tr class="hunk"><td colspan="2"></td><td>${hunkHeader(hunk)}</td></tr>`,
    rows.map((row) => diffRow(row, context)),
  ])
  return html`<tbody>${rows}</tbody>`
}

function fold({ parts }: FoldedRows, index: number, context: Context): Html {
  const count = parts.reduce((sum, { rows }) => sum + rows.length, 0)
  const rows = plural(count, 'row')
  if (count > MAX_FOLDED_AT_ONCE || count > context.room.rows)
    return html`<tbody class="fold"><tr><td colspan="3">${rows} without comments</td></tr></tbody>`
  context.room.rows -= count
  const id = `${context.name}-rows-${index}`
  const heading = parts.length === 1 && parts[0]?.begins ? parts[0].hunk.heading : ''
  return html`<tbody class="fold"><tr><td colspan="3"><button type="button" aria-expanded="false" aria-controls="${id}">${rows}</button> <span class="heading">${cutText(heading)}</span></td></tr></tbody><tbody id="${id}" hidden><tr><td colspan="3"><pre>${parts.map((part) => foldedText(part, context)).join('\n')}</pre></td></tr></tbody>`
}

/**
 * Rows that nobody may ever ask for are kept as one text; the script makes rows of it, see `unfold` there. A line
 * tells by its first character what it is: `#` the next numbers, `@` a hunk's header, `\` a note, or the row's sign.
 */
function foldedText({ hunk, rows, begins }: HunkPart, { marksEndings }: Context): string {
  const oldLine = rows.find((row) => row.oldLine !== undefined)?.oldLine ?? 0
  const newLine = rows.find((row) => row.newLine !== undefined)?.newLine ?? 0
  const lines = rows.flatMap(({ kind, text, ending }) => [
    `${SIGNS[kind]}${cutText(text)}${marksEndings && ending === 'crlf' ? CRLF_SIGN : ''}`,
    ...(ending === 'none' ? [`\\${NO_NEWLINE}`] : []),
  ])
  return [`#${oldLine},${newLine}`, ...(begins ? [`@${hunkHeader(hunk)}`] : []), ...lines].join('\n')
}

function hunkHeader({ rows, right, heading }: Hunk): string {
  const old = rows.filter(({ oldLine }) => oldLine !== undefined)
  const range = (lines: readonly (number | undefined)[]) => `${lines[0] ?? 0},${lines.length}`
  const ranges = `-${range(old.map(({ oldLine }) => oldLine))} +${range(right.map(({ newLine }) => newLine))}`
  return `@@ ${ranges} @@ ${cutText(heading)}`
}

const SIGNS = { added: '+', deleted: '-', context: ' ' } as const
const CRLF_SIGN = '␍'
const NO_NEWLINE = 'No newline at end of file'

function diffRow(row: Row, { cards, isTarget, marksEndings }: Context): Part[] {
  const { kind, oldLine, newLine, text, ending } = row
  const key = rowKey(row)
  const target = isTarget(row) ? ' target' : ''
  const crlf = marksEndings && ending === 'crlf' && html`<span class="ending">${CRLF_SIGN}</span>`
  const comments = cards.get(key)
  return [
    html`<tr class="${kind}${target}"><td class="number">${oldLine}</td><td class="number">${newLine}</td><td class="text"><span class="sign">${SIGNS[kind]}</span>${cutText(text)}${crlf}</td></tr>`,
    ending === 'none' && html`<tr class="note"><td colspan="2"></td><td>${NO_NEWLINE}</td></tr>`,
    comments && cardsRow(comments),
  ]
}

function cardsRow(cards: readonly Html[]): Html {
  return html`<tr class="comments"><td colspan="3">${cards}</td></tr>`
}
