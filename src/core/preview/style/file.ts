/** A changed file: its header, its rows and the colours of its code. */
export const FILE = `.file, .others { border: 1px solid var(--border); border-radius: 6px; }
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

`
