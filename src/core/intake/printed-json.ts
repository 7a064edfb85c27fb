import { tryJson } from './json-problem.ts'
import { scanJson } from './json-scan.ts'

/** Parses the JSON that a tool has printed, even with lines of `npm run`, the tool or a shell around it. */
export type PrintedJson =
  | { readonly value: unknown }
  /** Index of the start of JSON that cannot be parsed. */
  | { readonly brokenAt: number }
  | { readonly documents: number; readonly first: unknown }

/** A document starts a line, but so do `[INFO]` and `{name}`. */
const START = /^(?:\[\s*[[{\]]|\{\s*["}])/gm

/** Neither reads only the first of several documents, nor skips one that was cut off. */
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
