import type { Finding } from '../finding/finding.ts'
import { collapseWhitespace } from '../text/collapse-whitespace.ts'

/** What a finding says, whatever its line number, the diff and the run, as one text. */
export function identityOf({ rule, title, message, suggestion, fix }: Finding, path: string): string {
  const code = suggestion ?? fix?.changes.map(({ text }) => text).join('') ?? null
  return JSON.stringify([path, rule ?? title ?? '', normalise(message ?? ''), code])
}

/** Of a text in UTF-8, in hex digits. */
export type Sha256 = (text: string) => string

/** A collision-resistant digest of a list of texts. 128 bits in 32 hex digits. */
export function digest(texts: readonly string[], sha256: Sha256): string {
  return sha256(JSON.stringify(texts)).slice(0, 32)
}

/** Case, white space and line numbers change from run to run without changing what is said. */
function normalise(text: string): string {
  const unnumbered = text.toLowerCase().replace(/\b(lines?|l)\s*\d+(?:\s*(?:-|–|to)\s*\d+)?/g, '$1')
  return collapseWhitespace(unnumbered).trim()
}
