import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultDiff } from '../../src/input/default-diff.ts'
import { fencepost, temporaryFiles } from '../helpers/run.ts'

const IDENTITY = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false']
const FINDINGS = JSON.stringify([{ path: 'src/a.ts', line: 2, message: 'Is this right?' }])

function git(cwd: string, ...args: string[]): string {
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  return execFileSync('git', [...IDENTITY, ...args], { cwd, env, encoding: 'utf8', stdio: 'pipe' })
}

function commit(cwd: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true })
    writeFileSync(path.join(cwd, name), text)
  }
  git(cwd, 'add', '--all')
  git(cwd, 'commit', '--quiet', '--allow-empty', '--message', 'change')
}

const LONG = Array.from({ length: 40 }, (_, index) => `line ${index}\n`).join('')

/** A clone on a branch `topic` with one commit; its origin has gone on meanwhile. */
function cloned(branch = 'main'): { clone: string; origin: string } {
  const home = temporaryFiles()
  const [origin, clone] = [path.join(home, 'origin'), path.join(home, 'clone')]
  mkdirSync(origin)
  git(origin, 'init', '--quiet', '--initial-branch', branch)
  commit(origin, { 'src/a.ts': 'one\nthree\n', 'src/long.ts': LONG, 'gone.txt': 'gone\n' })
  git(home, 'clone', '--quiet', origin, clone)
  git(clone, 'checkout', '--quiet', '-b', 'topic')
  git(clone, 'mv', 'src/long.ts', 'src/renamed.ts')
  git(clone, 'rm', '--quiet', 'gone.txt')
  const renamed = LONG.replace('line 3\n', 'line three\n').replace('line 12\n', '')
  commit(clone, { 'src/a.ts': 'one\ntwo\nthree\n', 'src/renamed.ts': renamed, 'ü "q".txt': 'x\n \n' })
  commit(origin, { 'other.ts': 'not ours\n' })
  git(clone, 'fetch', '--quiet')
  return { clone, origin }
}

function plan(cwd: string, ...args: string[]) {
  return fencepost(['plan', '--json', '--findings', '-', ...args], { cwd, stdin: FINDINGS })
}

describe('which commit it is compared with', () => {
  const RANGE = /^Diff: git diff (\S+), 4 changed files since [0-9a-f]{12}$/m

  test.for<[what: string, change: (clone: string) => void, range: string]>([
    ['the default branch of origin', () => {}, 'origin/main...HEAD'],
    [
      'another one than main',
      (clone) => {
        git(clone, 'update-ref', 'refs/remotes/origin/trunk', 'refs/remotes/origin/main')
        git(clone, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk')
      },
      'origin/trunk...HEAD',
    ],
    [
      'main, where it is not known',
      (clone) => git(clone, 'remote', 'set-head', 'origin', '--delete'),
      'origin/main...HEAD',
    ],
    [
      'main, where the default branch was deleted',
      (clone) => git(clone, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/gone'),
      'origin/main...HEAD',
    ],
    [
      'master',
      (clone) => {
        git(clone, 'update-ref', 'refs/remotes/origin/master', 'refs/remotes/origin/main')
        git(clone, 'remote', 'set-head', 'origin', '--delete')
        git(clone, 'update-ref', '-d', 'refs/remotes/origin/main')
      },
      'origin/master...HEAD',
    ],
    [
      'the upstream, where no default branch is known',
      (clone) => {
        git(clone, 'update-ref', 'refs/remotes/origin/next', 'refs/remotes/origin/main')
        git(clone, 'remote', 'set-head', 'origin', '--delete')
        git(clone, 'update-ref', '-d', 'refs/remotes/origin/main')
        git(clone, 'branch', '--quiet', '--set-upstream-to', 'origin/next')
      },
      'origin/next...HEAD',
    ],
    [
      'that of the only remote',
      (clone) => git(clone, 'remote', 'rename', 'origin', 'upstream'),
      'upstream/main...HEAD',
    ],
    [
      'also with a detached HEAD',
      (clone) => git(clone, 'checkout', '--quiet', '--detach'),
      'origin/main...HEAD',
    ],
  ])('%s', async ([, change, range]) => {
    const { clone } = cloned()
    change(clone)
    const { status, stdout, stderr } = await plan(path.join(clone, 'src'))
    expect({ status, stderr }).toMatchObject({ status: 0 })
    expect(RANGE.exec(stderr)?.[1]).toBe(range)
    expect(JSON.parse(stdout).findings).toMatchObject([{ outcome: 'inline', line: 2 }])
  })

  test('--commit is the end of it', async () => {
    const { clone } = cloned()
    const sha = git(clone, 'rev-parse', 'HEAD').trim()
    commit(clone, { 'later.ts': 'x\n' })
    const { stderr } = await plan(clone, '--commit', sha)
    expect(RANGE.exec(stderr)?.[1]).toBe(`origin/main...${sha.slice(0, 12)}`)
  })

  test('nothing is changed', async () => {
    const { clone } = cloned()
    git(clone, 'checkout', '--quiet', 'main')
    const { status, stderr } = await plan(clone)
    expect(status).toBe(0)
    expect(stderr).toMatch(/^Diff: git diff origin\/main\.\.\.HEAD, 0 changed files since /m)
    expect(stderr).toMatch(/git diff [0-9a-f]{12} > work\.diff, then --diff work\.diff/)
  })
})

describe('what is not committed', () => {
  const NOTE = /^src\/a\.ts has changes that are not committed: .* git diff ([0-9a-f]{12}) > work\.diff/m

  test('a finding about such a file may be about another line', async () => {
    const { clone } = cloned()
    writeFileSync(path.join(clone, 'src/a.ts'), 'zero\none\ntwo\nthree\n')
    const { stderr } = await plan(clone)
    const [, since = ''] = NOTE.exec(stderr) ?? []
    writeFileSync(path.join(clone, 'work.diff'), git(clone, 'diff', since))
    const again = await plan(clone, '--diff', 'work.diff')
    expect(again.stderr).not.toContain('not committed')
    expect(JSON.parse(again.stdout).findings).toMatchObject([{ outcome: 'inline', line: 2 }])
  })

  test.for<[what: string, change: (clone: string) => void]>([
    ['nothing', () => {}],
    ['a file that no finding names', (clone) => writeFileSync(path.join(clone, 'src/renamed.ts'), 'x\n')],
    [
      'line ends that git has checked out as CRLF',
      (clone) => writeFileSync(path.join(clone, 'src/a.ts'), 'one\r\ntwo\r\nthree\r\n'),
    ],
    ['a file that is deleted', (clone) => rmSync(path.join(clone, 'src/a.ts'))],
  ])('not worth a word: %s', async ([, change]) => {
    const { clone } = cloned()
    change(clone)
    const { status, stderr } = await plan(clone)
    expect(status).toBe(0)
    expect(stderr).not.toContain('not committed')
  })
})

describe('every command that takes --diff does without', () => {
  test.for<string[]>([
    ['plan', '-f', 'f.json'],
    ['check', '-f', 'f.json'],
    ['preview', '-f', 'f.json', '-o', 'review.html'],
    ['annotate'],
    ['verify', '-f', 'f.json', '-o', 'verified.json', '--', 'true'],
    ['mcp', '-o', 'findings.jsonl'],
  ])('%s', async (args) => {
    const { clone } = cloned()
    writeFileSync(path.join(clone, 'f.json'), FINDINGS)
    const { status, stderr } = await fencepost(args, { cwd: clone })
    expect(status).toBe(0)
    expect(stderr).toContain('Diff: git diff origin/main...')
  })
})

describe('where it cannot be made, it is said what to type', () => {
  test.for<[what: string, prepare: () => string, says: string[]]>([
    ['outside of a repository', () => temporaryFiles(), ['in no git repository', '--diff pr.diff']],
    [
      'without a commit',
      () => {
        const directory = temporaryFiles()
        git(directory, 'init', '--quiet')
        return directory
      },
      ['no commit yet', 'Commit the change'],
    ],
    [
      'without a remote',
      () => {
        const { clone } = cloned()
        git(clone, 'remote', 'remove', 'origin')
        return clone
      },
      ['no remote', 'git diff main...HEAD > pr.diff'],
    ],
    [
      'on a detached HEAD, as actions/checkout leaves it',
      () => {
        const { clone } = cloned()
        git(clone, 'checkout', '--quiet', '--detach')
        git(clone, 'remote', 'set-head', 'origin', '--delete')
        git(clone, 'update-ref', '-d', 'refs/remotes/origin/main')
        return clone
      },
      ['HEAD is detached', 'git remote set-head origin --auto', 'fetch-depth: 0'],
    ],
    [
      'in a shallow clone',
      () => {
        const { origin } = cloned()
        git(origin, 'checkout', '--quiet', '-b', 'topic', 'HEAD~1')
        commit(origin, { 'topic.ts': 'x\n' })
        const home = temporaryFiles()
        const options = ['--depth', '1', '--no-single-branch', '--branch', 'topic']
        git(home, 'clone', '--quiet', ...options, `file://${origin}`, 'clone')
        git(home, '-C', 'clone', 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main')
        return path.join(home, 'clone')
      },
      ['This clone is shallow', 'git fetch --unshallow'],
    ],
    [
      'without anything in common',
      () => {
        const { clone } = cloned()
        git(clone, 'checkout', '--quiet', '--orphan', 'new')
        commit(clone, {})
        return clone
      },
      ['HEAD and origin/main have no commit in common'],
    ],
  ])('%s', async ([, prepare, says]) => {
    const { status, stdout, stderr } = await plan(prepare())
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    for (const text of says) expect(stderr).toContain(text)
  })

  test('where the commit is not there', async () => {
    const { status, stderr } = await plan(cloned().clone, '--commit', 'a'.repeat(40))
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('git fetch origin aaaa'),
    })
  })
})

describe('a configuration changes nothing, and git runs nothing that it names', () => {
  /** A program that leaves a file behind. */
  function trap(clone: string): string {
    const file = path.join(clone, '.git', 'trap.sh')
    writeFileSync(file, `#!/bin/sh\ntouch '${clone}/.git/sprung'\ncat "$@" 2>/dev/null\n`)
    chmodSync(file, 0o755)
    return file
  }

  const configured = (clone: string, program: string): Record<string, string> => ({
    'diff.noprefix': 'true',
    'diff.mnemonicPrefix': 'true',
    'diff.srcPrefix': 'x/',
    'diff.dstPrefix': 'y/',
    'diff.renames': 'false',
    'diff.renameLimit': '1',
    'diff.context': '0',
    'diff.interHunkContext': '50',
    'diff.algorithm': 'patience',
    'diff.indentHeuristic': 'false',
    'diff.suppressBlankEmpty': 'true',
    'diff.orderFile': path.join(clone, '.git', 'order'),
    'diff.relative': 'true',
    'diff.submodule': 'log',
    'diff.ignoreSubmodules': 'all',
    'diff.colorMoved': 'zebra',
    'diff.wsErrorHighlight': 'all',
    'diff.external': program,
    'diff.trap.command': program,
    'diff.trap.textconv': program,
    'diff.trap.cachetextconv': 'false',
    'diff.trap.xfuncname': '^(l.*)$',
    'filter.trap.clean': program,
    'filter.trap.smudge': program,
    'filter.trap.process': program,
    'color.ui': 'always',
    'color.diff': 'always',
    'core.quotePath': 'false',
    'core.abbrev': '4',
    'core.fsmonitor': program,
    'core.pager': program,
    'core.hooksPath': path.join(clone, '.git'),
    'core.sshCommand': program,
    'core.attributesFile': path.join(clone, '.git', 'attributes'),
    'pager.diff': program,
    'pager.diff-tree': program,
    'alias.diff': `!${program}`,
    'alias.diff-tree': `!${program}`,
  })

  function spoil(clone: string, setting: [string, string]): void {
    writeFileSync(path.join(clone, '.git', 'order'), 'src/*\n')
    writeFileSync(path.join(clone, '.git', 'attributes'), '* diff=trap filter=trap -text\n')
    git(clone, 'config', ...setting)
  }

  test('each setting alone', () => {
    const { clone } = cloned()
    const before = defaultDiff(clone)
    for (const setting of Object.entries(configured(clone, trap(clone)))) {
      spoil(clone, setting)
      expect(defaultDiff(path.join(clone, 'src')), setting[0]).toEqual(before)
      expect(existsSync(path.join(clone, '.git', 'sprung')), setting[0]).toBe(false)
      git(clone, 'config', '--unset', setting[0])
    }
  })

  test('all together, with attributes of the repository', () => {
    const { clone } = cloned()
    commit(clone, { '.gitattributes': '*.ts diff=trap filter=trap\n' })
    const before = defaultDiff(clone)
    const sprung = path.join(clone, '.git', 'sprung')
    for (const setting of Object.entries(configured(clone, trap(clone)))) spoil(clone, setting)
    rmSync(sprung, { force: true })
    expect(defaultDiff(clone)).toEqual(before)
    expect(existsSync(sprung)).toBe(false)
    // The trap works: an ordinary git diff runs it.
    expect(() => git(clone, 'diff', 'HEAD~1', 'HEAD')).toThrow('trap.sh')
    expect(existsSync(sprung)).toBe(true)
  })

  test('the user has one too', async () => {
    const { clone } = cloned()
    const home = temporaryFiles({
      '.gitconfig': '[diff]\n\tnoprefix = true\n\texternal = false\n[color]\n\tui = always\n',
    })
    const run = (env: Record<string, string>) =>
      fencepost(['plan', '--json', '-f', '-'], { cwd: clone, stdin: FINDINGS, env })
    const plain = await run({})
    expect(await run({ HOME: home, GIT_EXTERNAL_DIFF: 'false', GIT_DIFF_OPTS: '-u0' })).toEqual(plain)
  })

  test.for(['30%', '50%'] as const)('it is what git diff prints without any, renames from %s', (renames) => {
    const { clone } = cloned()
    const options = ['--full-index', `--find-renames=${renames}`]
    const printed = git(clone, 'diff', ...options, 'origin/main...HEAD')
    expect(defaultDiff(clone, { renames }).text).toBe(printed)
    expect(printed).toContain('rename to src/renamed.ts')
    expect(printed).not.toContain('other.ts')
  })
})
