import type { BlockContent, List, ListItem, Parents, Root, RootContent, Table, TableRow } from 'mdast'
import { codeLanguage } from './code-language.ts'
import { holdsCommand } from './fence.ts'
import { type Context, inline, mergeTexts, plainText, sourceOf, withoutStrong } from './prose-inline.ts'

/** The blocks of the tree; constructs that are not allowed become paragraphs with their source. */
export function allowedBlocks(tree: Root, source: string, linkHosts: readonly string[]): RootContent[] {
  const hosts = new Set(linkHosts.map((host) => host.toLowerCase()))
  return tree.children.flatMap((node) => block(node, { source, hosts })).map(withoutCommand)
}

/** See `quotedIfCommand`. Inside lists and quotes this is not needed: their lines start with something else. */
function withoutCommand(node: BlockContent): BlockContent {
  const isCommand = node.type === 'code' && holdsCommand(node.value)
  return isCommand ? { type: 'blockquote', children: [node] } : node
}

function block(node: RootContent, context: Context): BlockContent[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inline(node, context) }]
    case 'heading': {
      const children = mergeTexts(withoutStrong(inline(node, context)))
      return children.length === 0 ? [] : [{ type: 'paragraph', children: [{ type: 'strong', children }] }]
    }
    case 'blockquote':
      return [{ type: 'blockquote', children: blocks(node, context) }]
    case 'list':
      return lists(node, context)
    case 'code': {
      const { lang, shown } = codeLanguage(node.lang, node.meta)
      const code: BlockContent = { type: 'code', lang, value: node.value }
      return shown === '' ? [code] : [{ type: 'paragraph', children: [plainText(shown)] }, code]
    }
    case 'table':
      return tableAndSurplus(node, context)
    default:
      return asWritten(node, context)
  }
}

function blocks(node: Parents, context: Context): BlockContent[] {
  return node.children.flatMap((child) => block(child as RootContent, context))
}

/**
 * Markdown uses only the first number of a list and counts from it. So if the numbers are not consecutive, a new list
 * starts there. The same number for every item means automatic numbering.
 */
function lists(node: List, context: Context): BlockContent[] {
  const spread = node.spread ?? false
  const items = node.children.map((item) => listItem(item, context))
  if (!node.ordered) return [{ type: 'list', ordered: false, spread, children: items }]
  const marks = node.children.map((item) => /^\d+/.exec(sourceOf(item, context))?.[0] ?? '')
  if (marks.some((mark) => mark !== String(Number(mark)))) return asWritten(node, context)
  const numbers = marks.map(Number)
  const isAutoNumbered = numbers.every((number) => number === numbers[0])
  const runs: (List & { start: number })[] = []
  for (const [index, item] of items.entries()) {
    const [number = 1, run] = [numbers[index], runs.at(-1)]
    if (run && (isAutoNumbered || number === run.start + run.children.length)) run.children.push(item)
    else runs.push({ type: 'list', ordered: true, start: number, spread, children: [item] })
  }
  return runs
}

function listItem(item: ListItem, context: Context): ListItem {
  return { type: 'listItem', spread: item.spread ?? false, children: blocks(item, context) }
}

/** No platform shows more cells than the header has: surplus cells follow the table as paragraphs, one per row. */
function tableAndSurplus(node: Table, context: Context): BlockContent[] {
  const columns = node.children[0]?.children.length ?? 0
  const rows = node.children.map((row) => tableRow(row, context))
  const table: Table = {
    type: 'table',
    align: node.align ?? null,
    children: rows.map((row) => ({ ...row, children: row.children.slice(0, columns) })),
  }
  const surplus = rows.flatMap((row): BlockContent[] => {
    const cells = row.children.slice(columns).filter(({ children }) => children.length > 0)
    const texts = cells.map(({ children }, index) =>
      index === 0 ? children : [{ type: 'text' as const, value: ' | ' }, ...children],
    )
    return cells.length === 0 ? [] : [{ type: 'paragraph', children: mergeTexts(texts.flat()) }]
  })
  return [table, ...surplus]
}

function tableRow(row: TableRow, context: Context): TableRow {
  return {
    type: 'tableRow',
    children: row.children.map((cell) => ({ type: 'tableCell', children: inline(cell, context) })),
  }
}

/** The source of a node as paragraphs: for raw HTML, definitions, rules. */
function asWritten(node: RootContent, context: Context): BlockContent[] {
  const paragraphs = sourceOf(node, context)
    .split(/\n\s*\n/)
    .map((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .join('\n')
        .trim(),
    )
  return paragraphs
    .filter((text) => text !== '')
    .map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] }))
}
