/**
 * Builds dist/ from src/, the action and the command line in one graph. Rolldown drops unused code, which ncc would keep
 * and every run would have to read, and joins the modules of each chunk. Then ncc writes each chunk to a file.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import ncc from '@vercel/ncc'
import { rolldown } from 'rolldown'
import { minifySync } from 'rolldown/experimental'
import { esmExternalRequirePlugin } from 'rolldown/plugins'
import { ACTION, CHUNKS, CLI, chunkGroup } from './bundle/chunks.mjs'
import { compressGrammars, grammarFiles } from './bundle/grammars.mjs'
import { licenses } from './bundle/licenses.mjs'
import { nodeOptions } from './bundle/shared-options.mjs'

/** Chunks that are mostly code of other packages, large and with long comments. */
const MINIFIED = new Set(['proxy', 'markdown'])

/** The command line is small, so it is in the first file, which it would wait for; it runs only when it is called. */
const PROGRAMS = `import './start.js'
export const action = () => import('./action.js')
export const cli = () => import(/* webpackMode: "eager" */ './cli.js')
`

/** Added to each chunk until it is bundled: ncc would copy a chunk of less than 20,000 bytes into each file that needs it. */
const PADDING = `/*${' '.repeat(20_000)}*/`

/** Placeholder for the directory of the grammars: ncc would take the real expression for files to bundle. */
const GRAMMAR_DIRECTORY = '"@grammars@"'

const [out = 'dist'] = process.argv.slice(2)
const grammars = compressGrammars()
rmSync(out, { recursive: true, force: true })
for (const directory of ['chunks', 'cli', 'grammars'])
  mkdirSync(path.join(out, directory), { recursive: true })
const modules = await shake()
await bundle()
write('index.js', "require('./chunks/start.js').action()\n")
write('cli/index.js', "#!/usr/bin/env node\nrequire('../chunks/start.js').cli()\n", { mode: 0o755 })
for (const [name, bytes] of grammars) write(`grammars/${name}`, bytes)
write('licenses.txt', licenses([...modules, ...grammarFiles()]))
// These files are CommonJS, and the package is "type": "module".
write('package.json', '{"type":"commonjs"}\n')

function write(name, text, options) {
  writeFileSync(path.join(out, name), text, options)
}

/** Writes the chunks for ncc to build/, and returns the files of all modules in them. */
async function shake() {
  rmSync('build', { recursive: true, force: true })
  const { plugins, ...options } = nodeOptions(GRAMMAR_DIRECTORY)
  const graph = await rolldown({
    input: { action: ACTION, cli: CLI },
    ...options,
    // Turns `require` of Node's modules into imports: to create a `require`, every run would load another module.
    plugins: [
      ...plugins,
      esmExternalRequirePlugin({ external: builtinModules.flatMap((name) => [name, `node:${name}`]) }),
    ],
    preserveEntrySignatures: 'allow-extension',
  })
  const { output } = await graph.write({
    dir: 'build',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: Object.keys(CHUNKS).map(chunkGroup), includeDependenciesRecursively: false },
    footer: PADDING,
  })
  return output.flatMap((chunk) => Object.keys(chunk.modules))
}

async function bundle() {
  writeFileSync('build/index.js', PROGRAMS)
  writeFileSync('build/package.json', '{}')
  // Affects only what ncc adds: V8 would parse a module twice if it were inside an arrow function.
  const options = { cache: false, quiet: true, target: 'es5' }
  const { code, assets, stats } = await ncc(path.resolve('build/index.js'), options)
  const names = chunkNames(stats.compilation)
  // ncc numbers the files; they get names here and where they are loaded.
  const nameOf = '"" + chunkId + ".index.js"'
  if (!code.includes(nameOf)) throw new Error('ncc loads its files in another way')
  write(
    'chunks/start.js',
    code.replace(nameOf, `${JSON.stringify(names)}[chunkId] + ".js"`).replaceAll(PADDING, ''),
  )
  for (const [id, name] of Object.entries(names)) {
    const source = String(assets[`${id}.index.js`].source).replaceAll(PADDING, '')
    const text = MINIFIED.has(name) ? minified(name, source) : source
    write(
      `chunks/${name}.js`,
      text.replace(GRAMMAR_DIRECTORY, 'require("path").join(__dirname, "../grammars")'),
    )
  }
}

/** Without comments and white space. Names stay, so that stack traces are readable. */
function minified(name, source) {
  const options = { compress: false, mangle: false, codegen: { removeWhitespace: true } }
  const { code, errors } = minifySync(`${name}.js`, source, options)
  if (errors.length > 0) throw new Error(`${name}.js cannot be minified: ${errors[0].message}`)
  return code
}

/** Each file is named after the one chunk in it. */
function chunkNames({ chunks, chunkGraph }) {
  const names = [...chunks]
    .filter((chunk) => !chunk.hasRuntime())
    .map((chunk) => {
      const files = [...chunkGraph.getChunkModules(chunk)].flatMap(({ resource }) => resource ?? [])
      return [chunk.id, files.map((file) => path.basename(file, '.js')).join(' with ')]
    })
  const all = names.map(([, name]) => name)
  const wrong = all.filter((name, index) => !CHUNKS[name] || all.indexOf(name) !== index)
  if (wrong.length > 0) throw new Error(`CHUNKS: a chunk is in two files: ${wrong.join(', ')}`)
  return Object.fromEntries(names)
}
