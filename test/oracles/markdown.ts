import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExtensionOptions, markdownToXML } from 'comrak'

/** A node as both parsers name it in CommonMark's XML: `paragraph`, `code_block`, `html_inline`, … */
export interface MarkdownNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Of a leaf: text, code, raw HTML. */
  readonly text: string
  readonly children: readonly MarkdownNode[]
}

/** A Markdown parser that nobody here wrote. Documents are read by the batch: one parser is a process. */
export interface MarkdownOracle {
  /** Also the name of its tests, so that a skipped one says why. */
  readonly name: string
  readonly skip: boolean
  /** What a document costs, in those of the cheapest oracle. */
  readonly cost: number
  read(documents: readonly string[]): MarkdownNode[]
}

const GFM: ExtensionOptions = {
  autolink: true,
  footnotes: true,
  strikethrough: true,
  table: true,
  tagfilter: true,
  tasklist: true,
}

/** What GitLab turns on besides; it renders with comrak. https://gitlab.com/gitlab-org/ruby/gems/gitlab-glfm-markdown */
const GLFM: ExtensionOptions = {
  ...GFM,
  alerts: true,
  descriptionLists: true,
  inlineFootnotes: true,
  mathCode: true,
  mathDollars: true,
  multilineBlockQuotes: true,
  wikilinksTitleAfterPipe: true,
}

function comrak(name: string, extension: ExtensionOptions): MarkdownOracle {
  const read = (document: string) =>
    parseXml(markdownToXML(document, { extension, render: { unsafe: true } }))
  return { name, skip: false, cost: 1, read: (documents) => documents.map(read) }
}

const CMARK = 'cmark-gfm'
const CMARK_FLAGS = [
  ...['table', 'autolink', 'tagfilter', 'strikethrough', 'tasklist', 'footnotes'].flatMap((name) => [
    '-e',
    name,
  ]),
  ...['--unsafe', '-t', 'xml'],
]

/** The one place that says what a missing tool means: a skipped test here, a failed one in our CI. */
const missing = spawnSync(CMARK, ['--version']).status !== 0
const required = process.env.FENCEPOST_REQUIRE_TOOLS === '1'

/** GitHub's own parser, as Debian packages it. */
const cmarkGfm: MarkdownOracle = {
  name: missing ? `${CMARK} (SKIPPED unless FENCEPOST_REQUIRE_TOOLS=1: ${CMARK} is not installed)` : CMARK,
  skip: missing && !required,
  cost: 10,
  read(documents) {
    const folder = mkdtempSync(join(tmpdir(), 'fencepost-markdown-'))
    try {
      for (const [index, document] of documents.entries())
        writeFileSync(join(folder, `${index}.md`), document)
      // One shell for all documents: starting a process from Node costs ten times what starting one from sh does.
      const loop = `for file in *.md; do ${CMARK} ${CMARK_FLAGS.join(' ')} "$file" > "$file.xml" || exit 1; done`
      const { status, stderr } = spawnSync('sh', ['-c', loop], { cwd: folder, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${CMARK} failed: ${stderr}`)
      return documents.map((_, index) => parseXml(readFileSync(join(folder, `${index}.md.xml`), 'utf8')))
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

export const gfmOracles: readonly MarkdownOracle[] = [comrak('comrak', GFM), cmarkGfm]
export const allOracles: readonly MarkdownOracle[] = [
  ...gfmOracles,
  comrak("comrak with GitLab's syntax", GLFM),
]

/** How often a property is tried with an oracle; `FENCEPOST_RUNS=10` makes it ten times as often. */
export function runs(oracle: MarkdownOracle, count: number): number {
  return Math.ceil((count / oracle.cost) * Number(process.env.FENCEPOST_RUNS ?? 1))
}

export function* walk(node: MarkdownNode): Generator<MarkdownNode> {
  yield node
  for (const child of node.children) yield* walk(child)
}

/** The kinds of node in a document. */
export function kinds(document: MarkdownNode): Set<string> {
  return new Set([...walk(document)].map((node) => node.name))
}

export function codeBlocks(document: MarkdownNode): { info: string; text: string }[] {
  return [...walk(document)]
    .filter((node) => node.name === 'code_block')
    .map(({ attributes, text }) => ({ info: attributes.info ?? '', text }))
}

/** Blocks that a platform may offer as a change: their first word begins with `suggestion`, in any case. */
export function suggestions(document: MarkdownNode): string[] {
  return codeBlocks(document).flatMap(({ info, text }) => (/^\s*suggestion/i.test(info) ? text : []))
}

export function linkTargets(document: MarkdownNode): string[] {
  return [...walk(document)].flatMap((node) =>
    node.name === 'link' ? (node.attributes.destination ?? '') : [],
  )
}

/** What a reader sees, a newline after each block and for each break; zero-width spaces are not seen. */
export function visibleText(document: MarkdownNode): string {
  return textOf(document, () => true)
    .replaceAll('\u200b', '')
    .trim()
}

/** The runs of text in which a platform looks for mentions and references: as rendered, code left out. */
export function textRuns(document: MarkdownNode): string[] {
  return textOf(document, (node) => !node.name.startsWith('code')).split(NODE_BOUNDARY)
}

const NODE_BOUNDARY = '\0'
const BLOCKS = new Set([
  'paragraph',
  'heading',
  'code_block',
  'html_block',
  'table_row',
  'table_header',
  'item',
])

function textOf(
  node: MarkdownNode,
  wanted: (node: MarkdownNode) => boolean,
  boundary = NODE_BOUNDARY,
): string {
  if (!wanted(node)) return boundary
  if (node.name === 'softbreak' || node.name === 'linebreak') return '\n'
  const inner = node.text + node.children.map((child) => textOf(child, wanted)).join('')
  if (BLOCKS.has(node.name)) return `${inner}\n`
  return node.name === 'text' ? inner : boundary + inner + boundary
}

const TOKEN = /<(\/?)(\w+)((?: [\w:]+="[^"]*")*) ?(\/?)>|([^<]+)/g

function parseXml(xml: string): MarkdownNode {
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
