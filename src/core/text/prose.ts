import { collapseWhitespace } from './collapse-whitespace.ts'
import { escapeText } from './escape.ts'
import { revealInvisible } from './invisible.ts'
import { countLoneUnderscores } from './letters.ts'
import { markSafe, type Prose } from './safe-text.ts'
import { codeAndText, simpleTitle } from './simple-inline.ts'
import { simpleMarkdown } from './simple-markdown.ts'

/** Parses and renders untrusted Markdown; `undefined` if the result would be parsed differently. See markdown.ts. */
export type MarkdownWriter = (source: string, linkHosts: readonly string[]) => Prose | undefined

export interface ProseOptions {
  /** `literal`: the text as it is, all Markdown escaped. */
  readonly mode: 'markdown' | 'literal'
  /** Hosts whose links can be clicked. */
  readonly linkHosts: readonly string[]
  /** Injected, because its code is large and most runs do not need it. Without it only simple Markdown is rendered. */
  readonly writeMarkdown?: MarkdownWriter | undefined
}

/**
 * Renders untrusted Markdown with allowed constructs only, so that it has no side effects and does not affect the
 * text after it. If it cannot be rendered reliably, the text is shown literally.
 */
export function prose(text: string, options: ProseOptions): Prose {
  const source = normalise(text)
  if (options.mode === 'literal' || !isMarkdown(source)) return literal(source)
  const { linkHosts, writeMarkdown } = options
  return (
    simpleMarkdown(source, linkHosts, writeMarkdown) ?? writeMarkdown?.(source, linkHosts) ?? literal(source)
  )
}

/** Whether a finding's message needs the Markdown writer. */
export function needsMarkdown(text: string): boolean {
  return isMarkdown(normalise(text))
}

function normalise(text: string): string {
  return revealInvisible(text.replace(/\r\n?/g, '\n'))
}

function isMarkdown(source: string): boolean {
  return !isPlain(source) && !isTooComplex(source)
}

/** The text with all Markdown escaped; lines and paragraphs are kept. */
function literal(text: string): Prose {
  const lines = text.split('\n').map((line) => escapeText(line.trim()))
  const paragraphs = lines.join('\n').replace(/\n{3,}/g, '\n\n')
  return markSafe(paragraphs.trim())
}

/** One line of untrusted text without any Markdown: a title, a rule, a name. */
export function inlineText(text: string): Prose {
  return escapeText(collapseWhitespace(revealInvisible(text)).trim())
}

/** One line of untrusted Markdown: a title. Code and emphasis are kept, everything else is text. */
export function inlineProse(text: string, mode: ProseOptions['mode']): Prose {
  const source = collapseWhitespace(revealInvisible(text)).trim()
  if (mode === 'literal' || !/[`*\\]/.test(source)) return escapeText(source)
  return markSafe(simpleTitle(source) ?? codeAndText(source))
}

/** Whether the text has no Markdown, like most messages of tools: the fast path. */
function isPlain(text: string): boolean {
  return !MAY_BE_MARKDOWN.test(text) && countLoneUnderscores(text) === 0
}
const MAY_BE_MARKDOWN = /[`*~[\]<>#|&\\=$@^]|:\/\/|[wW]{3}\.|(?:^|\n)[ \t]*(?:[-+:]|\d+[.)]| {4}|\t)/

/** In characters. Longer text is not parsed as Markdown; a comment cannot hold more. */
const MAX_MARKDOWN = 60_000
/** More than a person would write, but few enough to parse in less than a second. */
const MAX = { lines: 600, punctuation: 12_000, containers: 2000, nesting: 12, emphasis: 2000 }
const MAX_IN_PARAGRAPH = { marks: 1600, emphasis: 400 }

const PUNCTUATION = /[!-/:-@[-`{-~]/g
const MARKS = /[[\]`!<|@&\\]|www\.|:\/\//gi
const CONTAINER = />|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/g
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/

/** The parser takes quadratic time in lines and in marks per paragraph, and more with nesting. */
function isTooComplex(text: string): boolean {
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

/** Number of containers (lists, quotes) that a line opens, plus those that its indentation may mean. */
function nesting(line: string): number {
  const opened = CONTAINERS.exec(line)?.[0]
  if (opened === undefined) return 0
  const columns = /^[ \t]*/.exec(opened)?.[0].replaceAll('\t', '    ').length ?? 0
  return count(opened, CONTAINER) + columns / COLUMNS_PER_LIST
}

/** Usual indentation of a nested list. */
const COLUMNS_PER_LIST = 4
