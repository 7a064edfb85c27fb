import { groupBy } from '../text/group-by.ts'
import { plural } from '../text/plural.ts'
import { truncate } from '../text/truncate.ts'
import { entryData } from './comment-card.ts'
import { commentId, type Entry, STANDINGS } from './entry.ts'
import { type Html, html } from './html.ts'
import { icon } from './icon.ts'

/** A longer list would not be read; the report has all findings. */
const MAX_LISTED = 1000
const MAX_MESSAGE = 2000
/** A longer group is closed at first. */
const MAX_OPEN = 5

/** Findings without a separate comment, by reason: merged, known, filtered out, dropped, or no space left. */
export function unposted(entries: readonly Entry[]): Html {
  const left = entries.filter(({ id }) => id.startsWith('finding-'))
  if (left.length === 0) return html``
  const counted = groupBy(left, reasonKey)
  const groups = groupBy(left.slice(0, MAX_LISTED), reasonKey)
  const rest = left.length - MAX_LISTED
  const sections = [...groups].map(([key, group]) => reasonGroup(group, counted.get(key)?.length ?? 0))
  return html`<section class="unposted" aria-labelledby="unposted"><h2 id="unposted">Without a comment of their own <span class="many">${left.length}</span></h2>${sections}${rest > 0 && html`<p>${plural(rest, 'more finding')} are in the report.</p>`}</section>`
}

function reasonKey({ standing, finding: { code, reason } }: Entry): string {
  return JSON.stringify([standing, code, reason])
}

function reasonGroup(group: readonly Entry[], count: number): Html {
  const [first] = group
  if (!first) return html``
  const { standing, finding } = first
  const content = html`<summary><span class="state">${STANDINGS[standing]}</span> <span class="why">${finding.reason}</span> ${finding.code && html`<code>${finding.code}</code>`} <span class="many">${count}</span></summary>${group.map(card)}`
  return group.length > MAX_OPEN
    ? html`<details class="reasons">${content}</details>`
    : html`<details class="reasons" open>${content}</details>`
}

function card(entry: Entry): Html {
  const { id, severity, title, place, finding } = entry
  const { message = '' } = finding
  const [comment] = finding.comments
  const text = message.length > MAX_MESSAGE ? `${truncate(message, MAX_MESSAGE)}…` : message
  // Without a title, a message of one line takes its place and is cut.
  const isTitle = !finding.title?.trim() && !text.trim().includes('\n')
  const more = !isTitle && text.trim() !== '' && text.trim() !== title
  const link = comment !== undefined && html`<a href="#${commentId(comment)}">The comment</a>`
  return html`<article class="left-out" id="${id}" tabindex="-1" ${entryData(entry, finding.path)} aria-label="${title}"><p>${icon(severity)} <b>${isTitle ? text.trim() || title : title}</b> <code>${place}</code> ${link}</p>${more && html`<pre class="message">${text}</pre>`}</article>`
}
