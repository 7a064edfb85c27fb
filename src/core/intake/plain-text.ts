/**
 * Text that is no Markdown, in Markdown that reads the same. Only `code` in backticks stays code: tools mean it.
 * Ordinary sentences stay as they are.
 */
export function plainToMarkdown(text: string): string {
  return mapProse(text, escapeMarkdown)
}

/** The text with all that is not code in backticks made anew. */
export function mapProse(text: string, change: (prose: string) => string): string {
  let made = ''
  let at = 0
  for (const { from, to } of codeSpans(text)) {
    made += change(text.slice(at, from)) + text.slice(from, to)
    at = to
  }
  return at === 0 ? change(text) : made + change(text.slice(at))
}

/** What begins a construct wherever it stands, and what does so at the beginning of a line. */
const ANYWHERE = /[\\`*~[<]|&(?=[#\w])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu
const INDENTATION = /\n[ \t]+/g
const AT_LINE_START = /(?<=^|\n)(?:[>#|:=+-]|\d{1,9}[.)])/g

/** No construct of Markdown begins in it. White space at the beginning of a line would be code. */
export function escapeMarkdown(prose: string): string {
  return prose
    .replace(INDENTATION, '\n')
    .replace(ANYWHERE, '\\$&')
    .replace(AT_LINE_START, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`)
}

/** Runs of backticks that close each other on one line, or round lines. Each run is looked at once. */
function codeSpans(text: string): { from: number; to: number }[] {
  if (!text.includes('`')) return []
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }))
  const nextAlike = new Map<number, number>()
  const closers = new Array<number | undefined>(runs.length)
  for (const [index, { from, to }] of [...runs.entries()].reverse()) {
    closers[index] = nextAlike.get(to - from)
    nextAlike.set(to - from, index)
  }
  const spans: { from: number; to: number }[] = []
  for (let index = 0; index < runs.length; index++) {
    const open = runs[index]
    const close = closers[index] ?? -1
    const to = runs[close]?.to
    if (open === undefined || to === undefined) continue
    spans.push({ from: open.from, to })
    index = close
  }
  return spans
}
