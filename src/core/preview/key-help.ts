import { type Html, html } from './html.ts'

const KEYS = [
  ['j', 'next finding'],
  ['k', 'previous finding'],
  ['/', 'filter by file or rule'],
  ['x', 'show or hide the file of a finding'],
  ['a', 'show all: clear the filters'],
  ['?', 'these keys'],
]

export function keyHelp(): Html {
  const rows = KEYS.map(([key, meaning]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${meaning}</dd></div>`)
  return html`<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2><dl>${rows}</dl><form method="dialog"><button>Close</button></form></dialog>`
}
