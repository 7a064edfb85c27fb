import { SEVERITIES } from '../finding/finding.ts'
import { entryData } from './comment-card.ts'
import { type Entry, STANDINGS } from './entry.ts'
import { type Html, html, type Part } from './html.ts'
import { icon } from './icon.ts'

/** A longer list would not be read; the filters still apply to everything on the page. */
const MAX_LISTED = 2000

/** The filters, and a list of all findings by file. */
export function outline(entries: readonly Entry[]): Html {
  const listed = entries.slice(0, MAX_LISTED)
  const rest = entries.length - listed.length
  return html`<nav aria-label="Findings"><form role="search" aria-label="Filter the findings">${filterGroup(
    'severity',
    'Severity',
    SEVERITIES.map((name) => [
      name,
      html`${icon(name)}<span aria-hidden="true">${name}</span>`,
      count(entries, 'severity', name),
    ]),
  )}${filterGroup(
    'standing',
    'Outcome',
    Object.entries(STANDINGS).map(([name, label]) => [name, label, count(entries, 'standing', name)]),
  )}<label class="search">File <input type="search" name="path" placeholder="part of a path" autocomplete="off" spellcheck="false"></label><p class="shown"><output id="shown">${entries.length} of ${entries.length} findings</output> <button type="reset" hidden>Show all</button></p></form><details class="list"><summary><h2>Findings</h2></summary>${byFile(listed)}${rest > 0 && html`<p class="many">${rest} more are in the report.</p>`}</details><p class="keys"><button type="button" id="help" aria-haspopup="dialog"><kbd>?</kbd> Keys</button></p></nav>`
}

function count(entries: readonly Entry[], field: 'severity' | 'standing', value: string): number {
  return entries.filter((entry) => entry[field] === value).length
}

type Choice = readonly [value: string, label: Part, count: number]

function filterGroup(name: string, title: string, choices: readonly Choice[]): Html {
  const present = choices.filter(([, , count]) => count > 0)
  if (present.length === 0) return html``
  const buttons = present.map(
    ([value, label, count]) =>
      html`<button type="button" class="chip" data-filter="${name}" value="${value}" aria-pressed="false">${label} <span class="many">${count}</span></button>`,
  )
  return html`<fieldset><legend>${title}</legend>${buttons}</fieldset>`
}

function byFile(entries: readonly Entry[]): Html[] {
  const files = new Map<string, Entry[]>()
  for (const entry of entries) {
    const ofFile = files.get(entry.finding.path) ?? []
    ofFile.push(entry)
    files.set(entry.finding.path, ofFile)
  }
  return [...files].map(([path, ofFile]) => {
    const items = ofFile
      .toSorted((one, other) => (one.finding.line ?? 0) - (other.finding.line ?? 0))
      .map(item)
    return html`<h3>${path || 'No file'}</h3><ul>${items}</ul>`
  })
}

function item(entry: Entry): Html {
  const { id, severity, title, standing, finding } = entry
  const line = finding.line === undefined ? '' : finding.line
  return html`<li ${entryData(entry, finding.path)}><a href="#${id}">${icon(severity)}<span class="title">${title}</span><span class="line">${line}</span><span class="dot" title="${STANDINGS[standing]}"></span></a></li>`
}
