import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Fingerprinted {
  readonly path: string
  readonly rule?: string | undefined
  readonly title?: string | undefined
  readonly prose: string
  readonly replacement: readonly string[]
  /** The text of the anchored lines, not their numbers: a push that moves them changes nothing. */
  readonly anchored: readonly string[]
}

/** What makes two findings of two runs the same one, as one text. */
export function identityOf({ path, rule, title, prose, replacement, anchored }: Fingerprinted): string {
  const anchor = anchored.map((line) => line.trim())
  return JSON.stringify([
    path,
    rule ?? title ?? '',
    normalise(prose),
    replacement.join('\n'),
    anchor.join('\n'),
  ])
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
