import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Language, type Node, Parser, type Tree } from 'web-tree-sitter'
import type { SyntaxProblem } from '../../core/options/plan-options.ts'
import { GRAMMAR_DIRECTORY } from './grammar-directory.ts'
import type { Grammar } from './languages.ts'
import { faultsIn } from './lax-grammars.ts'
import type { TextParser } from './text-parser.ts'

/** Loads a grammar of tree-sitter, and tree-sitter itself with the first one. */
export async function loadGrammar(name: Grammar, directory = GRAMMAR_DIRECTORY): Promise<TextParser> {
  const grammar = await readWasm(directory, `tree-sitter-${name}`)
  await startOnce(directory)
  const parser = new Parser().setLanguage(await Language.load(grammar))
  let slowTexts = 0
  return (text) => {
    if (hasCrashed || slowTexts >= MAX_SLOW_TEXTS) return undefined
    try {
      const problems = parseWithin(parser, name, text)
      if (problems === 'late') slowTexts++
      return problems === 'late' ? undefined : problems
    } catch {
      hasCrashed = true
      return undefined
    }
  }
}

/** Thousands of levels use up its stack. All grammars share its memory, of which nothing is certain then. */
let hasCrashed = false

/**
 * What a parser may take of the text, by what real files take of it. It reports its progress every 100 operations,
 * 0.002 to 0.01 times per character; and it asks for each piece of the text twice, or hundreds of times where a scanner
 * looks for an end that is not there.
 */
const MAX_REPORTS = { min: 1000, perCharacter: 0.1 }
const MAX_READS = { min: 1000, perPiece: 50 }
const PIECE = 512

/** The last resort, for text that takes long without either; real files take a tenth of it at most. */
const MAX_MILLISECONDS = 2000
const MAX_SLOW_TEXTS = 3

function parseWithin(parser: Parser, name: Grammar, text: string): SyntaxProblem[] | 'late' | undefined {
  const maxReports = MAX_REPORTS.min + text.length * MAX_REPORTS.perCharacter
  const maxReads = MAX_READS.min + (text.length / PIECE) * MAX_READS.perPiece
  const end = performance.now() + MAX_MILLISECONDS
  let reports = 0
  let reads = 0
  let isLate = false
  const read = (index: number) => (++reads > maxReads ? undefined : text.slice(index, index + PIECE))
  const progressCallback = () => {
    isLate = performance.now() > end
    return isLate || ++reports > maxReports || reads > maxReads
  }
  const tree = parser.parse(read, null, { progressCallback })
  // Otherwise it would continue with the previous text.
  if (!tree) parser.reset()
  const problems = tree && reads <= maxReads ? problemsIn(tree, name, text) : undefined
  tree?.delete()
  return isLate ? 'late' : problems
}

let started: Promise<void> | undefined

function startOnce(directory: string): Promise<void> {
  started ??= readWasm(directory, 'web-tree-sitter').then((wasmBinary) =>
    // Its output must not appear in a log, and it must not look for a file.
    Parser.init({ wasmBinary, print: () => {}, printErr: () => {}, locateFile: (file: string) => file }),
  )
  return started
}

async function readWasm(directory: string, name: string): Promise<Buffer<ArrayBuffer>> {
  return promisify(brotliDecompress)(await readFile(path.join(directory, `${name}.wasm.br`)))
}

function problemsIn(tree: Tree, name: Grammar, text: string): SyntaxProblem[] {
  const problems = faultsIn(tree.rootNode, name, text).map(spanOf)
  const open = [tree.rootNode]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!node.hasError) continue
    const inside = node.children.filter((child) => child.hasError)
    // A missing node may be invisible in the tree.
    if (node.isError || node.isMissing || inside.length === 0) problems.push(spanOf(node))
    for (const child of inside) open.push(child)
  }
  return problems
}

function spanOf({ startPosition: start, endPosition: end }: Node): SyntaxProblem {
  const endsBeforeLine = end.column === 0 && end.row > start.row
  return { first: start.row + 1, last: endsBeforeLine ? end.row : end.row + 1 }
}
