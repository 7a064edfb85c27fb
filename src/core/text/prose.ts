import { collapseWhitespace } from './collapse-whitespace.ts'
import { escapeText } from './escape.ts'
import { revealInvisible } from './invisible.ts'
import { countLoneUnderscores } from './letters.ts'
import { markSafe, type Prose } from './safe-text.ts'
import { simpleMarkdown } from './simple-markdown.ts'

/** Untrusted Markdown written anew; nothing where writing and reading do not agree. See markdown.ts. */
export type MarkdownWriter = (source: string, linkHosts: readonly string[]) => Prose | undefined

export interface ProseOptions {
  /** `literal`: the text as it was written, without any Markdown. */
  readonly mode: 'markdown' | 'literal'
  /** Hosts whose links are live. */
  readonly linkHosts: readonly string[]
  /** Passed in, because it is large and most runs need none. Without it only simple Markdown is written. */
  readonly writeMarkdown?: MarkdownWriter | undefined
}

/**
 * Untrusted Markdown, parsed and written anew from a short list of constructs, so that it can neither act nor
 * swallow what follows. Where writing and reading do not agree, the text is shown literally.
 */
export function prose(text: string, options: ProseOptions): Prose {
  const source = normalised(text)
  if (options.mode === 'literal' || !isMarkdown(source)) return literal(source)
  const { linkHosts, writeMarkdown } = options
  return (
    simpleMarkdown(source, linkHosts, writeMarkdown) ?? writeMarkdown?.(source, linkHosts) ?? literal(source)
  )
}

/** Whether a finding's message needs the Markdown writer. */
export function needsMarkdown(text: string): boolean {
  return isMarkdown(normalised(text))
}

function normalised(text: string): string {
  return revealInvisible(text.replace(/\r\n?/g, '\n'))
}

function isMarkdown(source: string): boolean {
  return !isPlain(source) && !isTangled(source)
}

/** The text with all Markdown taken as text; its lines and paragraphs stay. */
function literal(text: string): Prose {
  const lines = text.split('\n').map((line) => escapeText(line.trim()))
  const paragraphs = lines.join('\n').replace(/\n{3,}/g, '\n\n')
  return markSafe(paragraphs.trim())
}

/** One line of untrusted text without any Markdown: a title, a rule, a name. */
export function inlineText(text: string): Prose {
  return escapeText(collapseWhitespace(revealInvisible(text)).trim())
}

/** Nothing in it can be Markdown: most messages of tools, and the fast path. */
function isPlain(text: string): boolean {
  return !MAY_BE_MARKDOWN.test(text) && countLoneUnderscores(text) === 0
}
const MAY_BE_MARKDOWN = /[`*~[\]<>#|&\\=$@^]|:\/\/|[wW]{3}\.|(?:^|\n)[ \t]*(?:[-+:]|\d+[.)]| {4}|\t)/

/** Longest text that is read as Markdown; a comment holds no more. */
const MAX_MARKDOWN = 60_000
/** More than a person would write, and little enough for the parser to take less than a second. */
const MAX = { lines: 600, punctuation: 12_000, containers: 2000, nesting: 12, emphasis: 2000 }
const MAX_IN_PARAGRAPH = { marks: 1600, emphasis: 400 }

const PUNCTUATION = /[!-/:-@[-`{-~]/g
const MARKS = /[[\]`!<|@&\\]|www\.|:\/\//gi
const CONTAINER = />|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/g
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/

/** The parser's time grows with the square of lines and of marks in a paragraph, and worse with nesting. */
function isTangled(text: string): boolean {
  if (text.length > MAX_MARKDOWN || count(text, PUNCTUATION) > MAX.punctuation) return true
  const lines = text.split('\n')
  if (lines.length > MAX.lines || emphasisIn(text) > MAX.emphasis) return true
  let containers = 0
  let paragraph = { marks: 0, emphasis: 0 }
  for (const line of lines) {
    const nested = nesting(line)
    containers += nested
    if (nested > MAX.nesting || containers > MAX.containers) return true
    if (line.trim() === '') paragraph = { marks: 0, emphasis: 0 }
    paragraph.marks += count(line, MARKS)
    paragraph.emphasis += emphasisIn(line)
    if (paragraph.marks > MAX_IN_PARAGRAPH.marks || paragraph.emphasis > MAX_IN_PARAGRAPH.emphasis)
      return true
  }
  return false
}

function emphasisIn(text: string): number {
  return count(text, /[*~]/g) + countLoneUnderscores(text)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** The containers that a line opens, and those that its indentation may stand for. */
function nesting(line: string): number {
  const opened = CONTAINERS.exec(line)?.[0]
  if (opened === undefined) return 0
  const columns = /^[ \t]*/.exec(opened)?.[0].replaceAll('\t', '    ').length ?? 0
  return count(opened, CONTAINER) + columns / COLUMNS_PER_LIST
}

/** Of a nested list as people indent it. */
const COLUMNS_PER_LIST = 4
