/** The elements that the whole page has. */
export const BASE = `* { box-sizing: border-box; }
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

`
