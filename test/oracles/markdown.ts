import { type ExtensionOptions, markdownToXML } from 'comrak'
import { cmarkName, cmarkSkipped, readWithCmark } from './cmark-gfm.ts'
import { type MarkdownNode, parseXml } from './markdown-xml.ts'

export type { MarkdownNode } from './markdown-xml.ts'

/** An independent Markdown parser. */
export interface MarkdownOracle {
  /** Part of the test titles; says why a test is skipped. */
  readonly name: string
  readonly skip: boolean
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

/** GitLab's extensions; it renders with comrak. https://gitlab.com/gitlab-org/ruby/gems/gitlab-glfm-markdown */
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

/** With GitHub's extensions. */
export const comrak: MarkdownOracle = {
  name: 'comrak',
  skip: false,
  read: (documents) => documents.map((document) => readWith(GFM, document)),
}

/** With GitLab's extensions. */
export const comrakOfGitlab: MarkdownOracle = {
  name: 'comrak with the syntax of GitLab',
  skip: false,
  read: (documents) => documents.map((document) => readWith(GLFM, document)),
}

function readWith(extension: ExtensionOptions, document: string): MarkdownNode {
  return parseXml(markdownToXML(document, { extension, render: { unsafe: true } }))
}

/** GitHub's parser, as packaged by Debian. */
export const cmarkGfm: MarkdownOracle = { name: cmarkName, skip: cmarkSkipped, read: readWithCmark }

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

/** The text that a reader sees, one line per block and line break, without zero-width spaces. */
export function visibleText(document: MarkdownNode): string {
  return textOf(document, '', () => false)
    .replaceAll('\u200b', '')
    .trim()
}

/** The runs of text in which a platform looks for mentions and references: node by node, without code and comments. */
export function textRuns(document: MarkdownNode): string[] {
  const isLeftOut = ({ name, text }: MarkdownNode) => name.startsWith('code') || COMMENT.test(text)
  return textOf(document, NODE_BOUNDARY, (node) => node.name !== 'text' && isLeftOut(node)).split(
    NODE_BOUNDARY,
  )
}

const COMMENT = /^<!--(?:(?!-->).)*-->\s*$/s

const NODE_BOUNDARY = '\0'
const BLOCKS = new Set(['paragraph', 'heading', 'code_block', 'html_block', 'table_cell', 'item'])

function textOf(node: MarkdownNode, boundary: string, hidden: (node: MarkdownNode) => boolean): string {
  if (hidden(node)) return boundary
  if (node.name === 'text') return node.text
  if (node.name === 'softbreak' || node.name === 'linebreak') return '\n'
  const inner = node.text + node.children.map((child) => textOf(child, boundary, hidden)).join('')
  return boundary + inner + boundary + (BLOCKS.has(node.name) && !inner.endsWith('\n') ? '\n' : '')
}

/** What all parsers must agree on: structure, code, link targets and text. */
export function outline(node: MarkdownNode): unknown[] {
  const { info, destination, start } = node.attributes
  const name = node.name === 'table_header' ? 'table_row' : node.name
  return [name, info, destination, start, node.text, ...node.children.map(outline)]
}

/** The tags of a fold, which are the only HTML that a review writes besides its markers. */
export function isFoldTag({ name, text }: MarkdownNode): boolean {
  return name === 'html_block' && /^(?:<details><summary>[\w ]+<\/summary>|<\/details>)\n?$/.test(text)
}
