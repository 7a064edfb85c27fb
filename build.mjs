/**
 * src/ to dist/: one graph of both programs. Rolldown takes out what is not used, which ncc would leave in and every
 * run would have to read, and makes one module of what is read together; ncc bundles these, each in a file of its own.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import ncc from '@vercel/ncc'
import { rolldown } from 'rolldown'
import { minifySync } from 'rolldown/experimental'
import { esmExternalRequirePlugin } from 'rolldown/plugins'
import { licenses } from './licenses.mjs'
import { movedModules, SHAKEABLE } from './moved-modules.mjs'

const ACTION = 'src/action.ts'
const CLI = 'src/cli.ts'
const POST = 'src/commands/post.ts'
const GITHUB = ['src/platforms/github/connect.ts', 'src/platforms/github/github.ts']
const GITLAB = ['src/platforms/gitlab/connect.ts', 'src/platforms/gitlab/gitlab.ts']

/**
 * The files in dist/chunks, each with the modules it is for: a module is in the first file that is for it, or for one
 * that imports it. `both` is what two of them have in common.
 */
const CHUNKS = {
  start: [both(ACTION, CLI)],
  cli: [CLI],
  globs: ['src/core/options/glob-test.ts', 'src/input/glob-files.ts'],
  prompt: ['src/commands/schema.ts', 'src/commands/prompt.ts', 'src/commands/annotate.ts'],
  check: [both('src/commands/check.ts', 'src/commands/mcp.ts'), 'src/commands/check.ts'],
  mcp: ['src/commands/mcp.ts'],
  terminal: ['src/terminal/render-review.ts', 'src/terminal/terminal.ts'],
  help: ['src/commands/help.ts'],
  completion: ['src/commands/completion.ts'],
  'default-diff': ['src/input/default-diff.ts'],
  progress: ['src/terminal/progress.ts'],
  review: [both(ACTION, POST), both(GITHUB, GITLAB), both(GITLAB, POST)],
  github: GITHUB,
  'gitlab-plan': ['src/core/gitlab/review.ts'],
  gitlab: GITLAB,
  'github-history': ['src/platforms/github/history.ts'],
  'gitlab-history': ['src/platforms/gitlab/history.ts'],
  proxy: ['src/platforms/proxy-fetch.ts'],
  action: [ACTION],
  'action-event': ['node_modules/@actions/github/lib/github.js'],
  context: ['src/commands/context.ts'],
  post: [POST],
  'tool-common': [
    both('src/core/intake/tools.ts', 'src/core/intake/text.ts'),
    both('src/core/intake/tools.ts', 'src/core/intake/checkstyle.ts'),
    both('src/core/intake/text.ts', 'src/core/intake/unread-output.ts'),
  ],
  'detect-tool': ['src/core/intake/detect-tool.ts'],
  'tool-formats': ['src/core/intake/tools.ts'],
  'text-format': ['src/core/intake/text.ts'],
  'checkstyle-format': ['src/core/intake/checkstyle.ts'],
  'unread-output': ['src/core/intake/unread-output.ts'],
  'model-answer': ['src/core/intake/model/answer.ts'],
  yaml: [both('src/core/intake/model/yaml.ts', 'src/input/syntax/yaml.ts')],
  'model-yaml': ['src/core/intake/model/yaml.ts'],
  'patch-format': ['src/core/intake/patch.ts'],
  markdown: ['src/core/text/markdown.ts'],
  'syntax-json': ['src/input/syntax/json.ts'],
  'syntax-yaml': ['src/input/syntax/yaml.ts'],
  'syntax-tree': ['src/input/syntax/tree-sitter.ts'],
  'preview-page': ['src/core/preview/preview.ts'],
  preview: ['src/commands/preview.ts'],
  verified: ['src/input/read-verified.ts'],
  verify: ['src/commands/verify.ts'],
  demo: ['src/commands/demo.ts', both('src/demo/on-github.ts', 'src/demo/on-gitlab.ts')],
  'demo-github': ['src/demo/on-github.ts'],
  'demo-gitlab': ['src/demo/on-gitlab.ts'],
}

/** Mostly code of others, large and with long comments. */
const SHRUNK = new Set(['proxy', 'markdown'])

/** Each file of dist/grammars, uncompressed. */
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

/** The command line is small: it is in the file that it would wait for, and runs when it is called. */
const PROGRAMS = `import './start.js'
export const action = () => import('./action.js')
export const cli = () => import(/* webpackMode: "eager" */ './cli.js')
`

/** On every module, until it is bundled: ncc copies what has less than 20,000 bytes into each file that needs it. */
const PADDING = `/*${' '.repeat(20_000)}*/`

/** Stands for the directory of the grammars as long as ncc could take it for a file to bundle. */
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
write('licenses.txt', licenses([...modules, ...Object.values(GRAMMARS).map(grammarFile)]))
// The package itself is of the other type.
write('package.json', '{"type":"commonjs"}\n')

function write(name, text, options) {
  writeFileSync(path.join(out, name), text, options)
}

function grammarFile(file) {
  return path.resolve('node_modules', file)
}

/** Compressing takes half a minute, and another Node may do it otherwise: what is there already is kept. */
function compressGrammars() {
  return Object.entries(GRAMMARS).map(([grammar, file]) => {
    const name = `${grammar}.wasm.br`
    const wasm = readFileSync(grammarFile(file))
    const known = path.join('dist/grammars', name)
    const kept = existsSync(known) ? readFileSync(known) : undefined
    return [name, kept && brotliDecompressSync(kept).equals(wasm) ? kept : brotliCompressSync(wasm)]
  })
}

/** Writes what ncc bundles, and names the modules it is made of. */
async function shake() {
  rmSync('build', { recursive: true, force: true })
  const graph = await rolldown({
    input: { action: ACTION, cli: CLI },
    platform: 'node',
    resolve: { alias: SHAKEABLE },
    // What is required of Node is imported; for `require` every run would load what makes one.
    plugins: [
      movedModules(GRAMMAR_DIRECTORY),
      esmExternalRequirePlugin({ external: builtinModules.flatMap((name) => [name, `node:${name}`]) }),
    ],
    // These do not say that loading them does nothing.
    treeshake: {
      moduleSideEffects: [{ test: /node_modules\/(?:@actions|diff)\//, sideEffects: false }],
    },
    preserveEntrySignatures: 'allow-extension',
  })
  const { output } = await graph.write({
    dir: 'build',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: Object.keys(CHUNKS).map(group), includeDependenciesRecursively: false },
    footer: PADDING,
  })
  return output.flatMap((chunk) => Object.keys(chunk.modules))
}

function group(name) {
  let ids
  return {
    debugName: name,
    name(id, graph) {
      ids ??= reached(CHUNKS[name], graph)
      return ids.has(id) ? name : null
    },
    // What a program imports and does not use is left to what does.
    ...(['start', 'cli', 'action'].includes(name) ? { tags: ['$initial'] } : {}),
  }
}

function both(one, other) {
  return (graph) => {
    const others = reached([other].flat(), graph)
    return [...reached([one].flat(), graph)].filter((id) => others.has(id))
  }
}

/** The modules, with all that is loaded when they are. */
function reached(roots, graph) {
  const ids = new Set(
    roots.flatMap((root) => (typeof root === 'function' ? root(graph) : path.resolve(root))),
  )
  // A set is walked to its end, however it grows meanwhile.
  for (const id of ids) {
    const module = graph.getModuleInfo(id)
    if (!module) throw new Error(`CHUNKS: the programs have no module ${id}`)
    for (const imported of module.importedIds) ids.add(imported)
  }
  return ids
}

async function bundle() {
  writeFileSync('build/index.js', PROGRAMS)
  writeFileSync('build/package.json', '{}')
  // Of what ncc adds only: V8 reads a module twice where it stands in an arrow function.
  const options = { cache: false, quiet: true, target: 'es5' }
  const { code, assets, stats } = await ncc(path.resolve('build/index.js'), options)
  const names = chunkNames(stats.compilation)
  // ncc names the files by numbers, here and where it loads them.
  const nameOf = '"" + chunkId + ".index.js"'
  if (!code.includes(nameOf)) throw new Error('ncc loads its files in another way')
  write(
    'chunks/start.js',
    code.replace(nameOf, `${JSON.stringify(names)}[chunkId] + ".js"`).replaceAll(PADDING, ''),
  )
  for (const [id, name] of Object.entries(names)) {
    const source = String(assets[`${id}.index.js`].source).replaceAll(PADDING, '')
    const text = SHRUNK.has(name) ? shrunk(name, source) : source
    write(
      `chunks/${name}.js`,
      text.replace(GRAMMAR_DIRECTORY, 'require("path").join(__dirname, "../grammars")'),
    )
  }
}

/** Without comments and blanks; names stay, so that a stack trace can be read. */
function shrunk(name, source) {
  const options = { compress: false, mangle: false, codegen: { removeWhitespace: true } }
  const { code, errors } = minifySync(`${name}.js`, source, options)
  if (errors.length > 0) throw new Error(`${name}.js cannot be shrunk: ${errors[0].message}`)
  return code
}

/** Each after the one module that is in it. */
function chunkNames({ chunks, chunkGraph }) {
  const names = [...chunks]
    .filter((chunk) => !chunk.hasRuntime())
    .map((chunk) => {
      const files = [...chunkGraph.getChunkModules(chunk)].flatMap(({ resource }) => resource ?? [])
      return [chunk.id, files.map((file) => path.basename(file, '.js')).join(' with ')]
    })
  const all = names.map(([, name]) => name)
  const wrong = all.filter((name, index) => !CHUNKS[name] || all.indexOf(name) !== index)
  if (wrong.length > 0) throw new Error(`CHUNKS: a module is in two files: ${wrong.join(', ')}`)
  return Object.fromEntries(names)
}
