import type { ReviewPlan } from '../plan/plan.ts'
import type { Foldable } from '../text/fold.ts'
import { isLong, listLabel } from '../write/listed-findings.ts'
import { entryData } from './comment-card.ts'
import { type Entry, listedId } from './entry.ts'
import { type Html, html } from './html.ts'
import type { PageBudget } from './page-budget.ts'
import { renderedMarkdown } from './rendered-markdown.ts'

/** In characters. A model's summary may be long, and must not push the comments down. */
const MAX_OPEN = 1200

/** The beginning of the body: counts, and what the authors say of the change. */
export function bodyHead({ body: { head }, review }: ReviewPlan, budget: PageBudget): Html {
  const event = review.event === 'REQUEST_CHANGES' ? 'Requests changes' : 'Comment'
  return html`<section class="card review" aria-labelledby="review"><header><h2 id="review">Review</h2><span class="state">${event}</span></header><div class="body">${headText(head, budget)}</div></section>`
}

function headText(head: string, budget: PageBudget): Html {
  if (head === '') return html`<p>Nothing new to say: no review is posted.</p>`
  const end = head.indexOf('\n\n')
  if (head.length <= MAX_OPEN || end < 0) return renderedMarkdown(head, { budget })
  return html`${renderedMarkdown(head.slice(0, end), { budget })}<details><summary>What it says of the whole change</summary>${renderedMarkdown(head.slice(end), { budget })}</details>`
}

/** The findings that the body lists, as the platform shows them; each can be filtered and focused. */
export function bodyList({ body }: ReviewPlan, entries: readonly Entry[], budget: PageBudget): Html {
  const { groups, rest } = body
  if (groups.length === 0 && !rest) return html``
  const listed = groups.map(({ heading, entries: findings }) => {
    const items = findings.map((item) => {
      const entry = entries[item.finding]
      const path = entry?.finding.path ?? ''
      return html`<article class="listed" id="${listedId(item.finding)}" tabindex="-1" ${entryData(entry, path)} aria-label="${entry?.title ?? ''}">${foldable(item, path, budget)}</article>`
    })
    return html`<div class="reason-group">${renderedMarkdown(heading, { budget })}${items}</div>`
  })
  const list = isLong(groups)
    ? html`<details class="fold"><summary>${listLabel(groups)}</summary>${listed}</details>`
    : listed
  return html`<section class="card in-body" aria-labelledby="in-body"><header><h2 id="in-body">In the body of the review</h2></header><div class="body">${list}${rest && foldable(rest, '', budget)}</div></section>`
}

function foldable({ line, label, more }: Foldable, path: string, budget: PageBudget): Html {
  const fold =
    more && html`<details><summary>${label}</summary>${renderedMarkdown(more, { budget, path })}</details>`
  return html`${renderedMarkdown(line, { budget, path })}${fold}`
}
