/**
 * Builds library/, which npm gets besides dist/: the code from src/, the types from lib/. One CommonJS bundle, which
 * `require` and `import` both load, so that a program never has a module twice and no dependency has to be installed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { licenses } from './bundle/licenses.mjs'
import { nodeOptions } from './bundle/shared-options.mjs'

const OUT = 'library'
const ENTRIES = ['index', 'github', 'gitlab']

rmSync(OUT, { recursive: true, force: true })
const modules = await bundle()
for (const file of typesOf(ENTRIES.map((entry) => `${entry}.d.ts`))) copyTypes(file)
writeFileSync(path.join(OUT, 'licenses.txt'), licenses(modules))
// These files are CommonJS, and the package is "type": "module".
writeFileSync(path.join(OUT, 'package.json'), '{"type":"commonjs"}\n')

/** Writes the code, and returns the files of all modules in it. */
async function bundle() {
  const graph = await rolldown({
    input: Object.fromEntries(ENTRIES.map((entry) => [entry, `src/${entry}.ts`])),
    ...nodeOptions('require("node:path").join(__dirname, "../../dist/grammars")'),
  })
  const { output } = await graph.write({
    dir: OUT,
    format: 'cjs',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
  })
  return output.flatMap((chunk) => Object.keys(chunk.modules ?? {}))
}

/**
 * These files of lib/ and all that they import. Types of other packages are refused: those packages would have to be
 * installed with this one.
 */
function typesOf(entries) {
  const files = new Set(entries)
  // The loop also visits what is added to the set meanwhile.
  for (const file of files) {
    for (const specifier of specifiers(file)) {
      if (!specifier.startsWith('.')) throw new Error(`lib/${file} imports types of ${specifier}`)
      files.add(path.join(path.dirname(file), specifier.replace(/\.ts$/, '.d.ts')))
    }
  }
  return files
}

/** What a file imports, apart from the examples in its comments. */
function specifiers(file) {
  const text = readFileSync(path.join('lib', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...text.matchAll(/\b(?:from|import)\s*\(?'([^']+)'/g)].map(([, specifier]) => specifier)
}

/** Only newer compilers find the types of `./x.ts` in `./x.d.ts`; all find those of `./x.js`. */
function copyTypes(file) {
  const to = path.join(OUT, file)
  mkdirSync(path.dirname(to), { recursive: true })
  const text = readFileSync(path.join('lib', file), 'utf8')
  writeFileSync(to, text.replace(/((?:from|import)\s*\(?'\.[^']*)\.ts'/g, "$1.js'"))
}
