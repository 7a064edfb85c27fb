import type { Root, RootContent } from 'mdast'
import { type Options as FromMarkdownOptions, fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmStrikethroughFromMarkdown, gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Options as ToMarkdownOptions, toMarkdown } from 'mdast-util-to-markdown'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { escapeText } from './escape.ts'
import { trimBreaks } from './prose-inline.ts'
import { allowedBlocks } from './prose-tree.ts'
import { markSafe, type Prose } from './safe-text.ts'

/** Parses and renders again with allowed constructs only; `undefined` if parsing the result gives a different tree. */
export function writeMarkdown(source: string, linkHosts: readonly string[]): Prose | undefined {
  try {
    const tree: Root = { type: 'root', children: allowedBlocks(parseMarkdown(source), source, linkHosts) }
    const markdown = toMarkdown(tree, TO_MARKDOWN).trimEnd()
    const same = shapeText(tree) === shapeText(parseMarkdown(markdown))
    return same && isSameForAllParsers(tree, markdown) ? markSafe(markdown) : undefined
  } catch {
    // Deep nesting overflows the parser's stack.
    return undefined
  }
}

/** Parses GitHub Flavored Markdown. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, FROM_MARKDOWN)
}

const FROM_MARKDOWN: FromMarkdownOptions = {
  extensions: [gfmTable(), gfmStrikethrough(), gfmAutolinkLiteral()],
  mdastExtensions: [
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    // Its transform would turn escaped addresses into links, which no platform does.
    { ...gfmAutolinkLiteralFromMarkdown(), transforms: [] },
  ],
}

const TO_MARKDOWN: ToMarkdownOptions = {
  bullet: '-',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
  // Handlers here override those of the extensions.
  handlers: { text: (node: { value: string }) => escapeText(node.value) },
}

/**
 * Next to an emphasis mark, some parsers treat symbols such as `£` and emoji as punctuation, others as letters: the
 * tree must be the same both ways.
 */
function isSameForAllParsers(tree: Root, markdown: string): boolean {
  if (!SYMBOL_AT_MARK.test(markdown)) return true
  return shapeText(tree).replace(SYMBOL, 'x') === shapeText(parseMarkdown(markdown.replace(SYMBOL, 'x')))
}

const SYMBOL = /(?!\p{ASCII})\p{S}/gu
const SYMBOL_AT_MARK = /[*_~](?!\p{ASCII})\p{S}|(?!\p{ASCII})\p{S}[*_~]/u

/** For comparing trees; ignores positions and white space around line breaks. */
function shapeText(tree: Root): string {
  return JSON.stringify(shapeOf(tree))
}

type Shape = (string | number | boolean | null | undefined | Shape)[]

function shapeOf(node: Root | RootContent): Shape {
  const shape: Shape = [node.type]
  if (node.type === 'text') return ['text', withoutZeroWidth(node.value)]
  if ('value' in node) shape.push(node.value)
  if (node.type === 'link') shape.push(node.url)
  if (node.type === 'code') shape.push(node.lang)
  if (node.type === 'list') shape.push(node.ordered, node.ordered ? node.start : null)
  if (!('children' in node)) return shape
  const children: Shape[] = []
  for (const child of node.children.map(shapeOf)) {
    const before = children.at(-1)
    if (child[0] === 'text' && before?.[0] === 'text') before[1] = withoutZeroWidth(`${before[1]}${child[1]}`)
    else children.push(child)
  }
  return [...shape, ...children]
}

function withoutZeroWidth(text: string): string {
  return trimBreaks(text.replaceAll('\u200b', ''))
}
