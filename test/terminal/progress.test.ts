import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fencepost, ROOT, temporaryFiles } from '../helpers/run.ts'

const CLI = path.join(ROOT, 'dist/cli/index.js')
const ERASED = '\r\u001b[2K'

/** A repository with a change and a finding whose suggestion is tried by something that takes a while. */
function project(): string {
  const cwd = temporaryFiles({ 'a.ts': 'one\n' })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd, stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'base')
  writeFileSync(path.join(cwd, 'a.ts'), 'two\n')
  git('commit', '--quiet', '--all', '--message', 'change')
  const finding = { path: 'a.ts', line: 1, message: 'x', original: 'two', suggestion: 'three' }
  writeFileSync(path.join(cwd, 'f.json'), JSON.stringify([finding]))
  writeFileSync(path.join(cwd, 'pr.diff'), git('diff', 'HEAD~1', 'HEAD'))
  return cwd
}

const VERIFY = ['verify', '-d', 'pr.diff', '-f', 'f.json', '-o', 'v.json', '--', 'sleep', '1.5']
const LINES = ['Run 1, no suggestion: passed', 'Run 2, 1 of 1 suggestion: passed', 'Wrote v.json']

describe('what takes more than a second', () => {
  test('is shown in a terminal by a line that changes, and is gone in the end', () => {
    const line = `${process.execPath} ${CLI} ${VERIFY.join(' ')}`
    const shown = execFileSync('script', ['-qec', line, '/dev/null'], {
      cwd: project(),
      env: { PATH: process.env.PATH, TERM: 'xterm' },
      encoding: 'utf8',
    })
    expect(shown).toContain(`${ERASED}Run 1, no suggestion, 1 s${ERASED}`)
    // What a person sees: all that was erased is not there.
    const seen = shown.split('\n').map((row) => row.slice(row.lastIndexOf(ERASED) + 1).trim())
    for (const text of LINES) expect(seen.some((row) => row.includes(text))).toBe(true)
    expect(seen.join('\n')).not.toContain(', 1 s')
  })

  test('elsewhere there are only whole lines, and nothing of it on stdout', async () => {
    const { stdout, stderr } = await fencepost(VERIFY, { cwd: project() })
    expect(stdout).toBe('')
    for (const control of ['\r', '\u001b']) expect(stderr).not.toContain(control)
    for (const text of LINES) expect(stderr).toContain(text)
  })
})
