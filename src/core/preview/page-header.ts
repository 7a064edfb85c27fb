import type { Counts } from '../write/counts.ts'
import { type Html, html } from './html.ts'

/** The title of the page and the counts of the report. */
export function pageHeader(counts: Counts, subject: string, status: string): Html {
  const tiles: [label: string, count: number][] = [
    ['findings', counts.findings],
    ['inline', counts.inline],
    ['in the body', counts.summarized],
    ['known', counts.duplicates],
    ['merged', counts.merged],
    ['filtered out', counts.filtered],
    ['not readable', counts.dropped],
    ['one click', counts.suggestions],
  ]
  const list = tiles.map(
    ([label, count]) =>
      html`<div class="${count === 0 ? 'zero' : 'some'}"><dt>${label}</dt><dd>${count}</dd></div>`,
  )
  return html`<header class="top"><div><h1>${MARK} Review of ${subject}</h1><p>${status}</p></div><dl>${list}</dl></header>`
}

/** The logo: three fence posts with two rails. */
export const MARK = html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="M1 15V4l1.5-2L4 4v11zM6.500 15V4L8 2l1.500 2v11zM12 15V4l1.500-2L15 4v11z"/><path d="M0 6h16v2H0zM0 11h16v2H0z"/></svg>`
