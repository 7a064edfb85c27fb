import { THEME } from '../src/core/preview/theme.ts'

export const STYLE = `
${THEME}* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--page); color: var(--text); font: 14px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif; overflow-wrap: anywhere; }
h1, h2, p, ul, fieldset, pre, figure { margin: 0; padding: 0; border: 0; min-width: 0; }
h1 { font-size: 1.3rem; }
h2 { font-size: 1rem; }
code, pre, textarea, kbd { font: 12px/1.5 var(--code); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
header { padding: 1rem 1.5rem; background: var(--panel); border-bottom: 1px solid var(--border); }
header p, footer, .hint { color: var(--muted); }
.mark { width: 1.2rem; height: 1.2rem; vertical-align: -0.15rem; fill: var(--success); }
main { max-width: 90rem; margin: 0 auto; padding: 1rem 1.5rem; display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
form { display: grid; gap: 0.75rem; }
.inputs { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); }
.field { display: grid; gap: 0.35rem; grid-template-rows: auto 1fr; border-radius: 6px; }
.field .top { display: flex; gap: 0.5rem; align-items: baseline; justify-content: space-between; }
.field label { font-weight: 600; }
.field.over textarea { border-color: var(--accent); background: var(--hunk); }
textarea { width: 100%; min-height: 12rem; resize: vertical; padding: 0.5rem; border: 1px solid var(--border); border-radius: 6px; background: var(--page); color: var(--text); white-space: pre; overflow: auto; tab-size: 4; }
::placeholder { color: var(--muted); opacity: 1; }
button, .file { font: inherit; font-size: 13px; padding: 0.2rem 0.8rem; border: 1px solid var(--border); border-radius: 6px; background: var(--panel); color: var(--text); cursor: pointer; }
button:hover, .file:hover { border-color: var(--muted); }
.file { font-size: 12px; }
.file:focus-within { outline: 2px solid var(--accent); outline-offset: 1px; }
.file input { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.primary { border-color: transparent; background: light-dark(#1f883d, #238636); color: #fff; font-weight: 600; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.options { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: end; padding: 0.75rem; border: 1px solid var(--border); border-radius: 6px; }
.options label { display: grid; gap: 0.15rem; font-size: 12px; color: var(--muted); }
.options label.check { display: flex; align-items: center; gap: 0.35rem; padding: 0.25rem 0; color: var(--text); }
select, input[type='number'] { font: inherit; font-size: 13px; padding: 0.15rem 0.35rem; border: 1px solid var(--border); border-radius: 6px; background: var(--page); color: var(--text); max-width: 100%; }
input[type='number'] { width: 5.5rem; }
#status { min-height: 1.5em; }
#status.error { padding: 0.6rem 0.75rem; border: 1px solid var(--danger); border-left-width: 4px; border-radius: 6px; white-space: pre-wrap; }
#shown { display: grid; gap: 1rem; }
.panel { border: 1px solid var(--border); border-radius: 6px; overflow: hidden; }
.panel > header, .panel > summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; justify-content: space-between; padding: 0.4rem 0.75rem; }
.panel > summary { background: var(--panel); cursor: pointer; }
.panel[open] > summary { border-bottom: 1px solid var(--border); }
.panel > summary::before { content: '▸'; color: var(--muted); font-size: 11px; }
.panel[open] > summary::before { content: '▾'; }
.panel > summary h2 { margin-right: auto; }
.many { color: var(--muted); font-size: 12px; font-weight: 400; }
iframe { display: block; width: 100%; height: max(75vh, 30rem); border: 0; background: var(--page); }
#reasons, #notes { list-style: none; }
#reasons li { display: grid; gap: 0.1rem 0.75rem; grid-template-columns: 8rem minmax(0, 1fr); padding: 0.4rem 0.75rem; border-top: 1px solid var(--border); }
#reasons li:first-child { border-top: 0; }
#reasons .outcome { color: var(--muted); font-size: 12px; padding-top: 0.1rem; }
#reasons .why { grid-column: 2; color: var(--muted); font-size: 13px; }
#reasons .button .outcome { color: var(--success); }
#notes { padding: 0.5rem 0.75rem; }
#notes li { font: 12px/1.6 var(--code); }
.payload { position: relative; }
.payload pre { padding: 0.75rem; max-height: 30rem; overflow: auto; white-space: pre-wrap; }
.bar { padding: 0.5rem 0.75rem; border-bottom: 1px solid var(--border); display: flex; gap: 0.75rem; align-items: center; }
footer { padding: 0.5rem 1.5rem 2rem; font-size: 12px; text-align: center; }
@media (max-width: 40rem) {
  header { padding: 0.75rem; }
  main { padding: 0.75rem 0.5rem; }
  #reasons li { grid-template-columns: minmax(0, 1fr); }
  #reasons .why { grid-column: 1; }
  textarea { min-height: 8rem; }
}
`
