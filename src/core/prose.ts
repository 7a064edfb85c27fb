import type { Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmStrikethroughFromMarkdown, gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Options as ToMarkdownOptions, toMarkdown } from 'mdast-util-to-markdown'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { escapeText } from './escape.ts'
import { revealInvisible } from './invisible.ts'
import { allowedBlocks, trimBreaks } from './prose-tree.ts'

export interface ProseOptions {
  /** `literal`: the text as it was written, without any Markdown. */
  readonly mode: 'markdown' | 'literal'
  /** Hosts whose links are live. */
  readonly linkHosts: readonly string[]
}

/**
 * Untrusted Markdown, parsed and written anew from a short list of constructs, so that it can neither act nor
 * swallow what follows. Where writing and reading do not agree, the text is shown literally.
 */
export function prose(text: string, options: ProseOptions): string {
  const source = revealInvisible(text.replace(/\r\n?/g, '\n'))
  if (options.mode === 'literal' || isPlain(source) || isTangled(source)) return literal(source)
  try {
    const tree: Root = { type: 'root', children: allowedBlocks(parse(source), source, options.linkHosts) }
    const markdown = toMarkdown(tree, TO_MARKDOWN).trimEnd()
    return sameShape(tree, parse(markdown)) ? markdown : literal(source)
  } catch {
    // Deep nesting overflows the parser's stack.
    return literal(source)
  }
}

/** The text with all Markdown taken as text; its lines and paragraphs stay. */
function literal(text: string): string {
  const lines = text.split('\n').map((line) => escapeText(line.trim()))
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** One line of untrusted text without any Markdown: a title, a rule, a name. */
export function inlineText(text: string): string {
  return escapeText(revealInvisible(text).replace(/\s+/g, ' ').trim())
}

/** Nothing in it can be Markdown: most messages of tools, and the fast path. */
function isPlain(text: string): boolean {
  return !/[`*~[\]<>#|&\\=$@^]|:\/\/|www\.|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?:^|\n)[ \t]*(?:[-+:]|\d+[.)]| {4}|\t)/iu.test(
    text,
  )
}

/** Longest text that is read as Markdown; a comment holds no more. */
const MAX_MARKDOWN = 60_000
/** More than a person would write, and little enough for the parser to take less than a second. */
const MAX = { lines: 600, punctuation: 12_000, containers: 2000, nesting: 12, emphasis: 2000 }
const MAX_IN_PARAGRAPH = { marks: 1600, emphasis: 400 }

const PUNCTUATION = /[!-/:-@[-`{-~]/g
const MARKS = /[[\]`!<|@&\\]|www\.|:\/\//gi
const EMPHASIS = /[*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu
const CONTAINER = />|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/g
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/

/** The parser's time grows with the square of lines and of marks in a paragraph, and worse with nesting. */
function isTangled(text: string): boolean {
  if (text.length > MAX_MARKDOWN || count(text, PUNCTUATION) > MAX.punctuation) return true
  const lines = text.split('\n')
  if (lines.length > MAX.lines || count(text, EMPHASIS) > MAX.emphasis) return true
  let containers = 0
  let paragraph = { marks: 0, emphasis: 0 }
  for (const line of lines) {
    const nested = nesting(line)
    containers += nested
    if (nested > MAX.nesting || containers > MAX.containers) return true
    if (line.trim() === '') paragraph = { marks: 0, emphasis: 0 }
    paragraph.marks += count(line, MARKS)
    paragraph.emphasis += count(line, EMPHASIS)
    if (paragraph.marks > MAX_IN_PARAGRAPH.marks || paragraph.emphasis > MAX_IN_PARAGRAPH.emphasis)
      return true
  }
  return false
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

function parse(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmStrikethrough(), gfmAutolinkLiteral()],
    mdastExtensions: [
      gfmTableFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      // Its transform makes links of addresses that are escaped; no platform does.
      { ...gfmAutolinkLiteralFromMarkdown(), transforms: [] },
    ],
  })
}

const TO_MARKDOWN: ToMarkdownOptions = {
  bullet: '-',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
  // Last, so that no extension's handler or unsafe pattern comes before it.
  handlers: { text: (node: { value: string }) => escapeText(node.value) },
}

/** Equal but for positions and the way white space is broken into lines. */
function sameShape(one: Root, other: Root): boolean {
  return JSON.stringify(shapeOf(one)) === JSON.stringify(shapeOf(other))
}

type Shape = (string | number | boolean | null | undefined | Shape)[]

function shapeOf(node: Root | RootContent): Shape {
  const own: Shape = [node.type]
  if (node.type === 'text') return ['text', visible(node.value)]
  if ('value' in node) own.push(node.value)
  if (node.type === 'link') own.push(node.url)
  if (node.type === 'code') own.push(node.lang)
  if (node.type === 'list') own.push(node.ordered, node.ordered ? node.start : null)
  if (!('children' in node)) return own
  const children: Shape[] = []
  for (const child of node.children.map(shapeOf)) {
    const before = children.at(-1)
    if (child[0] === 'text' && before?.[0] === 'text') before[1] = visible(`${before[1]}${child[1]}`)
    else children.push(child)
  }
  return [...own, ...children]
}

function visible(text: string): string {
  return trimBreaks(text.replaceAll('\u200b', ''))
}
