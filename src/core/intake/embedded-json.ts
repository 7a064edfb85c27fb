import { tryJson } from './json-problem.ts'

/** Start of a findings document; brackets in prose rarely match it. */
const DOCUMENT_START = /\[\s*[{\]]|\{\s*"/g

/** How many times the text may be scanned in total, so that the work stays linear. */
const MAX_PASSES = 30

export interface EmbeddedJson {
  readonly documents: readonly unknown[]
  /** Range of a document that cannot be parsed; it reaches to the end of the text if the document has no end. */
  readonly broken?: { readonly from: number; readonly to: number }
}

/** Finds JSON in a model's answer: in code fences, one object per line, with prose before, between and after it. */
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
      // An empty list counts only if it is alone on its line, unlike `int[]` in a sentence.
      if (!isEmptyList(parsed.value) || standsAlone(text, index, to)) documents.push(parsed.value)
      from = to
      continue
    }
    // Reading only the complete entries of a truncated list would lose the rest silently.
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

/** Without a path two keys are needed: `{"message": "Not Found"}` may be quoted in prose. */
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

/** Whether only blanks and commas are between them: an object right after a finding is a finding too. */
function follows(text: string, end: number, start: number): boolean {
  return start - end < MAX_GAP && /^[\s,]*$/.test(text.slice(end, start))
}
const MAX_GAP = 20

/** Whether it is alone on its line. Only the blanks around it are scanned: a line may be a megabyte long. */
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

/** Index after the bracket that closes the one at `start`; brackets in strings are ignored. */
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
