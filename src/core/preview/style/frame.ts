/** The header, the layout, the filters and the list of all findings. */
export const FRAME = `.top {
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

`
