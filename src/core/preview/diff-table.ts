import type { Hunk, Row, Side } from '../diff/diff.ts'
import { type FoldedRows, foldRows, type HunkPart } from '../plan/fold-rows.ts'
import type { ReviewComment } from '../plan/plan.ts'
import { countWhile } from '../text/count-while.ts'
import { plural } from '../text/plural.ts'
import { colouredRows } from './coloured-rows.ts'
import { colouredText } from './coloured-text.ts'
import { cutText } from './cut-text.ts'
import { endingsOf } from './file-line.ts'
import { foldedRow } from './folded-row.ts'
import type { Run } from './highlighter.ts'
import { type Html, html, type Part } from './html.ts'
import { languageOf } from './language.ts'
import type { PageBudget } from './page-budget.ts'

export interface PlacedComment {
  readonly comment: ReviewComment
  readonly card: Html
}

const VISIBLE_CONTEXT = { above: 10, below: 6, minFolded: 5 }

const MAX_FOLDED_AT_ONCE = 2_000

/** The hunks of a file with line numbers, each comment below its row. */
export function diffTable(
  hunks: readonly Hunk[],
  comments: readonly PlacedComment[],
  { path, name }: { readonly path: string; readonly name: string },
  budget: PageBudget,
): Html {
  const endings = endingsOf(hunks)
  const language = languageOf(path)
  const context: Context = {
    name,
    budget,
    colours: new Map(
      hunks.flatMap(({ rows }) => {
        const colours = colouredRows(rows, language, budget)
        return rows.map((row, index) => [row, colours[index]])
      }),
    ),
    cards: cardsByRow(comments),
    isTarget: targetTest(comments),
    marksEndings: endings.has('crlf') && endings.has('lf'),
  }
  const bodies = foldRows(
    hunks,
    comments.map(({ comment }) => comment),
    VISIBLE_CONTEXT,
  ).map((stretch, index) =>
    stretch.folded ? foldedBody(stretch, index, context) : visibleBody(stretch, context),
  )
  const keys = new Set(hunks.flatMap(({ rows }) => rows.map(rowKey)))
  // Comments on the whole file, or on lines outside the hunks, which GitLab allows.
  const withoutRow = [...context.cards].flatMap(([key, cards]) => (keys.has(key) ? [] : cards))
  return html`<table class="diff digits-${digitsOf(hunks)}"><colgroup><col class="number"><col class="number"><col></colgroup><thead class="unseen"><tr><th scope="col">Old line</th><th scope="col">New line</th><th scope="col">Code</th></tr></thead>${withoutRow.length > 0 && html`<tbody>${cardsRow(withoutRow)}</tbody>`}${bodies}</table>`
}

/** Number of digits of the last line number, for the width of the columns. */
function digitsOf(hunks: readonly Hunk[]): number {
  const { oldLine = 0, newLine = 0 } = hunks.at(-1)?.rows.at(-1) ?? {}
  return Math.min(9, Math.max(2, String(Math.max(oldLine, newLine)).length))
}

interface Context {
  /** Prefix of element ids. */
  readonly name: string
  readonly budget: PageBudget
  readonly colours: ReadonlyMap<Row, readonly Run[] | undefined>
  readonly cards: ReadonlyMap<string, readonly Html[]>
  /** Whether a comment is about the row. */
  readonly isTarget: (row: Row) => boolean
  /** Whether CRLF is marked, because the file has both CRLF and LF. */
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
    const ofRow = cards.get(key) ?? []
    ofRow.push(card)
    cards.set(key, ofRow)
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

/** A set of lines stored as ranges: each of thousands of ranges may be the whole file. */
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

function visibleBody({ parts }: FoldedRows, context: Context): Html {
  const rows = parts.map(({ hunk, rows, begins }) => [
    begins && html`<tr class="hunk"><td colspan="2"></td><td>${hunkHeader(hunk)}</td></tr>`,
    rows.map((row) => diffRow(row, context)),
  ])
  return html`<tbody>${rows}</tbody>`
}

function foldedBody({ parts }: FoldedRows, index: number, context: Context): Html {
  const count = parts.reduce((sum, { rows }) => sum + rows.length, 0)
  const rows = plural(count, 'row')
  if (count > MAX_FOLDED_AT_ONCE || count > context.budget.foldedRows)
    return html`<tbody class="fold"><tr><td colspan="3">${rows} without comments</td></tr></tbody>`
  context.budget.foldedRows -= count
  const id = `${context.name}-rows-${index}`
  const heading = parts.length === 1 && parts[0]?.begins ? parts[0].hunk.heading : ''
  return html`<tbody class="fold"><tr><td colspan="3"><button type="button" aria-expanded="false" aria-controls="${id}">${rows}</button> <span class="heading">${cutText(heading)}</span></td></tr></tbody><tbody id="${id}" hidden><tr><td colspan="3"><pre>${parts.map((part) => foldedText(part, context)).join('\n')}</pre></td></tr></tbody>`
}

/**
 * Folded rows are stored as one text; `unfold` in the script converts it to table rows on demand. The first character
 * of a line is its type: `#` the next line numbers, `@` a hunk header, `\` a note, `~` the colours of the next row, or
 * the sign of a row.
 */
function foldedText({ hunk, rows, begins }: HunkPart, { marksEndings, colours }: Context): string {
  const oldLine = rows.find((row) => row.oldLine !== undefined)?.oldLine ?? 0
  const newLine = rows.find((row) => row.newLine !== undefined)?.newLine ?? 0
  const lines = rows.flatMap((row) => [
    ...foldedRow(
      SIGNS[row.kind],
      row.text,
      colours.get(row),
      marksEndings && row.ending === 'crlf' && CRLF_SIGN,
    ),
    ...(row.ending === 'none' ? [`\\${NO_NEWLINE}`] : []),
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

function diffRow(row: Row, { cards, isTarget, marksEndings, colours }: Context): Part[] {
  const { kind, oldLine, newLine, text, ending } = row
  const key = rowKey(row)
  const target = isTarget(row) ? ' target' : ''
  const crlf = marksEndings && ending === 'crlf' && html`<span class="ending">${CRLF_SIGN}</span>`
  const comments = cards.get(key)
  return [
    html`<tr class="${kind}${target}"><td class="number">${oldLine}</td><td class="number">${newLine}</td><td class="text"><span class="sign">${SIGNS[kind]}</span>${colouredText(text, colours.get(row))}${crlf}</td></tr>`,
    ending === 'none' && html`<tr class="note"><td colspan="2"></td><td>${NO_NEWLINE}</td></tr>`,
    comments && cardsRow(comments),
  ]
}

function cardsRow(cards: readonly Html[]): Html {
  return html`<tr class="comments"><td colspan="3">${cards}</td></tr>`
}
