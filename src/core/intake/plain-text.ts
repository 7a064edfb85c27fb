/**
 * Converts plain text to Markdown that renders the same. `code` in backticks stays code, because tools mean it as code.
 * Ordinary sentences stay unchanged.
 */
export function plainToMarkdown(text: string): string {
  return mapProse(text, escapeMarkdown)
}

/** Applies `change` to everything except code in backticks. */
export function mapProse(text: string, change: (prose: string) => string): string {
  let result = ''
  let at = 0
  for (const { from, to } of codeSpans(text)) {
    result += change(text.slice(at, from)) + text.slice(from, to)
    at = to
  }
  return at === 0 ? change(text) : result + change(text.slice(at))
}

/** Characters that start a construct anywhere, and those that do so only at the start of a line. */
const ANYWHERE = /[\\`*~[<]|&(?=[#\w])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu
const INDENTATION = /\n[ \t]+/g
const AT_LINE_START = /(?<=^|\n)(?:[>#|:=+-]|\d{1,9}[.)])/g

/** Escapes all Markdown. Indentation is removed, because it would be a code block. */
export function escapeMarkdown(prose: string): string {
  return prose
    .replace(INDENTATION, '\n')
    .replace(ANYWHERE, '\\$&')
    .replace(AT_LINE_START, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`)
}

/** Code between equal runs of backticks, on one line or across lines. Each run is examined once. */
function codeSpans(text: string): { from: number; to: number }[] {
  if (!text.includes('`')) return []
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }))
  const nextOfLength = new Map<number, number>()
  const closers = new Array<number | undefined>(runs.length)
  for (const [index, { from, to }] of [...runs.entries()].reverse()) {
    closers[index] = nextOfLength.get(to - from)
    nextOfLength.set(to - from, index)
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
