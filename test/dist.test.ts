import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { GRAMMARS } from '../src/input/syntax/languages.ts'
import { patch } from './helpers/one-finding.ts'
import { ROOT, runNode, temporaryFiles } from './helpers/run.ts'

const DIST = path.join(ROOT, 'dist')
const PLAIN = ['--diff', 'pr.diff', '--findings', 'findings.json']
const MODEL = ['--diff', 'pr.diff', '--findings', 'model.json']
const TOOL = ['--diff', 'pr.diff', '--findings', 'fixes.patch']

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

  test('is at most 3.5 MB, and 2.5 MB for parsers and checks, in files whose names say what they are', () => {
    const isProof = (file: string) => /^(?:grammars\/|chunks\/(?:syntax|verif))/.test(file)
    const size = (some: string[]) => some.reduce((sum, file) => sum + statSync(path.join(DIST, file)).size, 0)
    expect(size(files(DIST).filter((file) => !isProof(file)))).toBeLessThan(3_500_000)
    expect(size(files(DIST).filter(isProof))).toBeLessThan(2_500_000)
    for (const file of files(DIST))
      expect(file).toMatch(/^(?:(?:cli\/|chunks\/)?[a-z-]+\.(?:js|json|txt)|grammars\/[a-z-]+\.wasm\.br)$/)
  })

  test('has a grammar for every language that is parsed with one', () => {
    const names = [...GRAMMARS.map((grammar) => `tree-sitter-${grammar}`), 'web-tree-sitter']
    const grammars = readdirSync(path.join(DIST, 'grammars'))
    expect(grammars.toSorted()).toEqual(names.map((name) => `${name}.wasm.br`).toSorted())
  })

  test('needs no installed package', async () => {
    const { status, stderr } = await runBundle('cli/index.js', ['demo'])
    expect({ status, stderr }).toMatchObject({ status: 0 })
  })

  test.for<[what: string, script: string, args: string[], chunks: string[]]>([
    ['the version', 'cli/index.js', ['--version'], ['start']],
    ['a plan', 'cli/index.js', ['plan', '--json', ...PLAIN], ['start']],
    ['a plan to be read', 'cli/index.js', ['plan', ...PLAIN], ['start', 'terminal']],
    ['a plan with code of a tool', 'cli/index.js', ['plan', '--json', ...TOOL], ['patch-format', 'start']],
    [
      'a plan with code of a model, but no repository',
      'cli/index.js',
      ['plan', '--json', ...MODEL],
      ['start'],
    ],
    ['the action', 'index.js', [], ['action', 'action-event', 'github', 'review', 'start', 'terminal']],
  ])('%s reads only the files it needs', async ([, script, args, chunks]) => {
    const { stdout } = await runBundle(script, args)
    expect(stdout.match(/(?<=^read .*\/chunks\/)[a-z-]+(?=\.js$)/gm)?.toSorted()).toEqual(chunks)
  })
})

test('the bundle finds its grammars, wherever it is', async () => {
  const finding = { path: 'a.ts', line: 2, message: 'Add tax.', suggestion: '  return sum +' }
  const given = newFile('a.ts', 'export function total(sum: number) {\n  return sum\n}\n', finding)
  const { stdout } = await runBundle('cli/index.js', ['plan', '--json', ...MODEL], given)
  expect(JSON.parse(stdout.slice(0, stdout.indexOf('\nread '))).findings).toMatchObject([
    { code: 'does-not-parse', head: 'known' },
  ])
  expect(stdout).toMatch(/^read .*\/chunks\/syntax-tree\.js$/m)
})

test('code that no parser survives costs no finding', async () => {
  const finding = { path: 'a.cpp', line: 1, original: 'int a;', message: 'said', suggestion: 'int b;' }
  const given = newFile('a.cpp', `int a;\n${'%w['.repeat(5000)}\n`, finding)
  const { stdout, status } = await runBundle('cli/index.js', ['plan', '--json', ...MODEL], given)
  expect(status).toBe(0)
  const { findings } = JSON.parse(stdout.slice(0, stdout.indexOf('\nread ')))
  expect(findings).toMatchObject([{ outcome: 'inline', suggestion: 'committable' }])
})

/** A repository with a new file, the diff that adds it, and a model's finding about it. */
function newFile(name: string, text: string, finding: object): Record<string, string> {
  const rows = text.trimEnd().split('\n')
  const blob = createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')
  const header = `diff --git a/${name} b/${name}\nnew file mode 100644\nindex 0000000..${blob.slice(0, 7)}\n`
  const names = `--- /dev/null\n+++ b/${name}\n@@ -0,0 +1,${rows.length} @@\n`
  return {
    [name]: text,
    '.git/HEAD': 'ref: refs/heads/main\n',
    'pr.diff': `${header}${names}${rows.map((row) => `+${row}\n`).join('')}`,
    'model.json': JSON.stringify([finding]),
  }
}

/** Where nothing else is, and with the files that it has read at the end of what it writes. */
function runBundle(script: string, args: string[], given: Record<string, string> = {}) {
  const directory = temporaryFiles({
    'record-reads.cjs': `const { writeSync } = require('node:fs')
      process.on('exit', () => {
        for (const file of Object.keys(require.cache)) writeSync(1, 'read ' + file + '\\n')
      })`,
    'pr.diff': readFileSync(path.join(ROOT, 'fixtures/first-look/pr.diff'), 'utf8'),
    'findings.json': '[{"path": "src/cart.ts", "line": 1, "message": "Plain words."}]',
    'model.json':
      '[{"path": "src/cart.ts", "line": 14, "message": "Plain words.", "suggestion": "  return sum +"}]',
    'fixes.patch': patch('src/cart.ts', 10, ['-  let sum = 0', '+  let sum = 1']),
    ...given,
  })
  cpSync(DIST, path.join(directory, 'dist'), { recursive: true })
  const env = { NODE_OPTIONS: `--require=${path.join(directory, 'record-reads.cjs')}` }
  return runNode(path.join(directory, 'dist', script), args, { env, cwd: directory })
}
