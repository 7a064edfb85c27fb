/**
 * lib/ (compiled by tsc) to dist/. Rolldown takes out what is not used, which ncc would leave in and every run would
 * have to read; ncc makes the bundles. What is loaded with `import()` is a file of its own.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import ncc from '@vercel/ncc'
import { rolldown } from 'rolldown'
import { esmExternalRequirePlugin } from 'rolldown/plugins'

const [out = 'dist'] = process.argv.slice(2)
const BUNDLES = { action: out, cli: path.join(out, 'cli') }

rmSync(out, { recursive: true, force: true })
rmSync('build', { recursive: true, force: true })
for (const [entry, directory] of Object.entries(BUNDLES)) {
  mkdirSync(directory, { recursive: true })
  const modules = await shake(entry)
  await bundle(path.resolve('build', entry, 'index.js'), directory)
  writeFileSync(path.join(directory, 'licenses.txt'), licenses(modules))
  // The package itself is of the other type.
  writeFileSync(path.join(directory, 'package.json'), '{"type":"commonjs"}\n')
}

/** Writes the modules that are used, without what is not used in them, and names them. */
async function shake(entry) {
  const input = { main: `lib/${entry}.js` }
  // These do not say that loading them does nothing.
  const moduleSideEffects = [{ test: /node_modules\/(?:@actions|diff)\//, sideEffects: false }]
  // What is required of Node is imported; for `require` every run would load what makes one.
  const plugins = [
    esmExternalRequirePlugin({ external: builtinModules.flatMap((name) => [name, `node:${name}`]) }),
  ]
  // Its modules can be shaken, its main file cannot.
  const resolve = { alias: { graphql: path.resolve('node_modules/graphql/index.mjs') } }
  const shaken = await rolldown({
    input,
    platform: 'node',
    resolve,
    plugins,
    treeshake: { moduleSideEffects },
  })
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name].js' }
  // What is loaded at the start is one module, whoever else needs parts of it.
  const codeSplitting = { groups: [{ name: 'start', tags: ['$initial'] }] }
  const { output } = await shaken.write({ dir: `build/${entry}`, format: 'esm', codeSplitting, ...names })
  // Other files import the main one, and ncc would put its own entry in twice.
  const shebang = entry === 'cli' ? '#!/usr/bin/env node\n' : ''
  writeFileSync(`build/${entry}/index.js`, `${shebang}import './main.js'\n`)
  writeFileSync('build/package.json', '{}')
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
}

async function bundle(file, directory) {
  // Of what ncc adds only: V8 reads a module twice where it stands in an arrow function.
  const { code, assets } = await ncc(file, { cache: false, quiet: true, target: 'es5' })
  writeFileSync(path.join(directory, 'index.js'), code, { mode: 0o755 })
  for (const [name, { source }] of Object.entries(assets)) writeFileSync(path.join(directory, name), source)
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
