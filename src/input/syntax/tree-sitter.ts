import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Language, Parser, type Tree } from 'web-tree-sitter'
import type { SyntaxProblem } from '../../core/options/plan-options.ts'
import { GRAMMAR_DIRECTORY } from './grammar-directory.ts'
import type { Grammar } from './languages.ts'
import type { TextParser } from './text-parser.ts'

/** Loads a grammar of tree-sitter, and tree-sitter itself with the first one. */
export async function loadGrammar(name: Grammar, directory = GRAMMAR_DIRECTORY): Promise<TextParser> {
  const grammar = await readWasm(directory, `tree-sitter-${name}`)
  await startOnce(directory)
  const parser = new Parser().setLanguage(await Language.load(grammar))
  return (text) => {
    let steps = 0
    const maxSteps = MIN_STEPS + text.length * STEPS_PER_CHARACTER
    const tree = parser.parse(text, null, { progressCallback: () => ++steps > maxSteps })
    // It would go on with the last text.
    if (!tree) parser.reset()
    const problems = tree ? problemsIn(tree) : undefined
    tree?.delete()
    return problems
  }
}

/**
 * The parser reports its progress every 100 operations. Real files take 0.002 to 0.01 reports per character, the worst
 * of the hostile ones that were tried 0.03. Counting them bounds the time without a clock, so results do not vary.
 */
const STEPS_PER_CHARACTER = 0.1
const MIN_STEPS = 1000

let started: Promise<void> | undefined

function startOnce(directory: string): Promise<void> {
  started ??= readWasm(directory, 'web-tree-sitter').then((wasmBinary) =>
    // What it would print is no part of a log; and it must not look for a file.
    Parser.init({ wasmBinary, print: () => {}, printErr: () => {}, locateFile: (file: string) => file }),
  )
  return started
}

async function readWasm(directory: string, name: string): Promise<Buffer<ArrayBuffer>> {
  return promisify(brotliDecompress)(await readFile(path.join(directory, `${name}.wasm.br`)))
}

function problemsIn({ rootNode }: Tree): SyntaxProblem[] {
  const problems: SyntaxProblem[] = []
  const open = [rootNode]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!node.hasError) continue
    if (node.isError || node.isMissing) {
      const { startPosition: start, endPosition: end } = node
      const last = end.column === 0 && end.row > start.row ? end.row : end.row + 1
      problems.push({ first: start.row + 1, last })
    }
    for (const child of node.children) open.push(child)
  }
  return problems
}
