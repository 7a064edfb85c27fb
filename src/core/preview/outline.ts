import type { Diff } from '../diff/diff.ts'
import { SEVERITIES } from '../finding/finding.ts'
import { groupBy } from '../text/group-by.ts'
import { entryData } from './comment-card.ts'
import { type Entry, STANDINGS } from './entry.ts'
import { type Html, html, type Part } from './html.ts'
import { icon } from './icon.ts'

/** A longer list would not be read; the filters still apply to everything on the page. */
const MAX_LISTED = 2000
/** In a longer list the files are closed at first; `filter` in the script opens them when few findings are left. */
const MAX_OPEN = 40

/** The filters, and a list of all findings by file. */
export function outline(entries: readonly Entry[], diff: Diff): Html {
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
  )}<label class="search">File or rule <input type="search" name="find" placeholder="part of a name" autocomplete="off" spellcheck="false"></label><p class="shown"><output id="shown">${entries.length} of ${entries.length} findings</output> <button type="reset" hidden>Show all</button></p></form>${list(entries, diff)}<p class="keys"><button type="button" id="help" aria-haspopup="dialog"><kbd>?</kbd> Keys</button></p></nav>`
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

/** The files in the order of the page: first the ones with comments. */
function list(entries: readonly Entry[], diff: Diff): Html {
  const listed = entries.toSorted((one, other) => Number(isLeftOut(one)) - Number(isLeftOut(other)))
  const rest = listed.splice(MAX_LISTED).length
  const order = new Map(diff.files.map(({ path }, index) => [path, index]))
  const at = (path: string) => order.get(path) ?? order.size
  const files = [...groupBy(listed, ({ finding }) => finding.path)].toSorted(
    ([one], [other]) => at(one) - at(other),
  )
  const open = listed.length > MAX_OPEN ? html`` : html` open`
  const groups = files.map(
    ([path, ofFile]) =>
      html`<details class="group"${open}><summary><h3>${path || 'No file'}</h3> <span class="many">${ofFile.length}</span></summary><ul>${ofFile.toSorted(byLine).map(item)}</ul></details>`,
  )
  return html`<details class="list"><summary><h2>Findings</h2></summary>${groups}${rest > 0 && html`<p class="many">${rest} more are in the report.</p>`}</details>`
}

function isLeftOut({ id }: Entry): boolean {
  return id.startsWith('finding-')
}

function byLine({ lines: one }: Entry, { lines: other }: Entry): number {
  return (one?.last ?? 0) - (other?.last ?? 0)
}

function item(entry: Entry): Html {
  const { id, severity, title, standing, finding, lines } = entry
  const numbers = lines && (lines.first < lines.last ? `${lines.first}–${lines.last}` : lines.last)
  return html`<li ${entryData(entry, finding.path)}><a href="#${id}">${icon(severity)}<span class="title">${title}</span><span class="line">${numbers}</span><span class="dot" title="${STANDINGS[standing]}"></span></a></li>`
}
