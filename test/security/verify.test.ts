import { describe, expect, test } from 'vitest'
import { project, verify } from '../helpers/verify-run.ts'

const NODE = process.execPath
const TOKEN = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'
const lib = () => project({ 'lib.js': '' }, { 'lib.js': 'good()\n' })
const findings = [{ path: 'lib.js', line: 1, title: 'x', suggestion: 'better()' }]
/** Passes without a change; with one it prints this and fails. */
const tell = (what: string) => [
  NODE,
  '-e',
  `if (require('fs').readFileSync('lib.js', 'utf8').includes('better')) { console.log(${what}); process.exit(1) }`,
]

describe('T32 the command sees no token', () => {
  const env = {
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_TOKEN: TOKEN,
    ACTIONS_RUNTIME_TOKEN: 'runtime',
    INPUT_TOKEN: 'input',
    NODE_OPTIONS: '--no-warnings',
    COLOUR: 'blue',
    SIZE: 'small',
  }
  const names = 'Object.keys(process.env).sort().join()'

  test.for<[rule: string, args: string[], expected: string]>([
    ['only what is allowed', [], 'CI,HOME,LANG,PATH'],
    ['and what is named', ['--env', 'COLOUR', '--env', 'SIZE'], 'CI,COLOUR,HOME,LANG,PATH,SIZE'],
  ])('%s', async ([, args, expected]) => {
    const { results } = await verify(lib(), { findings, command: tell(names), args, env })
    expect(results?.results).toMatchObject([{ result: 'failed', output: [expected] }])
  })

  test('the same holds for the setup', async () => {
    const check = `env | sed 's/=.*//' | grep -vE '^(PWD|SHLVL|_|OLDPWD)$' | sort | tr '\\n' ' '; exit 1`
    const { stderr } = await verify(lib(), { findings, command: ['true'], args: ['--setup', check], env })
    expect(stderr).toContain('\nCI HOME LANG PATH\n')
  })

  test('a variable that is not set is named', async () => {
    const { stderr, status } = await verify(lib(), { findings, command: ['true'], args: ['--env', 'NONE'] })
    expect(status).toBe(0)
    expect(stderr).toContain('--env NONE: this variable is not set')
  })

  test('a token that the command has found elsewhere is in no file and no log', async () => {
    const command = tell(`Buffer.from('${Buffer.from(TOKEN).toString('base64')}', 'base64').toString()`)
    const { status, stderr, results } = await verify(lib(), { findings, command, env })
    expect(status).toBe(2)
    expect(results).toBeUndefined()
    expect(stderr).not.toContain(TOKEN)
    expect(stderr).toContain('would give the token of this run away')
  })

  test('nor are workflow commands that it prints', async () => {
    const { stderr } = await verify(lib(), {
      findings,
      command: [NODE, '-e', `console.log('::set-output name=a::b'); process.exit(1)`],
    })
    expect(stderr).toContain('\\::set-output')
    expect(stderr).not.toMatch(/^\s*::/m)
  })
})

describe('T32 it does not run where a stranger’s code would find secrets', () => {
  test.for(['pull_request_target', 'workflow_run', 'issue_comment'])('%s', async (event) => {
    const env = { GITHUB_EVENT_NAME: event }
    const { status, stderr, runs } = await verify(lib(), { findings, command: ['true'], env })
    expect({ status, runs }).toEqual({ status: 2, runs: [] })
    expect(stderr).toContain(`verify does not run on ${event}: it executes the code of the pull request`)
    expect(stderr).toContain('examples/verify.yml')
  })

  test.for(['pull_request', 'push', ''])('on %j it does', async (event) => {
    const env = { GITHUB_EVENT_NAME: event }
    expect((await verify(lib(), { findings, command: ['true'], env })).status).toBe(0)
  })
})

test('T32 a link in the commit is not written through', async () => {
  const where = lib()
  where.git('rm', '--quiet', 'lib.js')
  // As text this link is what the diff says, so that only its kind gives it away.
  where.git('config', 'core.symlinks', 'true')
  const { symlinkSync } = await import('node:fs')
  symlinkSync('good()', `${where.directory}/lib.js`)
  where.git('add', '--all')
  where.git('commit', '--quiet', '--message', 'link')
  const { status, stderr } = await verify(where, { findings, command: ['true'] })
  expect(status).toBe(2)
  expect(stderr).toContain('in lib.js, there is no such file')
})
