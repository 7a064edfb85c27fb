import { beginsDocument, readDocument } from './findings-document.ts'
import { tryJson } from './json-problem.ts'
import { scanJson } from './json-scan.ts'
import { looksLikeFinding } from './looks-like-finding.ts'
import { isWrapped } from './model/wrapped.ts'
import { findRepeatedKey, type RepeatedKey } from './repeated-key.ts'

/** Start of a findings document; brackets in prose rarely match it. */
const DOCUMENT_START = /\[\s*[{\]]|\{\s*"/g

/** How many times the text may be scanned in total, so that the work stays linear. */
const MAX_PASSES = 30

export interface EmbeddedJson {
  readonly documents: readonly unknown[]
  /** Range of a document that cannot be parsed; it reaches to the end of the text if the document has no end. */
  readonly broken?: { readonly from: number; readonly to: number }
  readonly repeated?: RepeatedKey
  /** Index of a code fence that is not closed: what follows was cut off. */
  readonly openFence?: number
}

/**
 * Finds JSON in a model's answer: in code fences, one object per line, with prose before, between and after it. Reading
 * only the complete entries of a truncated list would lose the rest silently, so that is `broken`.
 */
export function findEmbeddedJson(text: string): EmbeddedJson {
  const documents: unknown[] = []
  const textEnd = endWithoutFence(text)
  let from = 0
  let budget = MAX_PASSES * text.length
  /** The part of an unclosed document that is valid JSON. */
  let open = { from: 0, to: 0 }
  let isList = true
  for (const { index } of text.matchAll(DOCUMENT_START)) {
    if (index < from) continue
    const { whole, end } = scanJson(text, index)
    const parsed = whole ? tryJson(text.slice(index, end)) : undefined
    const follower = documents.length > 0 && follows(text, from, index)
    if (parsed && (follower || holdsFindings(parsed.value))) {
      const repeated = findRepeatedKey(text, index, end)
      if (repeated) return { documents, repeated }
      if (index < open.to) return { documents, broken: { from: open.from, to: text.length } }
      // An empty list counts only if it is alone on its line, unlike `int[]` in a sentence.
      if (!isEmptyList(parsed.value) || standsAlone(text, index, end)) documents.push(parsed.value)
      isList = Array.isArray(parsed.value) || !looksLikeFinding(parsed.value)
      from = end
      continue
    }
    const isCut = end >= textEnd && startsLine(text, index)
    if (!parsed && (beginsFinding(text, index) || isCut))
      return { documents, broken: { from: index, to: whole ? end : text.length } }
    if (!whole && end > open.to) open = { from: index, to: end }
    budget -= end - index
    if (budget < 0) return { documents, broken: { from: 0, to: text.length } }
  }
  const openFence = documents.length > 0 ? openFenceIn(text) : undefined
  // A list has an end of its own.
  return openFence === undefined || (isList && openFence < from) ? { documents } : { documents, openFence }
}

const FENCE_LINE = /^[ \t]{0,8}(`{3,20})([^`\n]{0,100})$/gm

/** Index of the last fence, if it is open at the end. */
function openFenceIn(text: string): number | undefined {
  let open: { readonly index: number; readonly length: number } | undefined
  for (const { index, 1: fence = '', 2: info = '' } of text.matchAll(FENCE_LINE)) {
    if (!open) open = { index, length: fence.length }
    else if (info.trim() === '' && fence.length >= open.length) open = undefined
  }
  return open?.index
}

/** Where the text ends, but for blanks and the fence around it. */
function endWithoutFence(text: string): number {
  const trimmed = text.trimEnd()
  return trimmed.endsWith('```') ? trimmed.slice(0, -3).trimEnd().length : trimmed.length
}

function holdsFindings(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0 || value.some(looksLikeFinding) || isWrapped(value)
  return isWrapped(value) || readDocument(value) !== undefined
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
  let after = end
  while (after < text.length && BLANKS.has(text.charAt(after))) after++
  return startsLine(text, start) && (after === text.length || text[after] === '\n')
}

function startsLine(text: string, start: number): boolean {
  let before = start - 1
  while (before >= 0 && BLANKS.has(text.charAt(before))) before--
  return before < 0 || text[before] === '\n'
}
const BLANKS = new Set([' ', '\t', '\r'])

function beginsFinding(text: string, start: number): boolean {
  FIRST_KEY.lastIndex = start
  return beginsDocument(FIRST_KEY.exec(text)?.[1] ?? '')
}
const FIRST_KEY = /(?:\[\s*)?\{\s*"(\w{1,20})"\s*:/y
