import { plural } from '../text/plural.ts'
import { truncate } from '../text/truncate.ts'
import { entryData } from './comment-card.ts'
import { commentId, type Entry, STANDINGS } from './entry.ts'
import { type Html, html } from './html.ts'
import { icon } from './icon.ts'

/** A longer list would not be read; the report has all findings. */
const MAX_LISTED = 1000
const MAX_MESSAGE = 2000

/** Findings without a separate comment, with the reason: merged, known, filtered out, dropped, or no space left. */
export function unposted(entries: readonly Entry[]): Html {
  const left = entries.filter(({ id }) => id.startsWith('finding-'))
  if (left.length === 0) return html``
  const listed = left.slice(0, MAX_LISTED).map(line)
  const rest = left.length - listed.length
  return html`<section class="unposted" aria-labelledby="unposted"><h2 id="unposted">Without a comment of their own <span class="many">${left.length}</span></h2>${listed}${rest > 0 && html`<p>${plural(rest, 'more finding')} are in the report.</p>`}</section>`
}

function line(entry: Entry): Html {
  const { id, severity, title, place, standing, finding } = entry
  const { message = '', reason = '', code, comments } = finding
  const [comment] = comments
  const more = message.trim() !== '' && message.trim() !== title
  const text = message.length > MAX_MESSAGE ? `${truncate(message, MAX_MESSAGE)}…` : message
  return html`<article class="card" id="${id}" tabindex="-1" ${entryData(entry, finding.path)} aria-label="${title}"><header>${icon(severity)} <b>${title}</b> <code>${place}</code> <span class="state">${STANDINGS[standing]}</span></header><div class="body"><p class="reason">${reason} ${code && html`<code>${code}</code>`}${comment !== undefined && html` <a href="#${commentId(comment)}">The comment</a>`}</p>${more && html`<pre class="message">${text}</pre>`}</div></article>`
}
