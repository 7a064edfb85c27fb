import type { Delete, Emphasis, Link, Nodes, Parents, PhrasingContent, Strong, Text } from 'mdast'
import { revealInvisible } from './invisible.ts'
import { liveUrl } from './safe-url.ts'

/** What the parsed nodes were made of, and the hosts whose links are live. */
export interface Context {
  readonly source: string
  readonly hosts: ReadonlySet<string>
}

/** The inline content of a node with everything that is not on the list turned into the text that was written. */
export function inline(node: Parents, context: Context): PhrasingContent[] {
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
export function plainText(value: string): Text {
  return { type: 'text', value: trimBreaks(revealInvisible(value)) }
}

/** Without the blanks round its line breaks. Linear, as a pattern would not be. */
export function trimBreaks(text: string): string {
  const lines = text.split('\n')
  const trimmed = lines.map((line, index) => (index === 0 ? line : line.trimStart()))
  return trimmed.map((line, index) => (index === lines.length - 1 ? line : line.trimEnd())).join('\n')
}

/** Neighbouring texts as one: what is harmless in each may not be in both, as `#` and `12`. */
export function merged(nodes: readonly PhrasingContent[]): PhrasingContent[] {
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
  if (isBlank(shown) || node.url === '') return [plainText(sourceOf(node, context))]
  // A title shows only under a mouse.
  const title = node.title ? [plainText(` ("${node.title}")`)] : []
  const url = liveUrl(node.url, context.hosts)
  if (url !== undefined) return [{ type: 'link', url, children: shown }, ...title]
  const [only] = shown
  const written = shown.length === 1 && only?.type === 'text' ? only.value : undefined
  const address = revealInvisible(node.url)
  // `www.example.org` and `a@example.org` are addresses that the parser has completed.
  if (written !== undefined && [written, `http://${written}`, `mailto:${written}`].includes(address)) {
    return [{ type: 'inlineCode', value: written }, ...title]
  }
  const code: PhrasingContent = { type: 'inlineCode', value: address }
  return [...shown, { type: 'text', value: ' (' }, code, { type: 'text', value: ')' }, ...title]
}

function isBlank(nodes: readonly PhrasingContent[]): boolean {
  return nodes.every((node) => {
    if (node.type === 'text') return node.value.trim() === ''
    return node.type === 'break' || ('children' in node && isBlank(node.children))
  })
}

/** Headings become bold, and bold in bold is not Markdown. */
export function withoutStrong(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => (node.type === 'strong' ? withoutStrong(node.children) : [node]))
}

export function sourceOf(node: Nodes, { source }: Context): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
}
