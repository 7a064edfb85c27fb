/**
 * lib/ to library/: what npm gets besides dist/. One bundle in the format that `require` and `import` both read, so that
 * a program has every module once, and no package has to be installed with it. The types are those of lib/.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { licenses } from './licenses.mjs'
import { movedModules, SHAKEABLE } from './moved-modules.mjs'

const OUT = 'library'
const ENTRIES = ['index', 'github', 'gitlab']

rmSync(OUT, { recursive: true, force: true })
const modules = await bundle()
for (const file of typesOf(ENTRIES.map((entry) => `${entry}.d.ts`))) copyTypes(file)
writeFileSync(path.join(OUT, 'licenses.txt'), licenses(modules))
// The package itself is of the other type.
writeFileSync(path.join(OUT, 'package.json'), '{"type":"commonjs"}\n')

/** Writes the code, and names the modules it is made of. */
async function bundle() {
  const graph = await rolldown({
    input: Object.fromEntries(ENTRIES.map((entry) => [entry, `src/${entry}.ts`])),
    platform: 'node',
    resolve: { alias: SHAKEABLE },
    plugins: [movedModules('require("node:path").join(__dirname, "../../dist/grammars")')],
    treeshake: {
      moduleSideEffects: [{ test: /node_modules\/(?:@actions|diff)\//, sideEffects: false }],
    },
  })
  const { output } = await graph.write({
    dir: OUT,
    format: 'cjs',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
  })
  return output.flatMap((chunk) => Object.keys(chunk.modules ?? {}))
}

/** These files of lib/ and all that they import. A type of another package would have to be installed with this one. */
function typesOf(entries) {
  const files = new Set(entries)
  // A set is walked to its end, however it grows meanwhile.
  for (const file of files) {
    for (const specifier of specifiers(file)) {
      if (!specifier.startsWith('.')) throw new Error(`lib/${file} imports types of ${specifier}`)
      files.add(path.join(path.dirname(file), specifier.replace(/\.ts$/, '.d.ts')))
    }
  }
  return files
}

/** Without those in the examples of comments. */
function specifiers(file) {
  const text = readFileSync(path.join('lib', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...text.matchAll(/\b(?:from|import)\s*\(?'([^']+)'/g)].map(([, specifier]) => specifier)
}

/** What is imported as `.ts` is found as `.d.ts` only by newer compilers. */
function copyTypes(file) {
  const to = path.join(OUT, file)
  mkdirSync(path.dirname(to), { recursive: true })
  const text = readFileSync(path.join('lib', file), 'utf8')
  writeFileSync(to, text.replace(/((?:from|import)\s*\(?'\.[^']*)\.ts'/g, "$1.js'"))
}
