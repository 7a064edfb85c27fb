import path from 'node:path'

/** Their modules can be shaken, their main files cannot. */
export const SHAKEABLE = {
  graphql: path.resolve('node_modules/graphql/index.mjs'),
  'jsonc-parser': path.resolve('node_modules/jsonc-parser/lib/esm/main.js'),
  yaml: path.resolve('node_modules/yaml/browser/dist/index.js'),
}

/** In a bundle no module is where it was. `grammars`: the directory of the grammars, as an expression. */
export function movedModules(grammars) {
  return {
    name: 'moved-modules',
    transform(code, id) {
      if (id.endsWith('/web-tree-sitter.js')) return withoutPlaces(code)
      if (id.endsWith('/grammar-directory.ts')) return `export const GRAMMAR_DIRECTORY = ${grammars}`
      return null
    },
  }
}

/** Of Node it requires what reads files, from its own place; and it could run code that a grammar has in it. None does. */
function withoutPlaces(code) {
  const requires =
    /const { createRequire } = await import\("module"\);\s*var require = createRequire\(import.meta.url\);/
  if (!requires.test(code)) throw new Error('web-tree-sitter requires modules in another way')
  const changed = code.replace(requires, 'var require = () => nodeFs;').replaceAll('import.meta.url', '""')
  return `import * as nodeFs from 'node:fs'\n${changed.replaceAll('eval(func)', 'undefined')}`
}
