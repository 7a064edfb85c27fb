/** A node as both parsers name it in CommonMark's XML: `paragraph`, `code_block`, `html_inline`, … */
export interface MarkdownNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Content of a leaf: text, code or raw HTML. */
  readonly text: string
  readonly children: readonly MarkdownNode[]
}

const TOKEN = /<(\/?)(\w+)((?: [\w:]+="[^"]*")*) ?(\/?)>|([^<]+)/g

export function parseXml(xml: string): MarkdownNode {
  // cmark-gfm has no name for footnotes in XML.
  const body = xml.slice(xml.indexOf('<document')).replaceAll('<unknown>', 'unknown')
  type Open = { name: string; attributes: Record<string, string>; text: string; children: Open[] }
  const root: Open = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  for (const [, closing, name, attributes = '', empty, text] of body.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root
    if (name === undefined) {
      if ('xml:space' in parent.attributes) parent.text += unescapeXml(text ?? '')
    } else if (closing) {
      open.pop()
    } else {
      const node: Open = { name, attributes: parseAttributes(attributes), text: '', children: [] }
      parent.children.push(node)
      if (!empty) open.push(node)
    }
  }
  const document = root.children[0]
  if (document?.name !== 'document' || open.length !== 1) throw new Error(`Not CommonMark XML: ${xml}`)
  return document
}

function parseAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/ ([\w:]+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, unescapeXml(value)]))
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' }

function unescapeXml(text: string): string {
  return text.replace(/&(lt|gt|amp|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
}
