import type { Code, List, Nodes, Parents, Root, RootContent, Table } from 'mdast'
import { parseMarkdown } from '../text/markdown.ts'
import { changeBlock, isSuggestion, type Replaced } from './change-block.ts'
import { type Html, html, type Part } from './html.ts'

/**
 * Renders a comment's Markdown as the platform does. Only a short list of elements is created; everything else, above
 * all raw HTML, is shown as text.
 */
export function renderedMarkdown(markdown: string, replaced?: Replaced): Html {
  const tree = tryParse(markdown)
  return tree ? html`${blocks(tree.children, { markdown, replaced })}` : html`<pre>${markdown}</pre>`
}

function tryParse(markdown: string): Root | undefined {
  try {
    return parseMarkdown(markdown)
  } catch {
    // Deep nesting overflows the parser's stack.
    return undefined
  }
}

interface Context {
  readonly markdown: string
  /** The lines that a suggestion block of this body replaces. */
  readonly replaced: Replaced | undefined
}

/** Renders code without a button together with the sentence below it that gives the reason. */
function blocks(nodes: readonly RootContent[], context: Context): Part[] {
  return nodes.map((node, index) => {
    if (isShown(nodes[index - 1]) && isRefusal(node)) return undefined
    const after = nodes[index + 1]
    return isShown(node) && isRefusal(after)
      ? changeBlock(node, undefined, inlines(after, context))
      : block(node, context)
  })
}

function isShown(node: RootContent | undefined): node is Code {
  return node?.type === 'code' && !isSuggestion(node)
}

function isRefusal(node: RootContent | undefined): node is Extract<RootContent, { type: 'paragraph' }> {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined
  return first?.type === 'text' && first.value.startsWith('No one-click change:')
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

function code(node: Code, { replaced }: Context): Part {
  if (isSuggestion(node) || node.lang === 'diff') return changeBlock(node, replaced)
  return html`<pre>${node.value}</pre>`
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
      return html`<a href="${node.url}" rel="noopener noreferrer">${inlines(node, context)}</a>`
    default:
      return context.markdown.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
  }
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
