/** Narrow windows and paper. The last part, because it overrides the others. */
export const MEDIA = `@media (max-width: 40rem) {
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
