import { type Document, isScalar, LineCounter, parseAllDocuments, visit } from 'yaml'
import type { SyntaxProblem } from '../../core/options/plan-options.ts'

/** Syntax errors, and keys that a mapping has twice. */
export function parseYaml(text: string): SyntaxProblem[] {
  const lineCounter = new LineCounter()
  // Its own search for equal keys takes quadratic time.
  const documents = parseAllDocuments(text, { lineCounter, prettyErrors: false, uniqueKeys: false })
  if (!Array.isArray(documents)) return []
  const at = (offset: number) => lineCounter.linePos(offset).line
  return documents.flatMap((document) => [
    ...document.errors.map(({ pos: [start, end] }) => ({
      first: at(start),
      last: at(Math.max(start, end - 1)),
    })),
    ...repeatedKeys(document).map((offset) => ({ first: at(offset), last: at(offset) })),
  ])
}

function repeatedKeys(document: Document): number[] {
  const offsets: number[] = []
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>()
      for (const { key } of items) {
        // Merge keys may be repeated.
        if (!isScalar(key) || key.value === '<<') continue
        if (seen.has(key.value)) offsets.push(key.range?.[0] ?? 0)
        seen.add(key.value)
      }
    },
  })
  return offsets
}
