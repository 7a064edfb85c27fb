import type { Delete, Emphasis, Link, Nodes, Parents, PhrasingContent, Strong, Text } from 'mdast'
import { revealInvisible } from './invisible.ts'
import { liveUrl } from './safe-url.ts'

/** The parsed source, and the hosts whose links can be clicked. */
export interface Context {
  readonly source: string
  readonly hosts: ReadonlySet<string>
}

/** The inline content of a node; constructs that are not allowed become plain text with their source. */
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
        // On one line, as it is displayed: GitLab would run a line that starts with `/` as a command.
        return [{ type: 'inlineCode', value: child.value.replaceAll('\n', ' ') }]
      case 'break':
        return [{ type: 'break' }]
      case 'link':
        return link(child, context)
      default:
        return [plainText(sourceOf(child, context))]
    }
  })
  return separateEmphasis(mergeTexts(nodes), node)
}

/** Reveals again, because `&#x202e;` is decoded only now; blanks before a newline would be a line break. */
export function plainText(value: string): Text {
  return { type: 'text', value: trimBreaks(revealInvisible(value)) }
}

/** Removes blanks around newlines, in linear time; a regular expression would take quadratic time. */
export function trimBreaks(text: string): string {
  const lines = text.split('\n')
  const trimmed = lines.map((line, index) => (index === 0 ? line : line.trimStart()))
  return trimmed.map((line, index) => (index === lines.length - 1 ? line : line.trimEnd())).join('\n')
}

/** Merges adjacent texts, so that they are escaped together: `#` and `12` are harmless only apart. */
export function mergeTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
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
 * Puts a zero-width space inside emphasis that starts or ends with punctuation and touches other text: the platforms
 * differ in what counts as punctuation there, above all for emoji and symbols such as `£`.
 */
function separateEmphasis(nodes: readonly PhrasingContent[], parent: Parents): PhrasingContent[] {
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
    return { ...node, children: mergeTexts(children) }
  })
}

function isEmphasis(node: Nodes): node is Emphasis | Strong | Delete {
  return node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete'
}

/** Whether the node renders with marks (`*`, a backtick, `[`), which count as punctuation. */
function isMarked(node: PhrasingContent | undefined): boolean {
  return node !== undefined && node.type !== 'text' && node.type !== 'break'
}

function isText(node: PhrasingContent | undefined, like: RegExp): boolean {
  return node?.type === 'text' && like.test(node.value)
}

/** Whether there is no blank towards the neighbour; without one, the marks of the parent may follow. */
function touches(neighbour: PhrasingContent | undefined, solid: RegExp, inEmphasis: boolean): boolean {
  if (neighbour === undefined) return inEmphasis
  return isEmphasis(neighbour) || isText(neighbour, solid)
}

const ZERO_WIDTH: Text = { type: 'text', value: '\u200b' }

/** A link for the allowed hosts; otherwise the URL is shown as code, so that people read it before they visit it. */
function link(node: Link, context: Context): PhrasingContent[] {
  const shown = inline(node, context)
  // A link without visible text or without a URL.
  if (isBlank(shown) || node.url === '') return [plainText(sourceOf(node, context))]
  // A title is visible only on hover, so it is written out.
  const title = node.title ? [plainText(` ("${node.title}")`)] : []
  const url = liveUrl(node.url, context.hosts)
  if (url !== undefined) return [{ type: 'link', url, children: shown }, ...title]
  const [only] = shown
  const written = shown.length === 1 && only?.type === 'text' ? only.value : undefined
  const address = revealInvisible(node.url)
  // For `www.example.org` and `a@example.org` the parser has added the scheme.
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

/** Headings become bold, and Markdown has no bold inside bold. */
export function withoutStrong(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => (node.type === 'strong' ? withoutStrong(node.children) : [node]))
}

export function sourceOf(node: Nodes, { source }: Context): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
}
