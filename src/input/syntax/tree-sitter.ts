import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Language, type Node, Parser, Query, type Tree } from 'web-tree-sitter'
import type { SyntaxProblem } from '../../core/options/plan-options.ts'
import { GRAMMAR_DIRECTORY } from './grammar-directory.ts'
import type { Grammar } from './languages.ts'
import type { TextParser } from './text-parser.ts'

/** Loads a grammar of tree-sitter, and tree-sitter itself with the first one. */
export async function loadGrammar(name: Grammar, directory = GRAMMAR_DIRECTORY): Promise<TextParser> {
  const grammar = await readWasm(directory, `tree-sitter-${name}`)
  await startOnce(directory)
  const language = await Language.load(grammar)
  const parser = new Parser().setLanguage(language)
  const faults = FAULTS[name] ? new Query(language, FAULTS[name]) : undefined
  return (text) => {
    let steps = 0
    const maxSteps = MIN_STEPS + text.length * STEPS_PER_CHARACTER
    const tree = parser.parse(text, null, { progressCallback: () => ++steps > maxSteps })
    // It would go on with the last text.
    if (!tree) parser.reset()
    const problems = tree ? problemsIn(tree, faults) : undefined
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

const TAGS_DIFFER = `((jsx_element
  open_tag: (jsx_opening_element name: (_) @open)
  close_tag: (jsx_closing_element name: (_) @wrong)) (#not-eq? @open @wrong))`

/** What a grammar reads although it is wrong: end tags of other elements. */
const FAULTS: Partial<Record<Grammar, string>> = {
  html: '(erroneous_end_tag) @wrong',
  javascript: TAGS_DIFFER,
  tsx: TAGS_DIFFER,
}

function problemsIn({ rootNode }: Tree, faults: Query | undefined): SyntaxProblem[] {
  const faulty = (faults?.captures(rootNode) ?? []).filter(({ name }) => name === 'wrong')
  const problems = faulty.map(({ node }) => spanOf(node))
  const open = [rootNode]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!node.hasError) continue
    const inside = node.children.filter((child) => child.hasError)
    // What is missing may be a node that does not show.
    if (node.isError || node.isMissing || inside.length === 0) problems.push(spanOf(node))
    for (const child of inside) open.push(child)
  }
  return problems
}

function spanOf({ startPosition: start, endPosition: end }: Node): SyntaxProblem {
  const endsBeforeLine = end.column === 0 && end.row > start.row
  return { first: start.row + 1, last: endsBeforeLine ? end.row : end.row + 1 }
}
