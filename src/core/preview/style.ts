import { THEME } from './theme.ts'

/** A constant, because the security policy of the page contains its hash. */
export const STYLE = `
${THEME}* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 7rem; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 14px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3, p, ul, ol, dl, dd, fieldset, pre, blockquote { margin: 0; padding: 0; border: 0; }
h1 { font-size: 1.3rem; font-weight: 600; }
h2 { font-size: 1rem; font-weight: 600; }
h3 { font-size: inherit; font-weight: inherit; }
a { color: var(--accent); }
code, pre, kbd, .diff, .change, .path, .file h3 { font-family: var(--code); font-size: 12px; }
button { font: inherit; color: inherit; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.many, .notes { color: var(--muted); font-size: 12px; }

.top {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2.5rem;
  align-items: center;
  justify-content: space-between;
  padding: 1rem 1.5rem;
  background: var(--panel);
  border-bottom: 1px solid var(--border);
}
.top p { color: var(--muted); }
.mark { width: 1.2rem; height: 1.2rem; vertical-align: -0.15rem; fill: var(--success); }
.top dl { display: flex; flex-wrap: wrap; gap: 0.5rem 1.6rem; }
.top dl div { display: flex; flex-direction: column-reverse; }
.top dd { font-size: 1.3rem; font-weight: 600; line-height: 1.2; font-variant-numeric: tabular-nums; }
.top dt { color: var(--muted); font-size: 12px; }
.top .zero dd { color: var(--muted); font-weight: 400; }

.page { max-width: 90rem; margin: 0 auto; padding: 1rem 1.5rem 2rem; display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
main, main > section:not(.card) { display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); align-content: start; }
main { gap: 1.25rem; }
@media (min-width: 68rem) {
  .page { grid-template-columns: 19rem minmax(0, 1fr); }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; padding: 2px; }
}

nav, nav form { display: flex; flex-direction: column; gap: 0.75rem; }
fieldset { display: flex; flex-wrap: wrap; gap: 0.35rem; min-width: 0; }
legend { padding: 0; margin-bottom: 0.25rem; font-size: 12px; color: var(--muted); }
.chip, .keys button, .shown button, .with-button button, dialog button {
  padding: 0.1rem 0.6rem;
  border: 1px solid var(--border);
  border-radius: 2rem;
  background: var(--panel);
  font-size: 12px;
}
.chip:hover, .keys button:hover, .shown button:hover, .with-button button:hover, dialog button:hover { border-color: var(--muted); }
.chip[aria-pressed='true'], .with-button button[aria-pressed='true'] { border-color: var(--accent); background: var(--hunk); }
.chip[aria-pressed='true'] .many { color: inherit; }
.search { display: flex; flex-direction: column; gap: 0.25rem; font-size: 12px; color: var(--muted); }
.search input {
  padding: 0.3rem 0.6rem;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: var(--page);
  color: var(--text);
  font: 13px var(--code);
  width: 100%;
}
.search input::placeholder { color: var(--muted); }
.shown { display: flex; gap: 0.75rem; align-items: center; min-height: 1.6rem; font-size: 12px; color: var(--muted); }
.icon { width: 0.85rem; height: 0.85rem; vertical-align: -0.1rem; margin-right: 0.3rem; flex: none; }
.icon.error { fill: var(--danger); }
.icon.warning { fill: var(--attention); }
.icon.info { fill: var(--accent); }
symbol .hole { stroke: var(--page); stroke-width: 2; }
.list summary { cursor: pointer; }
.list > summary h2 { display: inline; }
.group { margin-top: 0.35rem; }
.group > summary { display: flex; gap: 0.4rem; align-items: baseline; padding: 0.1rem 0.4rem; border-radius: 6px; list-style: none; }
.group > summary::before { content: '▸'; width: 0.6rem; flex: none; color: var(--muted); font-size: 11px; }
.group[open] > summary::before { content: '▾'; }
.group > summary:hover { background: var(--panel); }
.group h3 { flex: 1; min-width: 0; font: 12px var(--code); color: var(--muted); }
.list ul { list-style: none; }
.list a {
  display: flex;
  align-items: baseline;
  padding: 0.2rem 0.4rem;
  border-radius: 6px;
  color: inherit;
  font-size: 13px;
  text-decoration: none;
}
.list a:hover { background: var(--panel); }
.list a[aria-current] { background: var(--hunk); }
.list .icon { align-self: start; margin-top: 0.2rem; }
.list .title { flex: 1; min-width: 0; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.list .line { padding: 0 0.5rem; color: var(--muted); font: 12px var(--code); }
.dot { flex: none; align-self: start; margin-top: 0.3rem; width: 0.6rem; height: 0.6rem; border-radius: 50%; border: 2px solid transparent; }
.chip[value='button']::before, .chip[value='quoted']::before { content: ''; display: inline-block; width: 0.55rem; height: 0.55rem; margin-right: 0.35rem; vertical-align: middle; border: 2px solid var(--success); border-radius: 50%; background: var(--success); }
.chip[value='quoted']::before { border-color: var(--attention); background: none; }
[data-standing='button'] .dot { background: var(--success); border-color: var(--success); }
[data-standing='quoted'] .dot { border-color: var(--attention); }
.with-button { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: baseline; justify-content: space-between; }
.keys button kbd { border: 0; padding: 0; background: none; }
kbd { padding: 0.1rem 0.4rem; border: 1px solid var(--border); border-radius: 4px; background: var(--panel); }

.card { border: 1px solid var(--border); border-radius: 6px; background: var(--page); }
.card > header {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  padding: 0.35rem 0.75rem;
  border-bottom: 1px solid var(--border);
  border-radius: 5px 5px 0 0;
  background: var(--panel);
  color: var(--muted);
  font-size: 12px;
}
.card > header h2, .card > header b { color: var(--text); }
.card > header h2 { font-size: 14px; }
.card:focus, .listed:focus { outline: 2px solid var(--accent); outline-offset: 2px; }
.card > header .icon { margin: 0 -0.35rem 0 0; }
.body { padding: 0.75rem; }
.reason-group + .reason-group { margin-top: 1.5rem; }
.body > * + *, .listed > * + *, .reason-group > * + *, .body details > * + *, .body blockquote > * + * { margin-top: 0.6rem; }
.body summary { cursor: pointer; color: var(--muted); }
.body summary:hover { color: var(--text); }
.facts, .facts code { color: var(--muted); font-size: 12px; }
.facts a { color: inherit; }
.listed { border-top: 1px solid var(--border); padding-top: 0.75rem; border-radius: 2px; }
.listed:focus { outline-offset: 6px; }
.state { padding: 0 0.5rem; border: 1px solid var(--border); border-radius: 2rem; color: var(--muted); margin-left: auto; }
.state.offered { color: var(--success); border-color: currentcolor; }
.state.refused { color: var(--attention); border-color: currentcolor; }

.body code { padding: 0.1em 0.35em; border-radius: 4px; background: light-dark(#818b981f, #656c7633); }
.body a code { text-decoration: underline; }
.body pre { padding: 0.6rem 0.75rem; border-radius: 6px; background: var(--panel); white-space: pre-wrap; }
.body ul, .body ol { padding-left: 1.6rem; }
.body li > ul, .body li > ol, .body li > p + p { margin-top: 0.25rem; }
.body blockquote { padding-left: 0.75rem; border-left: 3px solid var(--border); color: var(--muted); }
.body hr { height: 1px; border: 0; background: var(--border); }
.wide { overflow-x: auto; }
.prose { border-collapse: collapse; font-size: 13px; }
.prose th, .prose td { overflow-wrap: normal; padding: 0.25rem 0.75rem; border: 1px solid var(--border); text-align: left; }
.prose .center { text-align: center; }
.prose .right { text-align: right; }

.file, .others { border: 1px solid var(--border); border-radius: 6px; }
.file:nth-of-type(n + 8) { content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.file > summary {
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 0.6rem;
  align-items: center;
  padding: 0.5rem 0.75rem;
  position: sticky;
  top: 0;
  z-index: 1;
  border-radius: 5px;
  background: var(--panel);
  cursor: pointer;
  list-style: none;
}
.file[open] > summary { border-bottom: 1px solid var(--border); border-radius: 5px 5px 0 0; }
.file > summary::before, .others > summary::before {
  content: '';
  flex: none;
  width: 0.4rem;
  height: 0.4rem;
  margin-right: 0.25rem;
  border: solid var(--muted);
  border-width: 0 2px 2px 0;
  rotate: -45deg;
}
.file[open] > summary::before, .others[open] > summary::before { rotate: 45deg; translate: 0 -2px; }
summary::-webkit-details-marker { display: none; }
.folder { color: var(--muted); }
.notes { display: inline-flex; flex-wrap: wrap; gap: 0.3rem; align-items: center; }
.label { padding: 0 0.5rem; border: 1px solid var(--border); border-radius: 2rem; font: 11px/1.5 sans-serif; color: var(--muted); }
.tally { font: 12px var(--code); white-space: nowrap; }
.plus { color: var(--success); }
.minus { color: var(--danger); }
.file > summary .many { margin-left: auto; }

.others > summary { display: flex; align-items: center; gap: 0.4rem; padding: 0.5rem 0.75rem; cursor: pointer; list-style: none; }
.others ul { list-style: none; border-top: 1px solid var(--border); padding: 0.25rem 0; }
.others li { display: flex; flex-wrap: wrap; gap: 0.15rem 0.6rem; align-items: center; padding: 0.15rem 0.75rem; }
.path b, .file h3 b { font-weight: 600; }

.diff, .change { width: 100%; border-collapse: collapse; line-height: 20px; }
.diff { table-layout: fixed; }
.digits-2 { --digits: 2ch; }
.digits-3 { --digits: 3ch; }
.digits-4 { --digits: 4ch; }
.digits-5 { --digits: 5ch; }
.digits-6 { --digits: 6ch; }
.digits-7 { --digits: 7ch; }
.digits-8 { --digits: 8ch; }
.digits-9 { --digits: 9ch; }
col.number { width: calc(var(--digits) + 1.4rem); }
.diff > * > tr > td, .change td { padding: 0; vertical-align: top; }
.change td:last-child { width: 100%; }
.number { padding: 0 0.5rem !important; text-align: right; white-space: nowrap; color: var(--muted); user-select: none; font-variant-numeric: tabular-nums; }
.text { padding-left: 1.6rem !important; padding-right: 0.5rem !important; white-space: pre-wrap; text-indent: -1.1rem; tab-size: 4; }
.text > * { text-indent: 0; }
.sign { display: inline-block; width: 1.1rem; user-select: none; }
.added td { background: var(--added); }
.deleted td { background: var(--deleted); }
.added mark { background: var(--added-mark); }
.deleted mark { background: var(--deleted-mark); }
mark { color: inherit; border-radius: 3px; padding: 0.1em 0; }
.target td:nth-child(2), .target.deleted td:first-child { box-shadow: inset -2px 0 var(--accent); color: var(--text); font-weight: 600; }
.target.deleted td:nth-child(2) { box-shadow: none; }
.ending { color: var(--muted); user-select: none; }
.hunk td, .fold td { background: var(--hunk); color: var(--muted); padding: 0.15rem 0.5rem !important; }
.hunk td { white-space: pre-wrap; }
.fold button { padding: 0 0.4rem; border: 0; border-radius: 4px; background: none; color: inherit; }
.fold button:hover { background: var(--border); }
.fold button::before { content: '↕ '; }
.fold button[aria-expanded='true']::before { content: '× '; }
.fold .heading { opacity: 1; }
.note td { padding: 0 0.5rem 0 1.6rem !important; color: var(--muted); font-style: italic; }
.comments > td { padding: 0.6rem 0.75rem !important; border-block: 1px solid var(--border); background: var(--panel); font: 14px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif; }
.comments .card { max-width: 52rem; border-left-width: 3px; }
.comments .card + .card { margin-top: 0.6rem; }
.card[data-severity='error'] { border-left-color: var(--danger); }
.card[data-severity='warning'] { border-left-color: var(--attention); }
.card[data-severity='info'] { border-left-color: var(--accent); }

.c { color: var(--comment); }
.k { color: var(--keyword); }
.s { color: var(--string); }
.n { color: var(--constant); }
.d { color: var(--definition); }
.t { color: var(--type); }
.p, .m { color: var(--property); }
/* Marks are darker, so the two palest colours are not. */
mark { --comment: light-dark(#505a64, #b1bac4); --keyword: light-dark(#b31d28, #ff9d94); }

.change-only { padding: 0.4rem 0; border-radius: 6px; background: var(--panel); overflow: hidden; }
.change-only .number { display: none; }
.suggestion { border: 1px solid var(--border); border-radius: 6px; overflow: hidden; }
.suggestion .cap, .suggestion .foot { padding: 0.3rem 0.75rem; font-size: 12px; color: var(--muted); }
.suggestion .cap { border-bottom: 1px solid var(--border); }
.suggestion .foot { border-top: 1px solid var(--border); background: var(--panel); }
.change .number { min-width: 2.8rem; }
.change .number:empty { min-width: 0; }
.commit { display: inline-block; padding: 0.1rem 0.7rem; margin-right: 0.5rem; border-radius: 6px; background: light-dark(#1f883d, #238636); color: #fff; font-weight: 500; }

.reasons { border: 1px solid var(--border); border-radius: 6px; }
.reasons > summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; align-items: baseline; padding: 0.5rem 0.75rem; cursor: pointer; background: var(--panel); border-radius: 5px; }
.reasons[open] > summary { border-radius: 5px 5px 0 0; }
.reasons .state { margin: 0; font-size: 12px; }
.reasons .why { flex: 1; min-width: min(12rem, 100%); }
.left-out { padding: 0.5rem 0.75rem; border-top: 1px solid var(--border); }
.left-out:nth-of-type(n + 20) { content-visibility: auto; contain-intrinsic-size: auto 3rem; }
.left-out:focus { outline: 2px solid var(--accent); outline-offset: -2px; }
.left-out pre { margin-top: 0.3rem; white-space: pre-wrap; font-family: inherit; font-size: 13px; color: var(--muted); }
.end { padding: 1.5rem; color: var(--muted); font-size: 12px; text-align: center; }
dialog { border: 1px solid var(--border); border-radius: 8px; background: var(--page); color: var(--text); padding: 1rem 1.5rem; min-width: 18rem; }
dialog::backdrop { background: #0008; }
dialog dl { margin: 0.75rem 0; display: grid; gap: 0.4rem; }
dialog dl div { display: grid; grid-template-columns: 2.5rem 1fr; }
@media (max-width: 40rem) {
  .top { padding: 0.75rem; }
  .top .zero { display: none; }
  .top dl { gap: 0.5rem 1.2rem; }
  .page { padding: 0.75rem 0.5rem 1.5rem; }
  .number { padding: 0 0.2rem !important; font-size: 11px; }
  col.number { width: calc(var(--digits) + 0.5rem); }
  .comments > td { padding: 0.4rem !important; }
  .body { padding: 0.6rem; }
}
@media print {
  nav, .keys { display: none; }
  .file { content-visibility: visible; }
  .file > summary { position: static; }
}
`
