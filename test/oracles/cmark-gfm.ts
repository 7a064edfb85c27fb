import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { type MarkdownNode, parseXml } from './markdown-xml.ts'

const CMARK = 'cmark-gfm'
const EXTENSIONS = ['table', 'autolink', 'tagfilter', 'strikethrough', 'tasklist', 'footnotes']
const FLAGS = [...EXTENSIONS.flatMap((name) => ['-e', name]), '--unsafe', '-t', 'xml']

/** If the tool is missing, tests are skipped locally and fail in our CI. */
const missing = spawnSync(CMARK, ['--version']).status !== 0
export const cmarkSkipped = missing && process.env.FENCEPOST_REQUIRE_TOOLS !== '1'
export const cmarkName = missing
  ? `${CMARK} (SKIPPED unless FENCEPOST_REQUIRE_TOOLS=1: ${CMARK} is not installed)`
  : CMARK

/**
 * Parses many documents with one process, since starting it takes a hundred times as long as parsing: joined, with a
 * random separator paragraph between them. An unclosed block swallows the separator; then each document is parsed on
 * its own.
 */
export function readWithCmark(documents: readonly string[]): MarkdownNode[] {
  if (documents.length === 1) return documents.map(readOne)
  const apart = documents.filter(actsOnOthers)
  const nodes = new Map<string, MarkdownNode>(apart.map((document) => [document, readOne(document)]))
  const joined = documents.filter((document) => !nodes.has(document))
  for (const [index, node] of (readJoined(joined) ?? joined.map(readOne)).entries())
    nodes.set(joined[index] ?? '', node)
  return documents.map((document) => nodes.get(document) ?? readOne(document))
}

/** Link definitions apply to the whole input; a byte order mark counts only at its start. */
function actsOnOthers(document: string): boolean {
  return document.includes(']:') || document.startsWith('\ufeff')
}

function readOne(document: string): MarkdownNode {
  return run(document + BLANK_LINES)
}

/** Ends every document, so that it is parsed the same whether or not another follows. */
const BLANK_LINES = '\n\n'

function readJoined(documents: readonly string[]): MarkdownNode[] | undefined {
  const name = randomUUID()
  const root = run(documents.map((document) => document + BLANK_LINES + name + BLANK_LINES).join(''))
  const read: MarkdownNode[] = []
  let own: MarkdownNode[] = []
  for (const child of root.children) {
    if (child.name === 'paragraph' && child.children.length === 1 && child.children[0]?.text === name) {
      read.push({ ...root, children: own })
      own = []
    } else {
      own.push(child)
    }
  }
  return read.length === documents.length && own.length === 0 ? read : undefined
}

function run(input: string): MarkdownNode {
  const { status, stdout, stderr, error } = spawnSync(CMARK, FLAGS, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status !== 0) throw new Error(`${CMARK} failed: ${stderr}`, { cause: error })
  return parseXml(stdout)
}
