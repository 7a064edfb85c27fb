import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExtensionOptions, markdownToXML } from 'comrak'
import fc from 'fast-check'

/** A node as both parsers name it in CommonMark's XML: `paragraph`, `code_block`, `html_inline`, … */
export interface MarkdownNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Of a leaf: text, code, raw HTML. */
  readonly text: string
  readonly children: readonly MarkdownNode[]
}

/** A Markdown parser that nobody here wrote. */
export interface MarkdownOracle {
  /** Also the name of its tests, so that a skipped one says why. */
  readonly name: string
  readonly skip: boolean
  /** Reading means starting a process: few documents, and all at once. */
  readonly batched: boolean
  /** With GitHub's syntax. */
  read(documents: readonly string[]): MarkdownNode[]
  /** With GitLab's, where the parser knows it. */
  readGitlab?(documents: readonly string[]): MarkdownNode[]
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
export const GLFM: ExtensionOptions = {
  ...GFM,
  alerts: true,
  descriptionLists: true,
  inlineFootnotes: true,
  mathCode: true,
  mathDollars: true,
  multilineBlockQuotes: true,
  wikilinksTitleAfterPipe: true,
}

export const comrak: MarkdownOracle = {
  name: 'comrak',
  skip: false,
  batched: false,
  read: (documents) => documents.map((document) => readWith(GFM, document)),
  readGitlab: (documents) => documents.map((document) => readWith(GLFM, document)),
}

function readWith(extension: ExtensionOptions, document: string): MarkdownNode {
  return parseXml(markdownToXML(document, { extension, render: { unsafe: true } }))
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
export const cmarkGfm: MarkdownOracle = {
  name: missing ? `${CMARK} (SKIPPED unless FENCEPOST_REQUIRE_TOOLS=1: ${CMARK} is not installed)` : CMARK,
  skip: missing && !required,
  batched: true,
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

export const gfmOracles: readonly MarkdownOracle[] = [comrak, cmarkGfm]

/** `FENCEPOST_RUNS=10` tries everything ten times as often. */
const RUNS = Number(process.env.FENCEPOST_RUNS ?? 1)

/** A property of the documents that are written for an input, whoever reads them. */
export function property<T>(
  oracle: MarkdownOracle,
  inputs: { from: fc.Arbitrary<T>; runs: number },
  write: (input: T) => readonly string[],
  check: (documents: readonly MarkdownNode[], input: T) => void,
): void {
  if (!oracle.batched) {
    const holds = fc.property(inputs.from, (input) => checkEach([input]))
    fc.assert(holds, { numRuns: inputs.runs * RUNS })
  } else {
    checkEach(fc.sample(inputs.from, Math.ceil((inputs.runs * RUNS) / SHARE_OF_BATCHED)))
  }

  function checkEach(tried: readonly T[]): void {
    const written = tried.map(write)
    for (const nodes of [oracle.read(written.flat()), oracle.readGitlab?.(written.flat()) ?? []]) {
      let at = 0
      for (const [index, input] of nodes.length === 0 ? [] : tried.entries()) {
        const texts = written[index] ?? []
        const documents = nodes.slice(at, at + texts.length)
        at += texts.length
        try {
          check(documents, input)
        } catch (error) {
          // A batch does not shrink: what failed must be said.
          throw new Error(`${JSON.stringify(input)} gives\n${JSON.stringify(texts)}`, { cause: error })
        }
      }
    }
  }
}

const SHARE_OF_BATCHED = 8

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
export function suggestionBlocks(document: MarkdownNode | undefined): { info: string; text: string }[] {
  return document ? codeBlocks(document).filter(({ info }) => /^\s*suggestion/i.test(info)) : []
}

export function suggestions(document: MarkdownNode): string[] {
  return suggestionBlocks(document).map(({ text }) => text)
}

export function linkTargets(document: MarkdownNode): string[] {
  return [...walk(document)].flatMap((node) =>
    node.name === 'link' ? (node.attributes.destination ?? '') : [],
  )
}

/** What a reader sees, a line for each block and each break. Zero-width spaces are not seen. */
export function visibleText(document: MarkdownNode): string {
  return textOf(document, '', () => false)
    .replaceAll('\u200b', '')
    .trim()
}

/** The runs of text in which a platform looks for mentions and references: node by node, code left out. */
export function textRuns(document: MarkdownNode): string[] {
  return textOf(document, NODE_BOUNDARY, ({ name }) => name.startsWith('code')).split(NODE_BOUNDARY)
}

const NODE_BOUNDARY = '\0'
const BLOCKS = new Set(['paragraph', 'heading', 'code_block', 'html_block', 'table_cell', 'item'])

function textOf(node: MarkdownNode, boundary: string, hidden: (node: MarkdownNode) => boolean): string {
  if (hidden(node)) return boundary
  if (node.name === 'text') return node.text
  if (node.name === 'softbreak' || node.name === 'linebreak') return '\n'
  const inner = node.text + node.children.map((child) => textOf(child, boundary, hidden)).join('')
  return boundary + inner + boundary + (BLOCKS.has(node.name) && !inner.endsWith('\n') ? '\n' : '')
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
