import { StringStream } from '@codemirror/streamparser'
import type { Language } from './language.ts'
import type { PageBudget } from './page-budget.ts'

/** Class names: comment, keyword, string, number or constant, definition, type or tag, property, meta. */
export type Style = 'c' | 'k' | 's' | 'n' | 'd' | 't' | 'p' | 'm'

/** Characters that stand next to each other and have the same style. */
export interface Run {
  readonly length: number
  readonly style: Style | undefined
}

/**
 * A longer line, as in minified code, stays plain, and one with more blanks in a row: the patterns of a language may
 * take the square of either.
 */
const MAX_LINE = 240
const MANY_BLANKS = /[ \t]{40}/
/** Then the language starts again: its state, such as all names in a scope, would make it slower and slower. */
const MAX_STATE = 40_000

/** Gives the lines of one text their colours, from top to bottom. */
export class Highlighter {
  private readonly language: Language
  private readonly budget: PageBudget
  private state: unknown
  private read = 0

  constructor(language: Language, budget: PageBudget) {
    this.language = language
    this.budget = budget
    this.state = startState(language)
  }

  /** A copy that continues from here independently. */
  fork(): Highlighter {
    const fork = new Highlighter(this.language, this.budget)
    fork.state = copyState(this.language, this.state)
    fork.read = this.read
    return fork
  }

  /** Runs that have the length of the line together; `undefined` if it stays plain. */
  line(text: string): readonly Run[] | undefined {
    if (text.length > MAX_LINE || MANY_BLANKS.test(text)) return undefined
    if (text.length > this.budget.colouredCharacters) return undefined
    this.budget.colouredCharacters -= text.length
    this.read += text.length
    if (this.read > MAX_STATE) {
      this.state = startState(this.language)
      this.read = 0
    }
    try {
      const runs = this.runsOf(text)
      return splitsCharacter(text, runs) ? undefined : runs
    } catch {
      // A language may throw on unusual text.
      this.state = startState(this.language)
      return undefined
    }
  }

  private runsOf(text: string): Run[] {
    const { language, state } = this
    if (text === '') {
      language.blankLine?.(state, INDENT)
      return []
    }
    const stream = new StringStream(text, TAB, INDENT)
    const runs: { length: number; style: Style | undefined }[] = []
    while (!stream.eol()) {
      const style = styleOf(nextToken(language, stream, state))
      const length = stream.pos - stream.start
      const last = runs.at(-1)
      if (last && last.style === style) last.length += length
      else runs.push({ length, style })
    }
    return runs
  }
}

const TAB = 4
const INDENT = 2

function startState({ startState }: Language): unknown {
  return startState?.(INDENT) ?? {}
}

/** As CodeMirror does for a language without a function for it. */
function copyState(language: Language, state: unknown): unknown {
  if (language.copyState) return language.copyState(state)
  if (typeof state !== 'object' || state === null) return state
  const copied = Object.entries(state).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice() : value,
  ])
  return Object.fromEntries(copied)
}

/** A token may be empty if it changes the state. CodeMirror gives up after the same number. */
const MAX_EMPTY = 10

function nextToken(language: Language, stream: StringStream, state: unknown): unknown {
  stream.start = stream.pos
  for (let tries = 0; tries < MAX_EMPTY; tries++) {
    const style: unknown = language.token(stream, state)
    if (stream.pos > stream.start) return style
  }
  throw new Error('The language does not advance')
}

/** Names of styles. https://codemirror.net/5/doc/manual.html#styling, https://lezer.codemirror.net/docs/ref/#highlight.tags */
const STYLES = new Map<string, Style>([
  ['comment', 'c'],
  ['keyword', 'k'],
  ['modifier', 'k'],
  ['self', 'k'],
  ['string', 's'],
  ['regexp', 's'],
  ['character', 's'],
  ['number', 'n'],
  ['integer', 'n'],
  ['atom', 'n'],
  ['bool', 'n'],
  ['null', 'n'],
  ['def', 'd'],
  ['macroName', 'd'],
  ['type', 't'],
  ['typeName', 't'],
  ['tag', 't'],
  ['tagName', 't'],
  ['builtin', 't'],
  ['attribute', 'p'],
  ['attributeName', 'p'],
  ['special', 'p'],
  ['meta', 'm'],
  ['qualifier', 'm'],
  ['header', 'd'],
])

/** `variableName.definition` is a definition, `string.special` a string. */
function styleOf(name: unknown): Style | undefined {
  if (typeof name !== 'string') return undefined
  if (name.includes('.definition')) return 'd'
  for (const part of name.split(/[ .]/)) {
    const style = STYLES.get(part)
    if (style !== undefined) return style
  }
  return undefined
}

/** Halves of a surrogate pair or of an emoji sequence would be shown as what they are: invisible. */
function splitsCharacter(text: string, runs: readonly Run[]): boolean {
  if (!UNSPLITTABLE.test(text)) return false
  let at = 0
  return runs.some(({ length }) => {
    at += length
    return CONTINUING.test(text.charAt(at)) || text.charAt(at - 1) === '\u200d'
  })
}

/** A part of something that must stay together. */
export const UNSPLITTABLE = /[\ud800-\udfff]|\u200d|\ufe0f/
const CONTINUING = /[\udc00-\udfff]|\u200d|\ufe0f/
