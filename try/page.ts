import { Html, html } from '../src/core/preview/html.ts'
import { MARK } from '../src/core/preview/page-header.ts'
import { SCRIPT as PREVIEW_SCRIPT } from '../src/core/preview/script.ts'
import { hashSource } from '../src/core/preview/security-policy.ts'
import { STYLE as PREVIEW_STYLE } from '../src/core/preview/style.ts'
import { CHOICES } from './review.ts'
import { STYLE } from './style.ts'

/** The page as one file; `script` is the bundle of main.ts, `example` is data for it. */
export function page({ script, example }: { readonly script: string; readonly example: unknown }): string {
  // A data block ends at the first end tag in it.
  const data = JSON.stringify(example).replaceAll('<', '\\u003c')
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(policy(script))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Try Fencepost</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<header><h1>${MARK} Try Fencepost</h1><p>A diff and findings in, the review that would be posted out. It all happens in this page: nothing is loaded, nothing is sent.</p></header>
<main>
<form id="form">
<div class="inputs">${field('diff', 'Diff', 'git diff main...HEAD')}${field('findings', 'Findings', 'what ESLint, a SARIF scanner or a model printed')}</div>
<fieldset class="options"><legend class="hint">Options</legend>${Object.entries(CHOICES).map(([name, values]) => select(name, values))}<label>max-comments <input type="number" name="max-comments" min="0" max="10000" value="50"></label><label class="check"><input type="checkbox" name="suggestions" checked> suggestions</label><label class="check"><input type="checkbox" name="lenient"> lenient</label></fieldset>
<p class="buttons"><button class="primary">Show the review</button> <button type="button" id="example">Load an example</button> <button type="reset">Clear</button></p>
</form>
<p id="status" role="status"></p>
<div id="shown" hidden>
<section class="panel" aria-labelledby="review-title"><header><h2 id="review-title">The review</h2></header><iframe id="review" title="The review" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe></section>
<details class="panel" id="reasons-panel"><summary><h2>What became of each finding</h2> <span class="many" id="reason-count"></span></summary><ul id="reasons"></ul></details>
<details class="panel"><summary><h2>What a run would log</h2> <span class="many" id="note-count"></span></summary><ul id="notes"></ul></details>
<details class="panel payload"><summary><h2>What the platform would be sent</h2> <span class="many">JSON</span></summary><p class="bar"><button type="button" id="copy">Copy</button> <span id="copied" role="status" class="hint"></span></p><pre id="payload" tabindex="0" role="region" aria-label="Payload"></pre></details>
</div>
</main>
<footer>A model’s button is also tested for syntax errors when a run has the repository at hand; this page has only the diff.</footer>
<script type="application/json" id="example-data">${new Html(data)}</script>
<script>${new Html(script)}</script>
</body>
</html>
`.markup
}

function field(name: string, label: string, placeholder: string): Html {
  return html`<div class="field" data-drop="${name}"><div class="top"><label for="${name}">${label}</label><label class="file">Open a file<input type="file" data-file="${name}" aria-label="${`Open a file: ${label}`}"></label></div><textarea id="${name}" name="${name}" spellcheck="false" autocomplete="off" wrap="off" placeholder="${`Paste or drop: ${placeholder}`}"></textarea></div>`
}

function select(name: string, values: readonly string[]): Html {
  return html`<label>${name} <select name="${name}">${values.map((value) => html`<option>${value}</option>`)}</select></label>`
}

/** The frame of the review inherits this policy, so it names the style and the script of the review too. */
function policy(script: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(STYLE)} ${hashSource(PREVIEW_STYLE)}`,
    `script-src ${hashSource(script)} ${hashSource(PREVIEW_SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types review',
  ].join('; ')
}
