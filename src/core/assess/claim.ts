import type { Finding } from '../finding/finding.ts'
import { splitLines } from '../finding/suggestion.ts'
import { tokens } from '../text/letters.ts'
import { SIMILAR } from '../text/token-similarity.ts'
import type { Assessed } from './assess.ts'

/** The parts of a finding that are compared, computed once. */
export interface Claim {
  readonly source: string
  readonly lines: Lines | undefined
  readonly hasRule: boolean
  readonly rule: string
  readonly replacement: string | undefined
  readonly text: string
  /** The words and punctuation of the text as numbers, sorted. */
  readonly words: Uint32Array
}

export function claimOf(entry: Assessed, wordNumbers: Map<string, number>): Claim {
  const { finding } = entry
  const text = textOf(finding)
  const words = Uint32Array.from(tokens(text), (word) => {
    const number = wordNumbers.get(word) ?? wordNumbers.size
    wordNumbers.set(word, number)
    return number
  }).sort()
  return {
    source: sourceOf(finding),
    lines: linesOf(entry),
    hasRule: finding.rule !== undefined,
    rule: ruleName(finding),
    replacement: replacementOf(finding),
    text,
    words,
  }
}

/** The tool or model; if it names none, the file that the finding was read from. */
export function sourceOf({ source, origin }: Finding): string {
  return source?.trim().toLowerCase() || `file ${origin.file}`
}

export interface Lines {
  readonly side: string
  readonly first: number
  readonly last: number
}

/** Maximum length of a range that still counts as the same place as a single line in it. */
export const MAX_REACH = 5

export function samePlace(here: Lines | undefined, there: Lines | undefined): boolean {
  if (!here || !there) return here === there
  if (here.side !== there.side) return false
  if (here.first === there.first || here.last === there.last) return true
  const [inner, outer] = here.last - here.first < there.last - there.first ? [here, there] : [there, here]
  const isSingle = inner.first === inner.last
  return (
    isSingle && outer.first < inner.first && inner.last < outer.last && outer.last - outer.first < MAX_REACH
  )
}

/** Its lines in the diff, else as stated; `undefined` for a whole file. */
function linesOf(assessed: Assessed): Lines | undefined {
  const place = assessed.place()
  if (place.kind === 'inline') {
    const { side, span } = place.anchor
    return { side, first: span.first, last: span.last }
  }
  const { line, startLine = line, side = 'RIGHT' } = assessed.finding
  return line === undefined || startLine === undefined ? undefined : { side, first: startLine, last: line }
}

/** 0: another defect. The same rule, the same replacement or similar text make it the same. */
export function sameness(one: Claim, other: Claim): number {
  const share = sharedWords(one.words, other.words)
  const rule = one.hasRule && one.rule === other.rule ? 1 : 0
  const replacement = one.replacement !== undefined && one.replacement === other.replacement ? 1 : 0
  const isShort = Math.min(one.words.length, other.words.length) < FEW_WORDS
  const isAlike = share >= (isShort ? ALIKE_IF_SHORT : SIMILAR)
  return isAlike || rule + replacement > 0 ? share + 2 * replacement + rule : 0
}

/** Short texts need more words in common. */
const ALIKE_IF_SHORT = 0.85
const FEW_WORDS = 6

/** `@typescript-eslint/no-unused-vars` is `no-unused-vars`. */
function ruleName({ rule = '' }: Finding): string {
  return rule.slice(rule.lastIndexOf('/') + 1).toLowerCase()
}

/** The same as `diceSimilarity`, for words that are numbered and sorted already. */
function sharedWords(one: Uint32Array, other: Uint32Array): number {
  const all = one.length + other.length
  let shared = 0
  let at = 0
  for (const word of one) {
    while (at < other.length && (other[at] ?? 0) < word) at++
    if (at < other.length && other[at] === word) {
      shared++
      at++
    }
  }
  return all === 0 ? 1 : (2 * shared) / all
}

function textOf({ title = '', message = '' }: Finding): string {
  return `${title} ${message}`.toLowerCase()
}

function replacementOf({ suggestion, fix }: Finding): string | undefined {
  if (suggestion !== undefined) return JSON.stringify(splitLines(suggestion))
  return fix && JSON.stringify(fix.changes.flatMap(({ text }) => splitLines(text)))
}
