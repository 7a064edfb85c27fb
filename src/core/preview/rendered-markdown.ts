import type { Code, List, Nodes, Paragraph, Parents, Root, RootContent, Table } from 'mdast'
import { parseMarkdown } from '../text/markdown.ts'
import type { About } from './about.ts'
import { changeBlock, isSuggestion } from './change-block.ts'
import { colouredRows } from './coloured-rows.ts'
import { colouredText } from './coloured-text.ts'
import { type Html, html, type Part } from './html.ts'
import { languageOf } from './language.ts'

/**
 * Renders a comment's Markdown as the platform does. Only a short list of elements is created; everything else, above
 * all raw HTML, is shown as text.
 */
export function renderedMarkdown(markdown: string, about: About): Html {
  const tree = tryParse(markdown)
  if (!tree) return html`<pre>${markdown}</pre>`
  const context = { ...about, markdown }
  const last = tree.children.at(-1)
  if (!isFacts(last, tree.children.length)) return html`${blocks(tree.children, context)}`
  return html`${blocks(tree.children.slice(0, -1), context)}<p class="facts">${inlines(last, context)}</p>`
}

function tryParse(markdown: string): Root | undefined {
  try {
    return parseMarkdown(markdown)
  } catch {
    // Deep nesting overflows the parser's stack.
    return undefined
  }
}

interface Context extends About {
  readonly markdown: string
}

/** Rule, source and the like: the small print at the end of a comment. See `facts` in comment-parts.ts. */
function isFacts(node: RootContent | undefined, count: number): node is Paragraph {
  if (count < 2 || node?.type !== 'paragraph') return false
  const isRuleAlone = node.children.length === 1 && node.children[0]?.type !== 'text'
  return (
    node.children.every(({ type }) => FACT_NODES.has(type)) && (isRuleAlone || FACTS.test(plainText(node)))
  )
}

const FACT_NODES = new Set(['text', 'inlineCode', 'link'])
const FACTS = /(?:^| · )(?:from \S|confidence \d|Checked with )/

function plainText(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

function blocks(nodes: readonly RootContent[], context: Context): Part[] {
  return nodes.map((node) => block(node, context))
}

function block(node: RootContent, context: Context): Part {
  switch (node.type) {
    case 'paragraph':
      return html`<p>${inlines(node, context)}</p>`
    case 'heading':
      return html`<p><strong>${inlines(node, context)}</strong></p>`
    case 'blockquote':
      return html`<blockquote>${blocks(node.children, context)}</blockquote>`
    case 'list':
      return list(node, context)
    case 'code':
      return code(node, context)
    case 'table':
      return table(node, context)
    case 'thematicBreak':
      return html`<hr>`
    default:
      return html`<p>${inline(node, context)}</p>`
  }
}

function code(node: Code, context: Context): Part {
  if (isSuggestion(node) || node.lang === 'diff') return changeBlock(node, context)
  const language = languageOf(node.lang ?? '')
  const lines = node.value.split('\n').map((text) => ({ kind: 'context' as const, text }))
  const colours = colouredRows(lines, language, context.budget)
  return html`<pre>${lines.map(({ text }, index) => [index > 0 && '\n', colouredText(text, colours[index])])}</pre>`
}

/** A tight list has no paragraphs. */
function list(node: List, context: Context): Part {
  const items = node.children.map((item) => {
    const content = item.children.map((child) =>
      child.type === 'paragraph' && !node.spread && !item.spread
        ? inlines(child, context)
        : block(child, context),
    )
    return html`<li>${content}</li>`
  })
  if (!node.ordered) return html`<ul>${items}</ul>`
  return html`<ol start="${node.start ?? 1}">${items}</ol>`
}

function table({ children: [head, ...rows], align }: Table, context: Context): Part {
  const at = (column: number) => align?.[column] ?? 'left'
  const header = head?.children.map(
    (cell, column) => html`<th scope="col" class="${at(column)}">${inlines(cell, context)}</th>`,
  )
  const body = rows.map(
    (row) =>
      html`<tr>${row.children.map((cell, column) => html`<td class="${at(column)}">${inlines(cell, context)}</td>`)}</tr>`,
  )
  // A wide table scrolls separately, so it must be reachable by keyboard.
  return html`<div class="wide" role="region" aria-label="Table" tabindex="0"><table class="prose"><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table></div>`
}

function inlines(node: Parents, context: Context): Part[] {
  return node.children.map((child) => inline(child, context))
}

function inline(node: Nodes, context: Context): Part {
  switch (node.type) {
    case 'text':
      // Fencepost adds these, so that platforms do not link names and numbers.
      return node.value.replaceAll('\u200b', '')
    case 'strong':
      return html`<strong>${inlines(node, context)}</strong>`
    case 'emphasis':
      return html`<em>${inlines(node, context)}</em>`
    case 'delete':
      return html`<del>${inlines(node, context)}</del>`
    case 'inlineCode':
      return html`<code>${node.value}</code>`
    case 'break':
      return html`<br>`
    case 'link':
      if (!isHttps(node.url)) return inlines(node, context)
      return html`<a href="${node.url}" rel="noopener noreferrer" target="_blank">${inlines(node, context)}</a>`
    default:
      return context.markdown.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
  }
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
