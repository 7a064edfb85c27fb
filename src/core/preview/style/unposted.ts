/** What is not in the review, and the dialog. */
export const UNPOSTED = `.reasons { border: 1px solid var(--border); border-radius: 6px; }
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
`
