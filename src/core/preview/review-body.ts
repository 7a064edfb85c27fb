import type { ReviewPlan } from '../plan/plan.ts'
import { entryData } from './comment-card.ts'
import { type Entry, listedId } from './entry.ts'
import { type Html, html } from './html.ts'
import { renderedMarkdown } from './rendered-markdown.ts'

/** The body of the review as the platform shows it; each finding in it can be filtered and focused. */
export function reviewBody({ body, review }: ReviewPlan, entries: readonly Entry[]): Html {
  const event = review.event === 'REQUEST_CHANGES' ? 'Requests changes' : 'Comment'
  const listed = body.entries.map(({ finding, text }) => {
    const entry = entries[finding]
    return html`<article class="listed" id="${listedId(finding)}" tabindex="-1" ${entryData(entry, entry?.finding.path ?? '')} aria-label="${entry?.title ?? ''}">${renderedMarkdown(text)}</article>`
  })
  const content =
    body.head === ''
      ? html`<p>Nothing new to say: no review is posted.</p>`
      : html`${renderedMarkdown(body.head)}${listed}${renderedMarkdown(body.rest)}`
  return html`<section class="card review" aria-labelledby="review"><header><h2 id="review">Body of the review</h2><span class="state">${event}</span></header><div class="body">${content}</div></section>`
}
