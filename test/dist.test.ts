import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT, runNode, temporaryFiles } from './helpers/run.ts'

const DIST = path.join(ROOT, 'dist')
const PLAIN = ['--diff', 'pr.diff', '--findings', 'findings.json']

function files(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)))
    .toSorted()
}

/** The committed bundle must equal the build of src, byte for byte, in any directory. */
test('the committed bundle is what src builds to', () => {
  const out = temporaryFiles()
  execFileSync(process.execPath, ['build.mjs', out], { cwd: ROOT })
  expect(files(DIST)).toEqual(files(out))
  for (const file of files(out)) {
    const same = readFileSync(path.join(out, file)).equals(readFileSync(path.join(DIST, file)))
    expect(same, `dist/${file} is stale: run npm run build`).toBe(true)
  }
})

describe('the bundle', () => {
  const texts = files(DIST)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(DIST, file), 'utf8'))
  const modules = texts.flatMap((text) => text.match(/(?<=^\/\/ )(?:src|node_modules)\/\S+$/gm) ?? [])

  test('has every module once: an error of one copy would not be an instance of the other', () => {
    expect(modules).toContain('src/errors.ts')
    expect(modules.filter((name, index) => modules.indexOf(name) !== index)).toEqual([])
  })

  test('names the licence of every package that is in it', () => {
    const licenses = readFileSync(path.join(DIST, 'licenses.txt'), 'utf8')
    const packages = modules.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])
    expect(packages).toContain('zod')
    for (const name of packages) expect(licenses).toMatch(new RegExp(`^${name}\n\\S`, 'm'))
  })

  test('is at most 3.2 MB, in files whose names say what they are', () => {
    const sizes = files(DIST).map((file) => statSync(path.join(DIST, file)).size)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(3_200_000)
    for (const file of files(DIST)) expect(file).toMatch(/^(?:cli\/|chunks\/)?[a-z-]+\.(?:js|json|txt)$/)
  })

  test('needs no installed package', async () => {
    const { status, stderr } = await runBundle('cli/index.js', ['demo'])
    expect({ status, stderr }).toMatchObject({ status: 0 })
  })

  test.for<[what: string, script: string, args: string[], chunks: string[]]>([
    ['the version', 'cli/index.js', ['--version'], ['start']],
    ['a plan', 'cli/index.js', ['plan', '--json', ...PLAIN], ['start']],
    ['a plan to be read', 'cli/index.js', ['plan', ...PLAIN], ['start', 'terminal']],
    ['the action', 'index.js', [], ['action', 'action-event', 'github', 'review', 'start', 'terminal']],
  ])('%s reads only the files it needs', async ([, script, args, chunks]) => {
    const { stdout } = await runBundle(script, args)
    expect(stdout.match(/(?<=^read .*\/chunks\/)[a-z-]+(?=\.js$)/gm)?.toSorted()).toEqual(chunks)
  })
})

/** Runs the bundle in an otherwise empty directory; its output ends with the list of files it has loaded. */
function runBundle(script: string, args: string[]) {
  const directory = temporaryFiles({
    'record-reads.cjs': `const { writeSync } = require('node:fs')
      process.on('exit', () => {
        for (const file of Object.keys(require.cache)) writeSync(1, 'read ' + file + '\\n')
      })`,
    'pr.diff': readFileSync(path.join(ROOT, 'fixtures/first-look/pr.diff'), 'utf8'),
    'findings.json': '[{"path": "src/cart.ts", "line": 1, "message": "Plain words."}]',
  })
  cpSync(DIST, path.join(directory, 'dist'), { recursive: true })
  const env = { NODE_OPTIONS: `--require=${path.join(directory, 'record-reads.cjs')}` }
  return runNode(path.join(directory, 'dist', script), args, { env, cwd: directory })
}
