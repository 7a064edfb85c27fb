/**
 * src/ to dist/: one graph of both programs. Rolldown takes out what is not used, which ncc would leave in and every
 * run would have to read, and makes one module of what is read together; ncc bundles these, each in a file of its own.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import ncc from '@vercel/ncc'
import { rolldown } from 'rolldown'
import { esmExternalRequirePlugin } from 'rolldown/plugins'

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
  terminal: ['src/terminal/render-review.ts', 'src/terminal/terminal.ts'],
  review: [both(ACTION, POST), both(GITHUB, GITLAB), both(GITLAB, POST)],
  github: GITHUB,
  'gitlab-plan': ['src/core/gitlab/review.ts'],
  gitlab: GITLAB,
  proxy: ['src/platforms/proxy-fetch.ts'],
  action: [ACTION],
  'action-event': ['node_modules/@actions/github/lib/github.js'],
  post: [POST],
  'tool-formats': ['src/core/intake/tools.ts'],
  'text-format': ['src/core/intake/text.ts'],
  'patch-format': ['src/core/intake/patch.ts'],
  markdown: ['src/core/text/markdown.ts'],
  'preview-page': ['src/core/preview/preview.ts'],
  preview: ['src/commands/preview.ts'],
  verified: ['src/input/read-verified.ts'],
  verify: ['src/commands/verify.ts'],
  demo: ['src/commands/demo.ts', both('src/demo/on-github.ts', 'src/demo/on-gitlab.ts')],
  'demo-github': ['src/demo/on-github.ts'],
  'demo-gitlab': ['src/demo/on-gitlab.ts'],
}

/** The command line is small: it is in the file that it would wait for, and runs when it is called. */
const PROGRAMS = `import './start.js'
export const action = () => import('./action.js')
export const cli = () => import(/* webpackMode: "eager" */ './cli.js')
`

/** On every module, until it is bundled: ncc copies what has less than 20,000 bytes into each file that needs it. */
const PADDING = `/*${' '.repeat(20_000)}*/`

const [out = 'dist'] = process.argv.slice(2)
rmSync(out, { recursive: true, force: true })
for (const directory of ['chunks', 'cli']) mkdirSync(path.join(out, directory), { recursive: true })
const modules = await shake()
await bundle()
write('index.js', "require('./chunks/start.js').action()\n")
write('cli/index.js', "#!/usr/bin/env node\nrequire('../chunks/start.js').cli()\n", { mode: 0o755 })
write('licenses.txt', licenses(modules))
// The package itself is of the other type.
write('package.json', '{"type":"commonjs"}\n')

function write(name, text, options) {
  writeFileSync(path.join(out, name), text, options)
}

/** Writes what ncc bundles, and names the modules it is made of. */
async function shake() {
  rmSync('build', { recursive: true, force: true })
  const graph = await rolldown({
    input: { action: ACTION, cli: CLI },
    platform: 'node',
    // Its modules can be shaken, its main file cannot.
    resolve: { alias: { graphql: path.resolve('node_modules/graphql/index.mjs') } },
    // What is required of Node is imported; for `require` every run would load what makes one.
    plugins: [
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
    write(`chunks/${name}.js`, String(assets[`${id}.index.js`].source).replaceAll(PADDING, ''))
  }
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

/** Name, licence and its text of every package that the modules are from. */
function licenses(modules) {
  const packages = modules.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [])
  const texts = [...new Set(packages)].map((directory) => {
    const { name, license } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))
    const file = readdirSync(directory).find((entry) => /^licen[cs]e/i.test(entry))
    return [name, license, file ? readFileSync(path.join(directory, file), 'utf8') : ''].join('\n')
  })
  return [...new Set(texts)].toSorted().join('\n')
}
