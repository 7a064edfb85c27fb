/** The colours in light and dark mode, shared with the page to try Fencepost. */
export const THEME = `:root {
  color-scheme: light dark;
  --text: light-dark(#1f2328, #f0f6fc);
  --muted: light-dark(#59636e, #9198a1);
  --page: light-dark(#fff, #0d1117);
  --panel: light-dark(#f6f8fa, #151b23);
  --border: light-dark(#d1d9e0, #3d444d);
  --accent: light-dark(#0969da, #4493f8);
  --added: light-dark(#dafbe1, #2ea04326);
  --added-mark: light-dark(#aceebb, #2ea0434d);
  --deleted: light-dark(#ffebe9, #f851491a);
  --deleted-mark: light-dark(#ffcecb, #f851494d);
  --hunk: light-dark(#ddf4ff, #388bfd1a);
  --danger: light-dark(#d1242f, #f85149);
  --attention: light-dark(#9a6700, #d29922);
  --success: light-dark(#1a7f37, #3fb950);
  --comment: light-dark(#59636e, #9198a1);
  --keyword: light-dark(#cf222e, #ff7b72);
  --string: light-dark(#0a3069, #a5d6ff);
  --constant: light-dark(#0550ae, #79c0ff);
  --definition: light-dark(#6639ba, #d2a8ff);
  --type: light-dark(#116329, #7ee787);
  --property: light-dark(#953800, #ffa657);
  --code: ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
}
`
