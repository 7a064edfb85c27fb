import { isTooDeep } from './json-depth.ts'

export function tryJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: parse(text) }
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  if (JSON_START.test(text) && isTooDeep(text)) throw new SyntaxError('It is nested too deep')
  return JSON.parse(text)
}

/** Brackets in any other text are not nested lists. */
const JSON_START = /^\s*[[{]/

/** What is wrong with a JSON text, and where. */
export interface JsonProblem {
  readonly reason: string
  /** 1-based. */
  readonly line: number
  readonly column: number
}

/** `from` and `to` delimit the part that should be JSON; line and column refer to the whole text. */
export function jsonProblem(text: string, from = 0, to = text.length): JsonProblem {
  const part = text.slice(from, to)
  const message = parseError(part) ?? ''
  const offset = positionIn(message) ?? (isTooShort(message) ? part.length : errorOffset(part))
  const before = text.slice(0, from + offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return {
    // Whatever was expected next: with more text it could have come.
    reason: offset >= part.trimEnd().length ? 'It ends too early' : reasonIn(message),
    line: before.split('\n').length,
    column: before.length - lineStart + 1,
  }
}

function parseError(text: string): string | undefined {
  try {
    parse(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The pattern is anchored, because other messages of V8 quote the input. Node 22 adds line and column. */
function positionIn(message: string): number | undefined {
  const position = / JSON at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(message)?.[1]
  return position === undefined ? undefined : Number(position)
}

/** V8's message without the quoted part of the input. */
function reasonIn(message: string): string {
  const quote = message.endsWith('is not valid JSON') ? message.search(/, (?:\.\.\.)?"/) : -1
  const reason = quote < 0 ? message : message.slice(0, quote)
  return reason.replace(/ (?:in|after) JSON at position.*$/s, '')
}

/**
 * Only some errors of V8 have a position. For the others it is found by bisection: the longest prefix that could still
 * become valid JSON ends at the error.
 */
function errorOffset(text: string): number {
  let valid = 0
  let invalid = text.length + 1
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2)
    if (couldBecomeJson(text.slice(0, middle))) valid = middle
    else invalid = middle
  }
  return valid
}

function couldBecomeJson(prefix: string): boolean {
  const message = parseError(prefix)
  if (message === undefined || isTooShort(message)) return true
  return (positionIn(message) ?? -1) >= prefix.length
}

function isTooShort(message: string): boolean {
  return message === 'Unexpected end of JSON input'
}
