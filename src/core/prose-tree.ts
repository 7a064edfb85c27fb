import type {
  BlockContent,
  Link,
  ListItem,
  Nodes,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  TableCell,
  TableRow,
} from 'mdast'

/** The tree with everything that is not on the list turned into the text that was written. */
export function allowedBlocks(tree: Root, source: string, linkHosts: readonly string[]): RootContent[] {
  const hosts = new Set(linkHosts.map((host) => host.toLowerCase()))
  return tree.children.flatMap((node) => block(node, { source, hosts }))
}

interface Context {
  readonly source: string
  readonly hosts: ReadonlySet<string>
}

function block(node: RootContent, context: Context): BlockContent[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inline(node, context) }]
    case 'heading':
      return [
        { type: 'paragraph', children: [{ type: 'strong', children: withoutStrong(inline(node, context)) }] },
      ]
    case 'blockquote':
      return [{ type: 'blockquote', children: blocks(node, context) }]
    case 'list':
      return [
        {
          ...bare(node),
          spread: node.spread ?? false,
          children: node.children.map((item) => listItem(item, context)),
        },
      ]
    case 'code':
      return [{ type: 'code', lang: language(node.lang), value: node.value }]
    case 'table':
      return [
        {
          ...bare(node),
          align: node.align ?? null,
          children: node.children.map((row) => tableRow(row, context)),
        },
      ]
    default:
      return asWritten(node, context)
  }
}

function blocks(node: Parents, context: Context): BlockContent[] {
  return node.children.flatMap((child) => block(child as RootContent, context))
}

function listItem(item: ListItem, context: Context): ListItem {
  return { type: 'listItem', spread: item.spread ?? false, children: blocks(item, context) }
}

function tableRow(row: TableRow, context: Context): TableRow {
  const cells: TableCell[] = row.children.map((cell) => ({
    type: 'tableCell',
    children: inline(cell, context),
  }))
  return { type: 'tableRow', children: cells }
}

function bare<T extends Nodes>(node: T): T {
  const { position: _, ...rest } = node
  return rest as T
}

/** Raw HTML, definitions, rules: their source as paragraphs. */
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

function inline(node: Parents, context: Context): PhrasingContent[] {
  return node.children.flatMap((child): PhrasingContent[] => {
    switch (child.type) {
      case 'text':
        return [{ type: 'text', value: child.value }]
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{ type: child.type, children: inline(child, context) }]
      case 'inlineCode':
        return [{ type: 'inlineCode', value: child.value }]
      case 'break':
        return [{ type: 'break' }]
      case 'link':
        return link(child, context)
      default:
        return [{ type: 'text', value: sourceOf(child, context) }]
    }
  })
}

/** Live for the allowed hosts; else the address is shown as code, so that it is read before it is visited. */
function link(node: Link, context: Context): PhrasingContent[] {
  const shown = inline(node, context)
  const url = liveUrl(node.url, context.hosts)
  if (url !== undefined) return [{ type: 'link', url, children: shown }]
  const [only] = shown
  const written = shown.length === 1 && only?.type === 'text' ? only.value : undefined
  const bareAddress = written !== undefined && node.url.endsWith(written)
  if (bareAddress) return [{ type: 'inlineCode', value: written }]
  const address: PhrasingContent = { type: 'inlineCode', value: node.url || ' ' }
  return [...shown, { type: 'text', value: ' (' }, address, { type: 'text', value: ')' }]
}

/** The address as we write it, if it is https, on an allowed host and without a user name or port. */
export function liveUrl(address: string, hosts: ReadonlySet<string>): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password || !hosts.has(url.host)) return undefined
  return url.href.replace(
    /[^\w\-./:?&=#%~+,;]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** A language that a platform draws, runs or offers instead of showing it is shown as text. */
function language(lang: string | null | undefined): string {
  const known = /^[\w+#.-]{1,20}$/.test(lang ?? '') ? (lang ?? '') : 'text'
  return /^(?:suggestion|mermaid|math|geojson|topojson|stl|plantuml|kroki)/i.test(known) ? 'text' : known
}

/** Headings become bold, and bold in bold is not Markdown. */
function withoutStrong(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => (node.type === 'strong' ? withoutStrong(node.children) : [node]))
}

function sourceOf(node: Nodes, { source }: Context): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
}
