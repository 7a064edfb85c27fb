import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFiles } from '../helpers/run.ts'
import { type Project, project, type VerifyRun, verify } from '../helpers/verify-run.ts'

const NODE = process.execPath

/** `n` functions, one per line; the pull request adds all of them. */
const functions = (count: number) =>
  Array.from({ length: count }, (_, index) => `exports.f${index} = () => ${index}\n`).join('')
const suggestion = (line: number, code: string, more: object = {}) => ({
  path: 'lib.js',
  line,
  title: `Change ${line}`,
  suggestion: code,
  ...more,
})
/** A change that keeps what the function returns, and one that does not. */
const good = (index: number) => suggestion(index + 1, `exports.f${index} = () => 0 + ${index}`)
const bad = (index: number) => suggestion(index + 1, `exports.f${index} = () => -1`)

/** Fails, and says why, where a function returns another number. */
const CHECK = `const lib = require('./lib.js')
for (const [name, f] of Object.entries(lib))
  if (name !== 'f' + f()) throw new Error('\\u001b[31m' + name + '\\u001b[0m is wrong')
`
const lib = (count: number, more: Record<string, string> = {}) =>
  project({ 'check.js': CHECK, 'lib.js': '', ...more }, { 'lib.js': functions(count) })
const run = (where: Project, findings: readonly object[], more: Partial<VerifyRun> = {}) =>
  verify(where, { findings, command: [NODE, 'check.js'], ...more })
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('the suggestions are tried in a clone', () => {
  test('one culprit of 20 is found in eight runs, the others pass together', async () => {
    const where = lib(20)
    const findings = upTo(20).map((index) => (index === 13 ? bad(index) : good(index)))
    const { status, results, runs, left, stderr } = await run(where, findings)
    expect({ status, left }).toEqual({ status: 0, left: [] })
    expect(runs[0]).toBe('1: no suggestion: passed')
    expect(runs[1]).toBe('2: 20 of 20 suggestions: failed with exit code 1')
    // One of them is without any change.
    expect(runs.length).toBeLessThanOrEqual(9)
    expect(stderr).toContain('lib.js:14 fails\n20 suggestions: 19 passed, 1 failed\nWrote')
    expect(results).toMatchObject({ commit: where.head, command: `${NODE} check.js` })
    for (const entry of results?.results ?? []) {
      if (entry.first !== 14) expect(entry).toMatchObject({ result: 'passed', together: 18 })
      else expect(entry).toMatchObject({ result: 'failed', together: 0, lines: ['exports.f13 = () => -1'] })
    }
    const output = results?.results.find(({ first }) => first === 14)?.output
    expect(output?.join('\n')).toContain('Error: f13 is wrong')
    expect(output?.join('\n')).toMatch(/\(check\.js:3:\d+\)|^check\.js:3$/m)
    expect(where.git('status', '--porcelain')).toBe('')
    expect(results?.results[0]?.blob).toBe(where.git('rev-parse', 'HEAD:lib.js').trim())
  })

  test('several culprits', async () => {
    const { results } = await run(lib(6), [good(0), bad(1), good(2), bad(3), bad(4), good(5)])
    const failed = results?.results.filter(({ result }) => result === 'failed').map(({ first }) => first)
    expect(failed?.toSorted()).toEqual([2, 4, 5])
  })

  test('two that only fail together have passed, each with fewer others', async () => {
    const where = project(
      {
        'check.js': `const { a, b } = require('./lib.js')\nif (a && b) throw new Error('both')\n`,
        'lib.js': '',
      },
      { 'lib.js': 'exports.a = false\nexports.b = false\nexports.c = false\n' },
    )
    const findings = ['a', 'b', 'c'].map((name, index) => suggestion(index + 1, `exports.${name} = true`))
    const { results, stderr } = await run(where, findings)
    expect(stderr).toContain('Not all that passed pass together')
    const sum = results?.results.map(({ result, together }) => `${result} ${together}`)
    expect(sum).toHaveLength(3)
    expect(sum).not.toContain('passed 2')
    expect(sum?.every((each) => each.startsWith('passed'))).toBe(true)
  })

  test('the pieces of one change are one suggestion', async () => {
    const where = project(
      { 'check.js': CHECK, 'lib.js': 'exports.f0 = () => 0\nlet gone\nexports.f1 = () => 1\n' },
      { 'lib.js': 'exports.f0 = () => 0 \nexports.f1 = () => 1 \n' },
    )
    const both = 'exports.f0 = () => 7\nexports.f1 = () => 1 + 0'
    const { runs, results } = await run(where, [
      { path: 'lib.js', start_line: 1, line: 2, title: 'Both', suggestion: both },
    ])
    expect(runs).toEqual(['1: no suggestion: passed', '2: 1 of 1 suggestion: failed with exit code 1'])
    expect(results?.results.map(({ result }) => result)).toEqual(results?.results.map(() => 'failed'))
  })

  test('a file with CRLF and no final newline stays so', async () => {
    const check = `const text = require('fs').readFileSync('lib.txt', 'latin1')
if (/[^\\r]\\n/.test(text) || /\\n$/.test(text)) throw new Error(JSON.stringify(text))\n`
    const where = project({ 'check.js': check, 'lib.txt': '' }, { 'lib.txt': 'one\r\ntwo\r\nthree' })
    const findings = [
      { path: 'lib.txt', line: 1, title: 'a', suggestion: 'uno\nuno' },
      { path: 'lib.txt', line: 3, title: 'b', suggestion: 'tres\ntres' },
    ]
    expect((await run(where, findings)).results?.results).toMatchObject([
      { result: 'passed', together: 1 },
      { result: 'passed', together: 1 },
    ])
  })

  test('the command runs in the directory that the user is in', async () => {
    const check = `if (!process.cwd().endsWith('/web')) throw new Error(process.cwd())\n`
    const where = project({ 'web/check.js': check, 'lib.js': '' }, { 'lib.js': functions(1) })
    const { results } = await run(where, [good(0)], { cwd: path.join(where.directory, 'web') })
    expect(results?.results).toMatchObject([{ result: 'passed' }])
  })

  test('--setup runs once, and what it has made stays; what a run changes does not', async () => {
    const check = `const fs = require('fs')
if (!fs.existsSync('deps [1]/installed')) throw new Error('no setup')
if (fs.existsSync('trace') || fs.readFileSync('note', 'utf8') !== '') throw new Error('not reset')
if (require('./lib.js').f1 && require('./lib.js').f1() !== 1) throw new Error('f1')
fs.writeFileSync('trace', 'x')
fs.writeFileSync('note', 'x')
`
    const where = lib(4, { 'check.js': check, note: '' })
    const marks = temporaryFiles()
    const setup = `mkdir 'deps [1]' && touch 'deps [1]/installed' && echo x >> ${marks}/count && echo y > note`
    const { results, stderr } = await run(where, [good(0), bad(1), good(2)], { args: ['--setup', setup] })
    expect(stderr).toContain('Setup: passed')
    expect(results?.results.map(({ result }) => result)).toEqual(['passed', 'failed', 'passed'])
    expect(readFileSync(path.join(marks, 'count'), 'utf8')).toBe('x\n')
  })

  test('a shallow checkout of a commit without a branch', async () => {
    const where = lib(2)
    const shallow = path.join(where.directory, '../shallow')
    where.git('clone', '--quiet', '--depth=1', `file://${where.directory}`, shallow)
    where.git('-C', shallow, 'checkout', '--quiet', '--detach')
    where.git('-C', shallow, 'branch', '-D', 'main')
    const { status, results } = await run(where, [good(0), bad(1)], { cwd: shallow })
    expect(status).toBe(0)
    expect(results?.results.map(({ result }) => result)).toEqual(['passed', 'failed'])
  })

  test('--commit names another commit than the one that is checked out, which may have changes', async () => {
    const where = lib(2)
    where.git('checkout', '--quiet', 'HEAD~1')
    writeFileSync(path.join(where.directory, 'lib.js'), 'mine\n')
    const { results } = await run(where, [good(0)], { args: ['--commit', where.head] })
    expect(results).toMatchObject({ commit: where.head, results: [{ result: 'passed' }] })
    expect(readFileSync(path.join(where.directory, 'lib.js'), 'utf8')).toBe('mine\n')
  })

  test('the clone shares nothing with the repository', async () => {
    const where = lib(1)
    const before = where.git('for-each-ref')
    const script = `const { execSync } = require('child_process')
const git = (args) => execSync('git -c user.name=x -c user.email=x@x ' + args, { encoding: 'utf8' })
if (git('remote') !== '') throw new Error('has a remote')
git('checkout --quiet -b mine'); git('commit --quiet --allow-empty -m x'); git('gc --quiet --prune=now')`
    const { status } = await run(where, [good(0)], { command: [NODE, '-e', script] })
    expect(status).toBe(0)
    expect(where.git('for-each-ref')).toBe(before)
  })
})

describe('nothing to try', () => {
  test('no suggestion with a button: said, an empty file, exit code 0', async () => {
    const where = lib(1)
    const { status, stderr, results, runs } = await run(where, [
      { path: 'lib.js', line: 1, title: 'Only words' },
    ])
    expect({ status, runs }).toEqual({ status: 0, runs: [] })
    expect(stderr).toContain('No suggestion has a button: there is nothing to try')
    expect(results).toEqual({ commit: where.head, command: `${NODE} check.js`, results: [] })
  })
})

describe('what cannot run exits with 2, says why, and leaves no file', () => {
  const node = (script: string) => [NODE, '-e', script]
  test.for<[rule: string, more: Partial<VerifyRun>, says: string[]]>([
    [
      'the command fails without any change',
      { command: node(`console.log('\\u001b[31mred\\u001b[0m'); process.exit(3)`) },
      ['failed with exit code 3 without any change, so nothing can be proven', '\nred\n'],
    ],
    [
      'the command takes too long without any change',
      { command: node('setInterval(() => {}, 1000)'), args: ['--timeout', '0.5'] },
      ['The command stopped after 0.5 s without any change'],
    ],
    ['no such program', { command: ['no-such-program'] }, ['no-such-program cannot be run', 'sh -c']],
    ['no command', { command: [] }, ['no command is given', '-- npm test']],
    [
      'the setup fails',
      { args: ['--setup', 'echo no network; exit 7'] },
      ['The setup failed with exit code 7', 'no network'],
    ],
    ['a wrong time', { args: ['--timeout', 'soon'] }, ['--timeout is "soon"', 'seconds']],
    ['a wrong variable', { args: ['--env', 'A=b'] }, ['--env is "A=b"', 'the name of a variable']],
    ['no such commit', { args: ['--commit', '1'.repeat(40)] }, [`has no commit ${'1'.repeat(40)}`]],
    ['no repository', { cwd: '/' }, ['/ is not in a git repository']],
    ['no output', { output: '/dev/null/x' }, ['cannot be written']],
  ])('%s', async ([, more, says]) => {
    const { status, stderr, results, left } = await run(lib(1), [good(0)], more)
    expect({ status, results, left }, stderr).toEqual({ status: 2, results: undefined, left: [] })
    for (const text of says) expect(stderr).toContain(text)
    expect(stderr).not.toMatch(/\n\s+at /)
  })

  test('the diff is not that of the commit', async () => {
    const where = lib(2)
    writeFileSync(path.join(where.directory, 'lib.js'), `${functions(1)}exports.f1 = () => 1 // new\n`)
    where.git('commit', '--quiet', '--all', '--message', 'later')
    const { status, stderr } = await run(where, [good(0)])
    expect(status).toBe(2)
    expect(stderr).toContain(
      'in lib.js, line 2 is "exports.f1 = () => 1 // new", in the diff it is "exports.f1 = () => 1"',
    )
  })

  test('an earlier file is removed', async () => {
    const where = lib(1)
    expect((await run(where, [good(0)])).results?.results).toHaveLength(1)
    expect((await run(where, [good(0)], { command: ['false'] })).results).toBeUndefined()
  })
})

test('a suggestion that makes the command run on is stopped with all its processes, and failed', async () => {
  const marks = temporaryFiles()
  const check = `const { spawn } = require('child_process')
const lib = require('./lib.js')
if (lib.f0() === 0) process.exit(0)
spawn(process.execPath, ['-e', 'setInterval(() => require("fs").appendFileSync("${marks}/alive", "x"), 50)'])
setInterval(() => {}, 1000)
`
  const where = lib(1, { 'check.js': check })
  const { status, results, stderr } = await run(where, [bad(0)], { args: ['--timeout', '1'] })
  expect(status).toBe(0)
  expect(stderr).toContain('1 of 1 suggestion: stopped after 1 s')
  expect(results?.results).toMatchObject([{ result: 'failed', output: [] }])
  const size = () => readFileSync(path.join(marks, 'alive')).length
  expect(existsSync(path.join(marks, 'alive'))).toBe(true)
  const before = size()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(size()).toBe(before)
})
