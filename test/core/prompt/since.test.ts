import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startGitHub } from '../../../src/sandbox/start-github.ts'
import { startGitLab } from '../../../src/sandbox/start-gitlab.ts'
import { run as runGitHub } from '../../helpers/github-run.ts'
import { run as runGitLab } from '../../helpers/gitlab-run.ts'
import { fencepost, temporaryFiles } from '../../helpers/run.ts'
import { runs } from '../../helpers/runs.ts'

const GIT = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'init.defaultBranch=main']
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...GIT, ...args], { cwd, encoding: 'utf8' })

/** A repository with these versions of a file, one commit each. */
function repository(...versions: (string | undefined)[]): { directory: string; commits: string[] } {
  const directory = temporaryFiles({})
  git(directory, 'init', '-q')
  const commits = versions.map((text) => {
    const file = path.join(directory, 'a.txt')
    if (text === undefined) rmSync(file, { force: true })
    else writeFileSync(file, text)
    git(directory, 'add', '-A')
    git(directory, 'commit', '-q', '--allow-empty', '-m', 'next')
    return git(directory, 'rev-parse', 'HEAD').trim()
  })
  return { directory, commits }
}

/** The rows of the printed text: sign and text of each, and whether it has a star. */
function rowsIn(text: string): { row: string; line: number; isNew: boolean }[] {
  return text.split('\n').flatMap((row) => {
    const [, line, star, rest = ''] = /^(?:old| {3}) +(\d+) ([ *]) \| ([+ -].*)$/.exec(row) ?? []
    return line === undefined ? [] : [{ row: rest, line: Number(line), isNew: star === '*' }]
  })
}

async function annotated(directory: string, diff: string, since: string) {
  const { status, stdout, stderr } = await fencepost(['annotate', '--diff', '-', '--since', since], {
    stdin: diff,
    cwd: directory,
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return rowsIn(stdout)
}

const lines = fc.array(fc.constantFrom('one', 'two', 'three', 'four', 'five', '}'), { maxLength: 12 })
const texts = lines.map((all) => all.map((each) => `${each}\n`).join(''))

describe('annotate --since', () => {
  test('the rows of the new file with a star are those that git blames on what came since', async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, texts, async (base, before, head) => {
        fc.pre(base !== head && head !== '')
        const { directory, commits } = repository(base, before, head)
        const [first = '', since = ''] = commits
        const rows = await annotated(directory, git(directory, 'diff', first, 'HEAD'), since)
        const blamed = new Set(
          [
            ...git(directory, 'blame', '-s', '--line-porcelain', `${since}..HEAD`, '--', 'a.txt').matchAll(
              /^([0-9a-f]{40}) \d+ (\d+)/gm,
            ),
          ].flatMap(([, commit, line]) => (commit === since ? [] : Number(line))),
        )
        for (const { row, line, isNew } of rows) {
          if (!row.startsWith('-')) expect(isNew, `${line} ${row}`).toBe(blamed.has(line))
        }
      }),
      { numRuns: runs(40) },
    )
  })

  test.for<[what: string, base: string, before: string, head: string, marked: string[]]>([
    ['a line that is deleted only now', 'a\nb\nc\n', 'a\nb\nc\nd\n', 'a\nc\nd\n', ['-b']],
    ['a line that was deleted before', 'a\nb\nc\n', 'a\nc\n', 'a\nc\nd\n', ['+d']],
    ['a line that is changed again', 'a\nb\nc\n', 'a\nB\nc\n', 'a\nBB\nc\n', ['+BB']],
    ['a line that is replaced only now', 'a\nb\nc\n', 'a\nx\nb\nc\n', 'a\nx\ny\nc\n', ['-b', '+y']],
    ['nothing', 'a\nb\n', 'a\nB\n', 'a\nB\n', []],
  ])('%s', async ([, base, before, head, marked]) => {
    const { directory, commits } = repository(base, before, head)
    const [first = '', since = ''] = commits
    const rows = await annotated(directory, git(directory, 'diff', first, 'HEAD'), since)
    expect(rows.filter(({ isNew }) => isNew).map(({ row }) => row)).toEqual(marked)
  })

  test('without it no row has a place for a star', async () => {
    const { directory, commits } = repository('a\n', 'b\n')
    const diff = git(directory, 'diff', commits[0] ?? '', 'HEAD')
    const { stdout } = await fencepost(['annotate', '--diff', '-'], { stdin: diff, cwd: directory })
    expect(stdout).toContain('    1 | +b')
    expect(rowsIn(stdout)).toEqual([])
  })

  test('a file that is not as it is checked out counts as new, and the log says so', async () => {
    const { directory, commits } = repository('a\n', 'b\n', 'c\n')
    const [first = '', since = ''] = commits
    const diff = git(directory, 'diff', first, since)
    const args = ['annotate', '--diff', '-', '--since', since]
    const { stdout, stderr } = await fencepost(args, { stdin: diff, cwd: directory })
    expect(rowsIn(stdout).map(({ isNew }) => isNew)).toEqual([true, true])
    expect(stderr).toContain('1 file of the diff')
  })

  test.for([['0'.repeat(40)], ['no-such-branch'], ['--output=x'], ['']])(
    'a commit that is not there (%s): says what to do',
    async ([since = '']) => {
      const { directory, commits } = repository('a\n', 'b\n')
      const diff = git(directory, 'diff', commits[0] ?? '', 'HEAD')
      const { status, stderr, stdout } = await fencepost(['annotate', '--diff', '-', `--since=${since}`], {
        stdin: diff,
        cwd: directory,
      })
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
      expect(stderr).toMatch(/does not have the commit[\s\S]*fetch-depth: 0/)
    },
  )

  test('no repository: says so', async () => {
    const { status, stderr } = await fencepost(['annotate', '--diff', '-', '--since', 'HEAD'], {
      stdin: '',
      cwd: temporaryFiles({}),
    })
    expect(status).toBe(2)
    expect(stderr).toContain('needs a git repository')
  })
})

/** A sandbox. */
interface Served {
  readonly directory: string
  readonly headSha: string
}

describe('annotate --since last', () => {
  const BASE = 'a\nb\nc\n'
  const FIRST = 'a\nB\nc\n'
  const THEN = 'a\nB\nc\nd\n'

  async function reviewed(ids: readonly string[]) {
    const github = await startGitHub({ base: { 'a.txt': BASE }, head: { 'a.txt': FIRST } })
    for (const id of ids)
      await runGitHub(github, { id, findings: [{ path: 'a.txt', line: 2, message: `By ${id}.` }] })
    const first = github.headSha
    await github.push({ 'a.txt': THEN })
    return { github, first }
  }

  /** Run in a repository with the same files, but with other commits than the sandbox has. */
  async function last(github: Awaited<ReturnType<typeof startGitHub>>, extra: readonly string[] = []) {
    const { directory, commits } = repository(BASE, FIRST, THEN)
    const [base = ''] = commits
    const args = ['annotate', '--diff', '-', '--since', 'last', '--repo', `${github.owner}/${github.repo}`]
    const ran = await fencepost([...args, '--pr', String(github.number), ...extra], {
      stdin: git(directory, 'diff', base, 'HEAD'),
      cwd: directory,
      env: { GITHUB_API_URL: github.url, GITHUB_TOKEN: github.token },
    })
    await github.close()
    return ran
  }

  /** In a clone, where all commits are. */
  async function lastInClone(server: Served, where: readonly string[], env: Record<string, string>) {
    const directory = temporaryFiles({})
    git(directory, 'clone', '-q', `file://${server.directory}`, '.')
    git(directory, 'checkout', '-q', server.headSha)
    const { status, stdout, stderr } = await fencepost(
      ['annotate', '--diff', '-', '--since', 'last', ...where],
      { stdin: git(directory, 'diff', 'origin/main...HEAD'), cwd: directory, env },
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    return { stdout, marked: rowsIn(stdout).flatMap(({ row, isNew }) => (isNew ? [row] : [])) }
  }

  /** What is posted for the head: with another message it is new. */
  const findingAt = (line: number) => [{ path: 'a.txt', line, message: `About line ${line}.` }]

  test('on GitHub: what came after the last of two reviews has a star', async () => {
    const github = await startGitHub({ base: { 'a.txt': BASE }, head: { 'a.txt': FIRST } })
    onTestFinished(() => github.close())
    const where = ['--repo', `${github.owner}/${github.repo}`, '--pr', String(github.number)]
    const env = { GITHUB_API_URL: github.url, GITHUB_TOKEN: github.token }
    await runGitHub(github, { findings: findingAt(2) })
    expect((await lastInClone(github, where, env)).marked).toEqual([])
    await github.push({ 'a.txt': THEN })
    expect((await lastInClone(github, where, env)).marked).toEqual(['+d'])
    await runGitHub(github, { findings: findingAt(4) })
    const reviewed = github.headSha
    await github.push({ 'a.txt': `${THEN}e\n` })
    const { stdout, marked } = await lastInClone(github, where, env)
    expect(marked).toEqual(['+e'])
    expect(stdout).toContain(reviewed.slice(0, 12))
  })

  test('on GitLab likewise', async () => {
    const gitlab = await startGitLab({ base: { 'a.txt': BASE }, head: { 'a.txt': FIRST } })
    onTestFinished(() => gitlab.close())
    const where = ['--project', gitlab.project.path, '--mr', String(gitlab.iid)]
    const env = { CI_API_V4_URL: gitlab.url, GITLAB_TOKEN: gitlab.token }
    await runGitLab(gitlab, { findings: findingAt(2) })
    await gitlab.push({ 'a.txt': THEN })
    expect((await lastInClone(gitlab, where, env)).marked).toEqual(['+d'])
    await runGitLab(gitlab, { findings: findingAt(4) })
    await gitlab.push({ 'a.txt': `${THEN}e\n` })
    expect((await lastInClone(gitlab, where, env)).marked).toEqual(['+e'])
  })

  test('the commit of our last review is what is asked for', async () => {
    const { github, first } = await reviewed(['one'])
    // The message names the commit that is missing here.
    expect((await last(github)).stderr).toContain(first)
  })

  test('nothing was reviewed: no row is marked, and the log says so', async () => {
    const { github } = await reviewed([])
    const { status, stdout, stderr } = await last(github)
    expect(status).toBe(0)
    expect(stdout).toContain('| +d')
    expect(stderr).toContain('no earlier review')
  })

  test('several ids: asks which', async () => {
    const { github, first } = await reviewed(['one', 'two'])
    const { status, stderr } = await last(github)
    expect(status).toBe(2)
    expect(stderr).toMatch(/"one", "two"[\s\S]*--id/)
    const again = await reviewed(['one', 'two'])
    expect((await last(again.github, ['--id', 'two'])).stderr).toContain(again.first)
    expect(first).toMatch(/^[0-9a-f]{40}$/)
  })

  test('without a token or a pull request: says what is missing', async () => {
    const { status, stderr } = await fencepost(['annotate', '--diff', '-', '--since', 'last'], { stdin: '' })
    expect(status).toBe(2)
    expect(stderr).toContain('--repo')
  })
})
