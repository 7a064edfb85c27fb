import { type Hunk, hunkAt, newLines } from '../diff/diff.ts'
import { withoutMarker } from '../memory/marker.ts'
import type { ReviewComment } from '../plan/plan.ts'
import type { Replaced } from './about.ts'
import type { Entry } from './entry.ts'
import { type Html, html, type Part } from './html.ts'
import type { PageBudget } from './page-budget.ts'
import { renderedMarkdown } from './rendered-markdown.ts'

/** A comment below its row: its lines, the state of its button, its text. */
export function commentCard(
  comment: ReviewComment,
  entry: Entry | undefined,
  hunks: readonly Hunk[],
  id: string,
  budget: PageBudget,
): Html {
  const body = renderedMarkdown(withoutMarker(comment.body), {
    budget,
    path: comment.path,
    replaced: replacedBy(comment, hunks),
  })
  const place = placeText(comment, hunks)
  return html`<article class="card" id="${id}" tabindex="-1" ${entryData(entry, comment.path)} aria-label="${`Comment on ${place}`}"><header>${place}${entry && buttonState(entry)}</header><div class="body">${body}</div></article>`
}

/** Data attributes that the filters use. */
export function entryData(entry: Entry | undefined, path: string): Html {
  const find = [path, entry?.rule ?? ''].join(' ').trim()
  return html`data-severity="${entry?.severity ?? 'none'}" data-standing="${entry?.standing ?? 'plain'}" data-find="${find}"`
}

function placeText({ side, line, start_line = line }: ReviewComment, hunks: readonly Hunk[]): string {
  if (line === undefined) return 'the whole file'
  const lines = start_line === line ? `line ${line}` : `lines ${start_line}–${line}`
  if (side === 'LEFT') return `deleted ${lines}`
  return hunkAt(hunks, line) ? lines : `${lines}, not in the diff`
}

export function buttonState({ standing }: Entry): Part {
  if (standing === 'button') return html`<span class="state offered">One-click suggestion</span>`
  return standing === 'quoted' && html`<span class="state refused">Code shown, no button</span>`
}

function replacedBy(
  { side, line = 0, start_line = line, body }: ReviewComment,
  hunks: readonly Hunk[],
): Replaced | undefined {
  // Only a suggestion is shown with the lines it replaces; other ranges may be the whole file.
  const hunk = side === 'RIGHT' && body.includes('suggestion') ? hunkAt(hunks, line) : undefined
  const rows = hunk && newLines(hunk, start_line, line)
  return rows && { first: start_line, lines: rows.map(({ text }) => text) }
}
