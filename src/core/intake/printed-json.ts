import { tryJson } from './json-problem.ts'
import { scanJson } from './json-scan.ts'

/** The JSON that a tool has printed, with what `npm run`, the tool or a shell has printed around it. */
export type PrintedJson =
  | { readonly value: unknown }
  /** Index where JSON starts that cannot be parsed. */
  | { readonly brokenAt: number }
  | { readonly documents: number; readonly first: unknown }

/** A document begins a line; `[INFO]` and `{name}` do so too, and are none. */
const START = /^(?:\[\s*[[{\]]|\{\s*["}])/gm

/** Several documents are not read as the first of them, and one that is cut off is not skipped. */
export function parsePrintedJson(text: string): PrintedJson {
  const whole = tryJson(text)
  if (whole) return whole
  const values: unknown[] = []
  let from = 0
  for (const { index } of text.matchAll(START)) {
    if (index < from) continue
    const { whole: isWhole, end } = scanJson(text, index)
    const parsed = isWhole && endsLine(text, end) ? tryJson(text.slice(index, end)) : undefined
    if (!parsed) return { brokenAt: index }
    values.push(parsed.value)
    from = end
  }
  const [first] = values
  if (values.length === 1) return { value: first }
  return values.length > 1 ? { documents: values.length, first } : { brokenAt: 0 }
}

function endsLine(text: string, end: number): boolean {
  let at = end
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at++
  return at === text.length || text[at] === '\n'
}
