import type { ReviewPlan } from '../plan/plan.ts'
import type { Foldable } from '../text/fold.ts'
import { isLong, listLabel } from '../write/listed-findings.ts'
import { entryData } from './comment-card.ts'
import { type Entry, listedId } from './entry.ts'
import { type Html, html } from './html.ts'
import { renderedMarkdown } from './rendered-markdown.ts'

/** The body of the review as the platform shows it; each finding in it can be filtered and focused. */
export function reviewBody({ body, review }: ReviewPlan, entries: readonly Entry[]): Html {
  const event = review.event === 'REQUEST_CHANGES' ? 'Requests changes' : 'Comment'
  const listed = body.groups.map(({ heading, entries: findings }) => {
    const items = findings.map((item) => {
      const entry = entries[item.finding]
      return html`<article class="listed" id="${listedId(item.finding)}" tabindex="-1" ${entryData(entry, entry?.finding.path ?? '')} aria-label="${entry?.title ?? ''}">${foldable(item)}</article>`
    })
    return html`${renderedMarkdown(heading)}${items}`
  })
  const list = isLong(body.groups)
    ? html`<details class="list"><summary>${listLabel(body.groups)}</summary>${listed}</details>`
    : listed
  const content =
    body.head === ''
      ? html`<p>Nothing new to say: no review is posted.</p>`
      : html`${renderedMarkdown(body.head)}${list}${body.rest && foldable(body.rest)}`
  return html`<section class="card review" aria-labelledby="review"><header><h2 id="review">Body of the review</h2><span class="state">${event}</span></header><div class="body">${content}</div></section>`
}

function foldable({ line, label, more }: Foldable): Html {
  const fold = more && html`<details><summary>${label}</summary>${renderedMarkdown(more)}</details>`
  return html`${renderedMarkdown(line)}${fold}`
}
