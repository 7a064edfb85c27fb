import { type Html, html } from './html.ts'

/** Says what a reader may want to know of such a file: where it is from, and that it does nothing. */
export function pageFooter(): Html {
  return html`<footer class="end"><p>Made by Fencepost. This page is one file: it loads nothing and sends nothing.</p></footer>`
}
