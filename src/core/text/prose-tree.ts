import type {
  BlockContent,
  Delete,
  Emphasis,
  Link,
  ListItem,
  Nodes,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Strong,
  TableCell,
  TableRow,
  Text,
} from 'mdast'
import { holdsCommand } from './fence.ts'
import { revealInvisible } from './invisible.ts'
import { liveUrl } from './safe-url.ts'

/** The tree with everything that is not on the list turned into the text that was written. */
export function allowedBlocks(tree: Root, source: string, linkHosts: readonly string[]): RootContent[] {
  const hosts = new Set(linkHosts.map((host) => host.toLowerCase()))
  return tree.children.flatMap((node) => block(node, { source, hosts })).map(withoutCommand)
}

/** See `quotedIfCommand`; what stands in a list or a quote has something before it already. */
function withoutCommand(node: BlockContent): BlockContent {
  const isCommand = node.type === 'code' && holdsCommand(node.value)
  return isCommand ? { type: 'blockquote', children: [node] } : node
}

interface Context {
  readonly source: string
  readonly hosts: ReadonlySet<string>
}

function block(node: RootContent, context: Context): BlockContent[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inline(node, context) }]
    case 'heading': {
      const children = merged(withoutStrong(inline(node, context)))
      return children.length === 0 ? [] : [{ type: 'paragraph', children: [{ type: 'strong', children }] }]
    }
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
  const nodes = node.children.flatMap((child): PhrasingContent[] => {
    switch (child.type) {
      case 'text':
        return [plainText(child.value)]
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{ type: child.type, children: inline(child, context) }]
      case 'inlineCode':
        // On one line, as it is shown: GitLab would run a line of it that begins with `/`.
        return [{ type: 'inlineCode', value: child.value.replaceAll('\n', ' ') }]
      case 'break':
        return [{ type: 'break' }]
      case 'link':
        return link(child, context)
      default:
        return [plainText(sourceOf(child, context))]
    }
  })
  return flanked(merged(nodes), node)
}

/** Revealed again, because `&#x202e;` is a character only now; blanks at the end of a line can be a line break. */
function plainText(value: string): Text {
  return { type: 'text', value: trimBreaks(revealInvisible(value)) }
}

/** Without the blanks round its line breaks. Linear, as a pattern would not be. */
export function trimBreaks(text: string): string {
  const lines = text.split('\n')
  const trimmed = lines.map((line, index) => (index === 0 ? line : line.trimStart()))
  return trimmed.map((line, index) => (index === lines.length - 1 ? line : line.trimEnd())).join('\n')
}

/** Neighbouring texts as one: what is harmless in each may not be in both, as `#` and `12`. */
function merged(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = []
  for (const node of nodes) {
    const before = result.at(-1)
    if (node.type === 'text' && before?.type === 'text')
      result.splice(-1, 1, { type: 'text', value: before.value + node.value })
    else result.push(node)
  }
  return result
}

/**
 * What is emphasised is set off by a zero-width space where it begins or ends with punctuation and no blank is
 * beside it: the platforms differ in what they take for punctuation there, emoji and signs such as `£` most of all.
 */
function flanked(nodes: readonly PhrasingContent[], parent: Parents): PhrasingContent[] {
  const inEmphasis = parent.type === 'heading' || isEmphasis(parent)
  return nodes.map((node, index) => {
    if (!isEmphasis(node)) return node
    const [before, after] = [nodes[index - 1], nodes[index + 1]]
    const children = [...node.children]
    const [first, last] = [children[0], children.at(-1)]
    const begins = touches(before, /\S$/, inEmphasis) && isText(first, /^[\p{P}\p{S}]/u)
    const ends = touches(after, /^\S/, inEmphasis) && isText(last, /[\p{P}\p{S}]$/u)
    if (begins || (isMarked(first) && isText(before, /(?!\p{ASCII})\p{S}$/u))) children.unshift(ZERO_WIDTH)
    if (ends || (isMarked(last) && isText(after, /^(?!\p{ASCII})\p{S}/u))) children.push(ZERO_WIDTH)
    return { ...node, children: merged(children) }
  })
}

function isEmphasis(node: Nodes): node is Emphasis | Strong | Delete {
  return node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete'
}

/** Its own marks, or those of code or of a link, are the punctuation that stands there. */
function isMarked(node: PhrasingContent | undefined): boolean {
  return node !== undefined && node.type !== 'text' && node.type !== 'break'
}

function isText(node: PhrasingContent | undefined, like: RegExp): boolean {
  return node?.type === 'text' && like.test(node.value)
}

/** Whether a neighbour leaves no blank; where there is none, the marks of what is round it may stand there. */
function touches(neighbour: PhrasingContent | undefined, solid: RegExp, inEmphasis: boolean): boolean {
  if (neighbour === undefined) return inEmphasis
  return isEmphasis(neighbour) || isText(neighbour, solid)
}

const ZERO_WIDTH: Text = { type: 'text', value: '\u200b' }

/** Live for the allowed hosts; else the address is shown as code, so that it is read before it is visited. */
function link(node: Link, context: Context): PhrasingContent[] {
  const shown = inline(node, context)
  // Nothing to click, or nowhere to go.
  if (shown.length === 0 || node.url === '') return [plainText(sourceOf(node, context))]
  const url = liveUrl(node.url, context.hosts)
  if (url !== undefined) return [{ type: 'link', url, children: shown }]
  const [only] = shown
  const written = shown.length === 1 && only?.type === 'text' ? only.value : undefined
  const address = revealInvisible(node.url)
  // `www.example.org` and `a@example.org` are addresses that the parser has completed.
  if (written !== undefined && [written, `http://${written}`, `mailto:${written}`].includes(address)) {
    return [{ type: 'inlineCode', value: written }]
  }
  const code: PhrasingContent = { type: 'inlineCode', value: address }
  return [...shown, { type: 'text', value: ' (' }, code, { type: 'text', value: ')' }]
}

/** A language that a platform draws, runs or offers instead of showing it is shown as text. */
function language(lang: string | null | undefined): string {
  const known = /^[\w+#.-]{1,20}$/.test(lang ?? '') ? (lang ?? '') : 'text'
  return /^suggestion/i.test(known) || DRAWN.has(known.toLowerCase()) ? 'text' : known
}

/** By GitHub (https://docs.github.com/get-started/writing-on-github) or by GitLab, with Kroki's there. */
const DRAWN = new Set(
  (
    'mermaid math geojson topojson stl glql plantuml c4plantuml kroki actdiag blockdiag bpmn bytefield d2 dbml ' +
    'diagramsnet ditaa dot erd excalidraw graphviz nomnoml nwdiag packetdiag pikchr rackdiag seqdiag structurizr ' +
    'svgbob symbolator tikz umlet vega vegalite wavedrom wireviz'
  ).split(' '),
)

/** Headings become bold, and bold in bold is not Markdown. */
function withoutStrong(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => (node.type === 'strong' ? withoutStrong(node.children) : [node]))
}

function sourceOf(node: Nodes, { source }: Context): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
}
