/** A suggestion, or any other change, in a comment. */
export const CHANGE = `.change-only { padding: 0.4rem 0; border-radius: 6px; background: var(--panel); overflow: hidden; }
.change-only .number { display: none; }
.suggestion { border: 1px solid var(--border); border-radius: 6px; overflow: hidden; }
.suggestion .cap, .suggestion .foot { padding: 0.3rem 0.75rem; font-size: 12px; color: var(--muted); }
.suggestion .cap { border-bottom: 1px solid var(--border); }
.suggestion .foot { border-top: 1px solid var(--border); background: var(--panel); }
.change .number { min-width: 2.8rem; }
.change .number:empty { min-width: 0; }
.commit { display: inline-block; padding: 0.1rem 0.7rem; margin-right: 0.5rem; border-radius: 6px; background: light-dark(#1f883d, #238636); color: #fff; font-weight: 500; }

`
