import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/** The packages' files that dist/grammars has compressed copies of, by name. */
const GRAMMARS = {
  'web-tree-sitter': 'web-tree-sitter/web-tree-sitter.wasm',
  'tree-sitter-bash': 'tree-sitter-bash/tree-sitter-bash.wasm',
  'tree-sitter-c': 'tree-sitter-c/tree-sitter-c.wasm',
  'tree-sitter-cpp': 'tree-sitter-cpp/tree-sitter-cpp.wasm',
  'tree-sitter-c-sharp': 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm',
  'tree-sitter-css': 'tree-sitter-css/tree-sitter-css.wasm',
  'tree-sitter-go': 'tree-sitter-go/tree-sitter-go.wasm',
  'tree-sitter-html': 'tree-sitter-html/tree-sitter-html.wasm',
  'tree-sitter-java': 'tree-sitter-java/tree-sitter-java.wasm',
  'tree-sitter-javascript': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
  'tree-sitter-kotlin': '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
  'tree-sitter-php': 'tree-sitter-php/tree-sitter-php.wasm',
  'tree-sitter-python': 'tree-sitter-python/tree-sitter-python.wasm',
  'tree-sitter-ruby': 'tree-sitter-ruby/tree-sitter-ruby.wasm',
  'tree-sitter-rust': 'tree-sitter-rust/tree-sitter-rust.wasm',
  'tree-sitter-toml': '@tree-sitter-grammars/tree-sitter-toml/tree-sitter-toml.wasm',
  'tree-sitter-tsx': 'tree-sitter-typescript/tree-sitter-tsx.wasm',
  'tree-sitter-typescript': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
}

export function grammarFiles() {
  return Object.values(GRAMMARS).map(grammarFile)
}

function grammarFile(file) {
  return path.resolve('node_modules', file)
}

/**
 * Pairs of file name and content. Compressing takes half a minute, and its result depends on the version of Node, so a
 * file of dist/ is kept as long as it holds the same grammar.
 */
export function compressGrammars() {
  return Object.entries(GRAMMARS).map(([grammar, file]) => {
    const name = `${grammar}.wasm.br`
    const wasm = readFileSync(grammarFile(file))
    const known = path.join('dist/grammars', name)
    const kept = existsSync(known) ? readFileSync(known) : undefined
    return [name, kept && brotliDecompressSync(kept).equals(wasm) ? kept : brotliCompressSync(wasm)]
  })
}
