import { tryJson } from './json-problem.ts'

/** What the beginning of a findings document looks like; brackets in prose rarely do. */
const DOCUMENT_START = /\[\s*[{\]]|\{\s*"/g

/** How often the text may be read over in search of documents, so that the work stays linear whatever it is. */
const MAX_PASSES = 30

export interface EmbeddedJson {
  readonly documents: readonly unknown[]
  /** Where a document begins, and ends if it does, that cannot be parsed. */
  readonly broken?: { readonly from: number; readonly to: number }
}

/** JSON in a model's answer: in code fences, one object a line, with prose before, between and after it. */
export function findEmbeddedJson(text: string): EmbeddedJson {
  const documents: unknown[] = []
  let from = 0
  let budget = MAX_PASSES * text.length
  for (const { index } of text.matchAll(DOCUMENT_START)) {
    if (index < from) continue
    const end = balancedEnd(text, index)
    const to = end ?? text.length
    const parsed = end === undefined ? undefined : tryJson(text.slice(index, end))
    const follower = documents.length > 0 && follows(text, from, index)
    if (parsed && (follower || holdsFindings(parsed.value))) {
      // `int[]` in a sentence is no document; a list alone on its line is.
      if (!isEmptyList(parsed.value) || standsAlone(text, index, to)) documents.push(parsed.value)
      from = to
      continue
    }
    // Taking only what is whole in a list that is cut off would lose the rest without a word.
    if (!parsed && beginsFinding(text, index)) return { documents, broken: { from: index, to } }
    budget -= to - index
    if (budget < 0) return { documents, broken: { from: 0, to: text.length } }
  }
  return { documents }
}

const PLACE_KEYS = ['path', 'file']
const OTHER_KEYS = ['line', 'startLine', 'start_line', 'severity', 'title', 'message', 'body', 'description']

function holdsFindings(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0 || value.some(looksLikeFinding)
  return looksLikeFinding(value) || hasKey(value, 'findings')
}

/** One key is not enough: `{"message": "Not Found"}` may be what the prose is about. */
export function looksLikeFinding(value: unknown): boolean {
  if (PLACE_KEYS.some((key) => hasKey(value, key))) return true
  return OTHER_KEYS.filter((key) => hasKey(value, key)).length > 1
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** An object right after a finding is one too, whatever it lacks. */
function follows(text: string, end: number, start: number): boolean {
  return start - end < MAX_GAP && /^[\s,]*$/.test(text.slice(end, start))
}
const MAX_GAP = 20

/** Looks no farther than the blanks round it: a line may be a megabyte long. */
function standsAlone(text: string, start: number, end: number): boolean {
  let before = start - 1
  while (before >= 0 && BLANKS.has(text.charAt(before))) before--
  let after = end
  while (after < text.length && BLANKS.has(text.charAt(after))) after++
  return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n')
}
const BLANKS = new Set([' ', '\t', '\r'])

function beginsFinding(text: string, start: number): boolean {
  FIRST_KEY.lastIndex = start
  const key = FIRST_KEY.exec(text)?.[1] ?? ''
  return key === 'findings' || PLACE_KEYS.includes(key) || OTHER_KEYS.includes(key)
}
const FIRST_KEY = /(?:\[\s*)?\{\s*"(\w{1,20})"\s*:/y

/** The end of the bracket that opens at `start`, strings passed over. */
function balancedEnd(text: string, start: number): number | undefined {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (char === '"') {
      at = stringEnd(text, at)
    } else if (char === '[' || char === '{') {
      depth++
    } else if ((char === ']' || char === '}') && --depth === 0) {
      return at + 1
    }
  }
  return undefined
}

function stringEnd(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
