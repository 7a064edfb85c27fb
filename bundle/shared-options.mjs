/** What all bundles have in common: those of the action, the command line, the library and the page to try it. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url))

/** Packages whose main files cannot be tree-shaken, with modules that can. */
export const SHAKEABLE = {
  graphql: path.join(MODULES, 'graphql/index.mjs'),
  'jsonc-parser': path.join(MODULES, 'jsonc-parser/lib/esm/main.js'),
  yaml: path.join(MODULES, 'yaml/browser/dist/index.js'),
}

/** Loading these packages has no side effects, though their package.json does not say so. */
export const TREESHAKE = {
  moduleSideEffects: [{ test: /node_modules\/(?:@actions|diff)\//, sideEffects: false }],
}

/** Options of a bundle for Node. `grammars`: the directory of the grammars at run time, as a JavaScript expression. */
export function nodeOptions(grammars) {
  return {
    platform: 'node',
    resolve: { alias: SHAKEABLE },
    treeshake: TREESHAKE,
    plugins: [relocate(grammars)],
  }
}

/** Changes the modules that look for files next to themselves: in a bundle they are somewhere else. */
function relocate(grammars) {
  return {
    name: 'relocate',
    transform(code, id) {
      if (id.endsWith('/web-tree-sitter.js')) return withoutOwnLocation(code)
      if (id.endsWith('/grammar-directory.ts')) return `export const GRAMMAR_DIRECTORY = ${grammars}`
      return null
    },
  }
}

/**
 * web-tree-sitter makes a `require` from its own location, only to load `fs`. It can also evaluate JavaScript that a
 * grammar contains; none of ours contains any, so `eval` is taken out.
 */
function withoutOwnLocation(code) {
  const requires =
    /const { createRequire } = await import\("module"\);\s*var require = createRequire\(import.meta.url\);/
  if (!requires.test(code)) throw new Error('web-tree-sitter requires modules in another way')
  const changed = code.replace(requires, 'var require = () => nodeFs;').replaceAll('import.meta.url', '""')
  return `import * as nodeFs from 'node:fs'\n${changed.replaceAll('eval(func)', 'undefined')}`
}
