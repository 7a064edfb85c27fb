/** A comment: its card, and its Markdown as the platform would show it. */
export const COMMENT = `.card { border: 1px solid var(--border); border-radius: 6px; background: var(--page); }
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

`
