import { isTooDeep } from './json-depth.ts'

export function tryJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: parse(text) }
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('It is nested too deep')
  return JSON.parse(text)
}

/** What is wrong with a JSON text, and where, in the reader's terms. */
export interface JsonProblem {
  readonly reason: string
  /** 1-based. */
  readonly line: number
  readonly column: number
}

/** `from` and `to`: the part of the text that should have been JSON; the place is counted in the whole text. */
export function jsonProblem(text: string, from = 0, to = text.length): JsonProblem {
  const part = text.slice(from, to)
  const message = parseError(part) ?? ''
  const tooShort = isTooShort(message)
  const before = text.slice(0, from + (positionIn(message) ?? (tooShort ? part.length : errorOffset(part))))
  const lineStart = before.lastIndexOf('\n') + 1
  return {
    reason: tooShort ? 'It ends too early' : reasonIn(message),
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

/** Anchored: other messages of V8 quote the input, which may say anything. Node 22 adds line and column. */
function positionIn(message: string): number | undefined {
  const position = / JSON at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(message)?.[1]
  return position === undefined ? undefined : Number(position)
}

/** Without the piece of the input that V8 quotes: it may be anything. */
function reasonIn(message: string): string {
  const quote = message.endsWith('is not valid JSON') ? message.search(/, (?:\.\.\.)?"/) : -1
  const reason = quote < 0 ? message : message.slice(0, quote)
  return reason.replace(/ (?:in|after) JSON at position.*$/s, '')
}

/**
 * V8 gives a position with some of its errors only. The others are found by halves: the longest beginning
 * that could still become JSON ends where the trouble starts.
 */
function errorOffset(text: string): number {
  let sound = 0
  let broken = text.length + 1
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2)
    if (couldBecomeJson(text.slice(0, middle))) sound = middle
    else broken = middle
  }
  return sound
}

function couldBecomeJson(beginning: string): boolean {
  const message = parseError(beginning)
  if (message === undefined || isTooShort(message)) return true
  return (positionIn(message) ?? -1) >= beginning.length
}

function isTooShort(message: string): boolean {
  return message === 'Unexpected end of JSON input'
}
