import { type Html, html } from './html.ts'

/** Defined once and referenced by id. The shapes differ, so that colour is not needed to distinguish them. */
export const ICONS = html`<svg hidden><symbol id="icon-error" viewBox="0 0 16 16"><path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z"/><path class="hole" d="M8 4v5M8 11v1"/></symbol><symbol id="icon-warning" viewBox="0 0 16 16"><path d="M8 1l7.5 14H.5z"/><path class="hole" d="M8 6v4M8 12v1"/></symbol><symbol id="icon-info" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7"/><path class="hole" d="M8 4v1M8 7v5"/></symbol></svg>`

const KNOWN = new Set(['error', 'warning', 'info'])

/** The icon of a severity, with its name for screen readers. */
export function icon(severity: string): Html {
  if (!KNOWN.has(severity)) return html``
  return html`<svg class="icon ${severity}" viewBox="0 0 16 16" aria-hidden="true"><use href="#icon-${severity}"/></svg><span class="unseen">${severity}</span>`
}
