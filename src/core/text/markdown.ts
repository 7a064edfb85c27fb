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

/** Parsed, and written anew from a short list of constructs; nothing where the result does not read the same. */
export function writeMarkdown(source: string, linkHosts: readonly string[]): Prose | undefined {
  try {
    const tree: Root = { type: 'root', children: allowedBlocks(parseMarkdown(source), source, linkHosts) }
    const markdown = toMarkdown(tree, TO_MARKDOWN).trimEnd()
    const same = shapeText(tree) === shapeText(parseMarkdown(markdown))
    return same && isReadAlike(tree, markdown) ? markSafe(markdown) : undefined
  } catch {
    // Deep nesting overflows the parser's stack.
    return undefined
  }
}

/** Read with GitHub's syntax. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, FROM_MARKDOWN)
}

const FROM_MARKDOWN: FromMarkdownOptions = {
  extensions: [gfmTable(), gfmStrikethrough(), gfmAutolinkLiteral()],
  mdastExtensions: [
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    // Its transform makes links of addresses that are escaped; no platform does.
    { ...gfmAutolinkLiteralFromMarkdown(), transforms: [] },
  ],
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

/** Beside a mark, signs such as `£` and emoji are punctuation for some parsers and letters for others: both must do. */
function isReadAlike(tree: Root, markdown: string): boolean {
  if (!SIGN_BY_MARK.test(markdown)) return true
  return shapeText(tree).replace(SIGN, 'x') === shapeText(parseMarkdown(markdown.replace(SIGN, 'x')))
}

const SIGN = /(?!\p{ASCII})\p{S}/gu
const SIGN_BY_MARK = /[*_~](?!\p{ASCII})\p{S}|(?!\p{ASCII})\p{S}[*_~]/u

/** Equal but for positions and the way white space is broken into lines. */
function shapeText(tree: Root): string {
  return JSON.stringify(shapeOf(tree))
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
