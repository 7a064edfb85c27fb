import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { commitTree } from '../../src/input/commit-tree.ts'
import * as github from '../helpers/github-run.ts'
import * as gitlab from '../helpers/gitlab-run.ts'

/** `a/config.ts` is unchanged; another file with the same ending of its path is changed. */
const BASE = { 'a/config.ts': 'one\ntwo\n', 'packages/a/config.ts': 'red\ngreen\n' }
const HEAD = { ...BASE, 'packages/a/config.ts': 'red\nblue\n' }
const SUGGESTION = { line: 2, message: 'Better.', suggestion: 'yellow' }

const PLATFORMS = { github, gitlab }

describe.for(Object.entries(PLATFORMS))('T14 on %s, by its API', ([, { sandbox, run }]) => {
  test('an unchanged file is not mistaken for another', async () => {
    const server = await sandbox({ base: BASE, head: HEAD })
    const { plan } = await run(server as never, { findings: [{ path: 'a/config.ts', ...SUGGESTION }] })
    expect(plan.findings).toMatchObject([
      { outcome: 'summary', code: 'path-not-in-diff', path: 'a/config.ts' },
    ])
    expect(plan.review.comments).toEqual([])
  })

  test('a path that is not in the commit is guessed', async () => {
    const server = await sandbox({ base: BASE, head: HEAD })
    const { plan } = await run(server as never, {
      findings: [{ path: 'deep/packages/config.ts', ...SUGGESTION }],
    })
    expect(plan.findings).toMatchObject([{ outcome: 'inline', suggestion: 'committable' }])
    expect(plan.review.comments[0]?.body).not.toContain('Reported for')
  })

  test('if all paths are exact, nothing is looked up', async () => {
    const server = await sandbox({ base: BASE, head: HEAD })
    await run(server as never, { findings: [{ path: 'packages/a/config.ts', ...SUGGESTION }] })
    expect(server.requests.filter(({ path }) => /\/(?:trees|repository)\//.test(path))).toEqual([])
  })
})

describe('T14 if the tree is unknown', () => {
  const permissions = { contents: 'none', pull_requests: 'write' } as const

  test('a guess has no suggestion, and the comment names the reported file', async () => {
    const server = await github.sandbox({ base: BASE, head: HEAD, permissions })
    const { plan } = await github.run(server, { findings: [{ path: 'a/config.ts', ...SUGGESTION }] })
    expect(plan.findings).toMatchObject([{ outcome: 'inline', suggestion: 'quoted', code: 'path-guessed' }])
    expect(plan.review.comments[0]?.body).toContain('Reported for `a/config.ts`')
  })

  test('a matching original proves it', async () => {
    const server = await github.sandbox({ base: BASE, head: HEAD, permissions })
    const finding = { path: 'a/config.ts', ...SUGGESTION, original: 'blue' }
    const { plan } = await github.run(server, { findings: [finding] })
    expect(plan.findings).toMatchObject([{ outcome: 'inline', suggestion: 'committable' }])
  })

  test('a truncated tree proves nothing about files that it does not list', async () => {
    const server = await github.sandbox({ base: BASE, head: HEAD, limits: { treeEntries: 1 } })
    const { plan } = await github.run(server, { findings: [{ path: 'lib/config.ts', ...SUGGESTION }] })
    expect(plan.findings).toMatchObject([{ outcome: 'inline', suggestion: 'quoted', code: 'path-guessed' }])
  })
})

describe('T14 with a local repository', () => {
  test('the tree is that of the commit, whatever is checked out', async () => {
    const server = await github.sandbox({ base: BASE, head: { ...HEAD, 'new.ts': 'x\n' } })
    const checkout = cloneOf(server.directory)
    const holds = (commit: string) => commitTree(checkout, commit)
    const { plan } = await github.run(server, { findings: [{ path: 'new.ts', line: 1, message: 'Why?' }] })
    expect(plan.findings).toMatchObject([{ outcome: 'inline' }])
    expect(holds(server.headSha)('new.ts')).toBe(true)
    expect(holds(server.headSha)('a/config.ts')).toBe(true)
    expect(holds(server.headSha)('config.ts')).toBe(false)
    expect(holds(server.baseSha)('new.ts')).toBe(false)
  })

  test.for([
    ['a commit that is not there', '0'.repeat(40)],
    ['no commit', ''],
    ['an option', '--help'],
  ])('%s: the tree is unknown', async ([, commit = '']) => {
    const server = await github.sandbox({ base: BASE, head: HEAD })
    expect(commitTree(cloneOf(server.directory), commit)('a/config.ts')).toBeUndefined()
  })

  test('files that look like a bare repository are not used as one', async () => {
    const server = await github.sandbox({ base: BASE, head: HEAD })
    expect(commitTree(server.directory, server.headSha)('a/config.ts')).toBeUndefined()
  })

  test('no repository: the tree is unknown', () => {
    const directory = temporaryDirectory()
    expect(commitTree(directory, 'a'.repeat(40))('a/config.ts')).toBeUndefined()
    expect(commitTree(path.join(directory, 'gone'), 'a'.repeat(40))('a/config.ts')).toBeUndefined()
  })
})

function cloneOf(repository: string): string {
  const directory = temporaryDirectory()
  execFileSync('git', ['clone', '--quiet', repository, directory])
  return directory
}

function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-test-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}
