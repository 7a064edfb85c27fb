import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Finding } from './finding.ts'

/** What a finding says, whatever its line number, the diff and the run, as one text. */
export function identityOf({ rule, title, message, suggestion, fix }: Finding, path: string): string {
  const code = suggestion ?? fix?.changes.map(({ text }) => text).join('') ?? null
  return JSON.stringify([path, rule ?? title ?? '', normalise(message ?? ''), code])
}

/** A digest that nobody can make another list of texts share. 32 hex digits. */
export function digest(texts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(texts)))).slice(0, 32)
}

/** Case, white space and line numbers change from run to run without changing what is said. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(lines?|l)\s*\d+(?:\s*(?:-|–|to)\s*\d+)?/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
