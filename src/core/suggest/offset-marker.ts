import { addToGroup } from '../text/group-by.ts'
import { isLetterOrDigit } from '../text/letters.ts'

/** `[SUGGEST:±N: code]` in prose: code for a line near the finding's own. */
export interface OffsetMarker {
  readonly offset: number
  readonly code: string
  /** False if the end of the code, or its offset, had to be guessed. Such code is shown, never offered. */
  readonly certain: boolean
  /** Where the marker is in the text. */
  readonly start: number
  readonly end: number
}

/** A text and its parsed markers. */
export interface MarkedText {
  /** The text without its markers. */
  readonly text: string
  readonly markers: readonly OffsetMarker[]
}

const OPENING = '[SUGGEST:'
export const MAX_OFFSET = 999

/**
 * Extracts the markers of a text. Markers in code spans and fences are text. Linear in the text's length.
 *
 * @example
 * ```ts
 * import { parseOffsetMarkers } from 'fencepost'
 *
 * const { text, markers } = parseOffsetMarkers('Off by one. [SUGGEST:+2: i < n]')
 * text, markers[0]?.offset, markers[0]?.code // => Off by one. 2 i < n
 * ```
 */
export function parseOffsetMarkers(text: string): MarkedText {
  if (!text.includes(OPENING)) return { text, markers: [] }
  const markers = [...findMarkers(text)]
  let rest = ''
  let at = 0
  for (const marker of markers) {
    rest += text.slice(at, marker.start)
    at = marker.end
  }
  rest += text.slice(at)
  return { text: markers.length === 0 ? text : rest.trim(), markers }
}

function* findMarkers(text: string): Generator<OffsetMarker> {
  const spanEnd = spanReader(text)
  let at = 0
  while (at < text.length) {
    const next = nextOf(text, at)
    if (next === undefined) return
    if (text.startsWith(OPENING, next)) {
      const marker = readMarker(text, next)
      if (marker) yield marker
      at = marker?.end ?? next + OPENING.length
    } else if (text[next] === '\\') {
      at = next + 2
    } else {
      at = fenceEnd(text, next) ?? spanEnd(next)
    }
  }
}

/** The next place where a marker, a code span or a fence may begin. An escaped backtick begins nothing. */
function nextOf(text: string, from: number): number | undefined {
  STARTS.lastIndex = from
  return STARTS.exec(text)?.index
}
const STARTS = /\[SUGGEST:|\\[\\`]|`|~~~/g

/** A fence opens at the beginning of a line, at most three blanks in, and runs to its match or the end. */
function fenceEnd(text: string, at: number): number | undefined {
  if (!/(?:^|\n) {0,3}$/.test(text.slice(Math.max(0, at - 4), at))) return undefined
  const char = text[at] ?? ''
  const length = runLength(text, at)
  const lineEnd = endOfLine(text, at)
  if (length < 3 || (char === '`' && text.slice(at + length, lineEnd).includes('`'))) return undefined
  for (let line = lineEnd + 1; line < text.length; line = endOfLine(text, line) + 1) {
    const content = text.slice(line, endOfLine(text, line))
    const fence = content.trim()
    if (fence.length >= length && content.search(/\S/) <= 3 && runLength(fence, 0, char) === fence.length) {
      return line + content.length
    }
  }
  return text.length
}

/** A code span ends at the next run of as many backticks; without one the backticks are text. */
function spanReader(text: string): (at: number) => number {
  const closers = backtickRuns(text)
  let paragraphEnd = -1
  return (at) => {
    const length = runLength(text, at)
    const starts = text[at] === '`' ? (closers.get(length) ?? []) : []
    while (starts.length > 0 && (starts.at(-1) ?? 0) <= at) starts.pop()
    const close = starts.at(-1)
    if (close === undefined) return at + length
    if (paragraphEnd < at) paragraphEnd = endOfParagraph(text, at)
    // Three and more may be a fence inside a list or a quote; fewer are a span, which no blank line interrupts.
    return length < 3 && close > paragraphEnd ? at + length : close + length
  }
}

function endOfParagraph(text: string, at: number): number {
  BLANK_LINE.lastIndex = at
  return BLANK_LINE.exec(text)?.index ?? text.length
}
const BLANK_LINE = /\n(?:[ \t]*\r?)(?=\n)/g

/** Where the runs of each length begin, the first one last. */
function backtickRuns(text: string): Map<number, number[]> {
  const runs = new Map<number, number[]>()
  for (const match of text.matchAll(/`+/g)) addToGroup(runs, match[0].length, match.index)
  for (const starts of runs.values()) starts.reverse()
  return runs
}

function runLength(text: string, at: number, char = text[at]): number {
  let end = at
  while (end < text.length && text[end] === char) end++
  return end - at
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

function readMarker(text: string, start: number): OffsetMarker | undefined {
  const inner = start + OPENING.length
  const nextOpening = text.indexOf(OPENING, inner)
  const limit = nextOpening < 0 ? text.length : nextOpening
  HEAD.lastIndex = inner
  const head = HEAD.exec(text)
  const codeStart = inner + (head?.[0].length ?? 0)
  const balanced = closingBracket(text, codeStart, limit)
  const close = balanced ?? indexWithin(text, ']', codeStart, limit)
  if (close === undefined) return undefined
  const code = trimCode(text.slice(codeStart, close))
  if (code.trim() === '') return undefined
  // `[SUGGEST: +2: x]` and `[SUGGEST:+2]` are most likely meant as offsets; as code they would be odd.
  const isOffset = /^[+-]\d+(?::|\s*$)/.test(code)
  // Code that goes on behind the bracket was cut off: a quote or a bracket in a pattern has misled the count.
  const goesOn = /[+(=<>|&/\\{}]/.test(text.charAt(close + 1))
  const certain = balanced !== undefined && !isOffset && !goesOn
  return { offset: offsetFrom(head?.[1]), code, certain, start, end: close + 1 }
}

const HEAD = /([+-]?\d+|[+-]):/y

/** A sign alone is malformed and means 0. */
function offsetFrom(written = '0'): number {
  const offset = Number(written) || 0
  return Math.max(-FAR, Math.min(FAR, offset))
}

/** Stands for any number out of range; small enough to add a line number to it. */
const FAR = 1_000_000_000

function indexWithin(text: string, char: string, from: number, limit: number): number | undefined {
  const index = text.slice(from, limit).indexOf(char)
  return index < 0 ? undefined : from + index
}

/** One blank after the colon belongs to the notation, and so do the newlines around a block. */
function trimCode(code: string): string {
  const block = /^[ \t]*\r?\n/.exec(code)
  if (block) return code.slice(block[0].length).replace(/\r?\n[ \t]*$/, '')
  return code.replace(/^ /, '')
}

/** The `]` that balances the opening one; strings that close on their line and escaped brackets do not count. */
function closingBracket(text: string, from: number, limit: number): number | undefined {
  let depth = 1
  for (let at = from; at < limit; at++) {
    const char = text[at]
    if (char === '\\') at++
    else if (char === '[') depth++
    else if (char === ']' && --depth === 0) return at
    else if (char === '"' || char === "'" || char === '`') at = literalEnd(text, at, limit) ?? at
  }
  return undefined
}

/** A word that may be in front of a quote as part of the literal: r"…", f'…', b"…". Others make it an apostrophe. */
const LITERAL_PREFIX = /(?:[rbuft]|br|rb|fr|rf|u8|l)$/i

function isLiteralPrefix(before: string): boolean {
  const word = LITERAL_PREFIX.exec(before)
  return word !== null && !isWordCharacter(before[word.index - 1] ?? '')
}

function isWordCharacter(char: string): boolean {
  return char === '_' || isLetterOrDigit(char)
}

function literalEnd(text: string, open: number, limit: number): number | undefined {
  const before = text.slice(Math.max(0, open - 3), open)
  const isApostrophe =
    text[open] === "'" && isWordCharacter([...before].at(-1) ?? '') && !isLiteralPrefix(before)
  if (isApostrophe) return undefined
  for (let at = open + 1; at < limit && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[open]) return at
  }
  return undefined
}
