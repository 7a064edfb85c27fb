import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { startGitHub } from '../src/sandbox/start-github.ts'
import { startGitLab } from '../src/sandbox/start-gitlab.ts'
import { ROOT, runNode, temporaryFolder } from './helpers/run.ts'
import { examplesIn, type Snippet, snippetsIn } from './helpers/snippets.ts'

const execute = promisify(execFile)
const ENTRIES = ['', '/github', '/gitlab']

/** A project of somebody else with the package installed from its tarball: nothing is fetched, as it needs no other. */
let project: string
let tarball: string
const installed = (file: string) => path.join(project, 'node_modules/fencepost', file)

beforeAll(async () => {
  expect(existsSync(path.join(ROOT, 'library/index.js')), 'run npm run compile first').toBe(true)
  project = temporaryFolder()
  // Without scripts, which would compile the library under the other tests.
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', project]
  const { stdout } = await execute('npm', pack, { cwd: ROOT })
  tarball = path.join(project, stdout.trim())
  write('package.json', '{"name":"consumer","private":true,"type":"module"}')
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: project })
}, 120_000)

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  writeFileSync(path.join(project, file), text)
}

function filesOf(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
}

/** The output of the compiler, empty if there is nothing wrong. */
async function compile(folder: string, options: object, include: readonly string[] = ['.']): Promise<string> {
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    target: 'es2023',
    lib: ['es2023'],
    types: [],
    outDir: 'out',
    ...options,
  }
  write(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, include }))
  const args = [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', path.join(project, folder)]
  const done = await execute(process.execPath, args).catch((error: { stdout: string }) => error)
  return done.stdout
}

describe('the tarball', () => {
  test('is at most 1.75 MB, and 1.5 MB for grammars', () => {
    const grammars = filesOf(installed('dist/grammars'))
    const size = grammars.reduce((sum, file) => sum + statSync(installed(`dist/grammars/${file}`)).size, 0)
    expect(size).toBeLessThan(1_500_000)
    expect(statSync(tarball).size - size).toBeLessThan(1_750_000)
  })

  test('needs no other package, and has nothing that only tests need', () => {
    const { dependencies = {} } = JSON.parse(readFileSync(installed('package.json'), 'utf8'))
    expect(dependencies).toEqual({})
    const folders = new Set(filesOf(installed('')).map((file) => file.replace(/\/.*/, '')))
    const others = ['LICENSE', 'README.md', 'action.yml', 'findings.schema.json', 'package.json']
    expect([...folders].toSorted()).toEqual([...others, 'dist', 'library'].toSorted())
    expect(filesOf(installed('library')).filter((file) => /sandbox|\.test|demo/.test(file))).toEqual([])
  })

  test('names the licence of every package that is in the library', () => {
    const licenses = readFileSync(installed('library/licenses.txt'), 'utf8')
    const texts = filesOf(installed('library')).filter((file) => file.endsWith('.js'))
    const modules = texts.flatMap(
      (file) =>
        readFileSync(installed(`library/${file}`), 'utf8').match(/(?<=^\/\/ )node_modules\/\S+$/gm) ?? [],
    )
    const packages = modules.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])
    expect(packages).toContain('zod')
    for (const name of packages) expect(licenses).toMatch(new RegExp(`^${name}\n\\S`, 'm'))
  })

  test('has the command line: demo runs from it', async () => {
    const { status, stderr } = await runNode(installed('dist/cli/index.js'), ['demo'], { cwd: project })
    expect({ status, stderr }).toMatchObject({ status: 0 })
    expect(existsSync(path.join(project, 'node_modules/.bin/fencepost'))).toBe(true)
  })
})

describe('a program in JavaScript', () => {
  const names = (call: string) =>
    ENTRIES.map((entry) => `console.log(Object.keys(${call}('fencepost${entry}')).join())`).join('\n')

  test('can import it and require it, and gets the same', async () => {
    write('names.cjs', names('require'))
    write('names.mjs', names('await import').replaceAll('Object.keys(', 'named('))
    const named = `const named = (all) => Object.keys(all).filter((name) => !/^(default|module.exports|__esModule)$/.test(name))`
    write('names.mjs', `${named}\n${readFileSync(path.join(project, 'names.mjs'), 'utf8')}`)
    const required = await runNode(path.join(project, 'names.cjs'), [])
    const imported = await runNode(path.join(project, 'names.mjs'), [])
    const sorted = (text: string) => text.split('\n').map((line) => line.split(',').toSorted().join())
    expect(required).toMatchObject({ status: 0, stderr: '' })
    expect(required.stdout).toContain('planReview')
    expect(sorted(imported.stdout)).toEqual(sorted(required.stdout))
  })

  test('has each class once, however it was loaded', async () => {
    write(
      'same.mjs',
      `import { createRequire } from 'node:module'
      import { UserError } from 'fencepost'
      import { UserError as other } from 'fencepost/github'
      console.log(UserError === other, UserError === createRequire(import.meta.url)('fencepost').UserError)`,
    )
    expect((await runNode(path.join(project, 'same.mjs'), [])).stdout).toBe('true true\n')
  })
})

describe('a program in TypeScript', () => {
  const USES = `import { planReview, renderPreview, UserError, type WrittenFinding, type ReviewPlan } from 'fencepost'
    import { postReview, type PostResult, type Review } from 'fencepost/github'
    import { postReview as postToGitLab, type GitLabReview } from 'fencepost/gitlab'
    export const finding: WrittenFinding = { path: 'a.ts', line: 1, message: 'Why?' }
    export const plan: ReviewPlan = planReview({ findings: [finding], diff: '', options: { scope: 'diff' } })
    export async function post(token: string): Promise<string> {
      const one: PostResult<Review> = await postReview({ token, repo: 'a/b', pullRequest: 1, findings: [finding] })
      const other: PostResult<GitLabReview> = await postToGitLab({ token, project: 1, mergeRequest: 1, findings: '' })
      if (one.errors.length + other.errors.length > 0) throw new UserError('x', { hint: 'y' })
      return renderPreview(one)
    }
    // @ts-expect-error: no such option
    planReview({ findings: [], diff: '', options: { sha256: () => '' } })
    // @ts-expect-error: no such scope
    planReview({ findings: [], diff: '', options: { scope: 'some' } })
    `
  const REQUIRES = `import fencepost = require('fencepost')
    export const { counts } = fencepost.planReview({ findings: [], diff: '' })
    `
  const modes: [what: string, file: string, text: string, options: object][] = [
    ['as a module of Node', 'a.mts', USES, { module: 'nodenext' }],
    ['in CommonJS', 'a.cts', USES, { module: 'nodenext' }],
    ['in CommonJS, with require', 'a.cts', REQUIRES, { module: 'nodenext' }],
    ['in CommonJS, as of Node 16', 'a.cts', REQUIRES, { module: 'node16' }],
    ['for a bundler', 'a.ts', USES, { module: 'esnext', moduleResolution: 'bundler' }],
  ]

  test.for(modes)('%s: the types need no others', async ([what, file, text, options]) => {
    const folder = `types/${what.replaceAll(/\W+/g, '-')}`
    write(`${folder}/${file}`, text)
    expect(await compile(folder, options)).toBe('')
  })
})

describe('the programs in the documentation', () => {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
  const examples = filesOf(path.join(ROOT, 'src')).flatMap((file) => examplesIn(read(`src/${file}`)))
  const snippets: [name: string, Snippet][] = [
    ...snippetsIn(read('docs/library.md')).map((each, at): [string, Snippet] => [`library-${at}`, each]),
    ...snippetsIn(read('README.md')).map((each, at): [string, Snippet] => [`readme-${at}`, each]),
    ...examples.map((each, at): [string, Snippet] => [`example-${at}`, each]),
  ]

  /** The sandbox in the place of the real one. */
  const redirected = (code: string) =>
    code.replaceAll(
      /^( *)token: process\.env\.(GITHUB|GITLAB)_TOKEN \?\? '',$/gm,
      "$&\n$1apiUrl: process.env.$2_API ?? '',",
    )

  beforeAll(async () => {
    for (const name of ['pr.diff', 'findings.json']) write(`run/${name}`, read(`fixtures/first-look/${name}`))
    for (const [name, { code }] of snippets) write(`run/${name}.mts`, `${redirected(code)}\nexport {}\n`)
    // Their programs are Node's: this project has its types.
    mkdirSync(path.join(project, 'node_modules/@types'), { recursive: true })
    for (const name of ['@types/node', 'undici-types'])
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(project, 'node_modules', name))
    const found = await compile('run', { module: 'nodenext', types: ['node'] })
    expect(found).toBe('')
  }, 120_000)

  test('there is one for every function', async () => {
    const library = await import('../src/index.ts')
    const functions = Object.entries(library).flatMap(([name, value]) =>
      typeof value === 'function' && name !== 'UserError' ? name : [],
    )
    const all = examples.map(({ code }) => code).join('\n')
    expect(functions.filter((name) => !new RegExp(`\\b${name}\\(`).test(all))).toEqual([])
    expect(all.match(/ postReview\(/g)?.length).toBe(2)
  })

  test.for(snippets)('%s prints what it says', async ([name, { prints }]) => {
    const head = { 'src/cart.ts': 'x\n'.repeat(30) }
    const description = { base: { 'src/cart.ts': 'y\n'.repeat(30) }, head }
    const github = await startGitHub({ ...description, owner: 'octo', repo: 'shop', number: 7 })
    const gitlab = await startGitLab({ ...description, path: 'octo/shop', iid: 7 })
    const env = {
      GITHUB_API: github.url,
      GITHUB_TOKEN: github.token,
      GITLAB_API: gitlab.url,
      GITLAB_TOKEN: gitlab.token,
    }
    const cwd = path.join(project, 'run')
    const { status, stdout, stderr } = await runNode(path.join(cwd, `out/${name}.mjs`), [], { cwd, env })
    await Promise.all([github.close(), gitlab.close()])
    expect({ status, stderr }).toMatchObject({ status: 0 })
    expect(stdout.split('\n').filter(Boolean)).toEqual(prints)
  })
})
