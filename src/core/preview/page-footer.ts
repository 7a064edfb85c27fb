import { type Html, html } from './html.ts'

/** Tells a reader where the file is from, and that it sends nothing. */
export function pageFooter(): Html {
  return html`<footer class="end"><p>Made by Fencepost. This page is one file: it loads nothing and sends nothing.</p></footer>`
}
