import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { devNull } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { runAction } from '../helpers/action-run.ts'
import { type Sandbox, sandbox } from '../helpers/github-run.ts'
import { HEAD } from '../helpers/run-review.ts'

// The event names commit A. The findings are about the checkout of the job.

const CART = HEAD['src/cart.ts']
/** The file with every line moved down by two. */
const MOVED = `new;\nnewer;\n${CART}`

interface Case {
  readonly rule: string
  /** Files of commit B, pushed after the event. */
  readonly pushed?: Record<string, string>
  /** Files that are changed on the base branch, before the merge. */
  readonly base?: Record<string, string>
  readonly checkedOut: 'A' | 'B' | 'A merged with the base'
  readonly buttons: number
}

const CASES: Case[] = [
  { rule: 'A, and A is the head', checkedOut: 'A', buttons: 1 },
  { rule: 'A, and B has moved the lines', pushed: { 'src/cart.ts': MOVED }, checkedOut: 'A', buttons: 1 },
  { rule: 'A, and B changes another file', pushed: { 'b.ts': 'b;\n' }, checkedOut: 'A', buttons: 1 },
  { rule: 'B, which has moved the lines', pushed: { 'src/cart.ts': MOVED }, checkedOut: 'B', buttons: 0 },
  {
    rule: 'B, which has changed a line further down',
    pushed: { 'src/cart.ts': CART.replace('line 25;', 'else 25;') },
    checkedOut: 'B',
    buttons: 0,
  },
  { rule: 'B, which changes another file', pushed: { 'b.ts': 'b;\n' }, checkedOut: 'B', buttons: 1 },
  {
    rule: 'a merge of A with a base that has moved the lines',
    base: { 'src/cart.ts': `new;\n${lines(30)}` },
    checkedOut: 'A merged with the base',
    buttons: 0,
  },
  {
    rule: 'a merge of A with a base that changes another file, and B was pushed',
    base: { 'c.ts': 'c;\n' },
    pushed: { 'src/cart.ts': MOVED },
    checkedOut: 'A merged with the base',
    buttons: 1,
  },
  {
    rule: 'a merge of A with a base that has moved the lines, and B was pushed',
    base: { 'src/cart.ts': `new;\n${lines(30)}` },
    pushed: { 'b.ts': 'b;\n' },
    checkedOut: 'A merged with the base',
    buttons: 0,
  },
]

describe('T25 a checkout proves lines of the commit that the diff belongs to, and of no other', () => {
  test.for(CASES)('T25 checked out is $rule', async (given) => {
    const github = await sandbox()
    const [commit, event] = [github.headSha, await github.event()]
    if (given.base) await github.pushBase(given.base)
    if (given.pushed) await github.push(given.pushed)
    const checkedOut = given.checkedOut === 'B' ? github.headSha : commit
    const merged = given.checkedOut === 'A merged with the base' ? github.baseSha : undefined
    let text = ''
    const ran = await runAction(github, inputs(false), {
      event,
      prepare: (workspace) => {
        checkOut(github, workspace, checkedOut, merged)
        text = readFileSync(path.join(workspace, 'src/cart.ts'), 'utf8')
      },
    })
    expect(ran.outputs, ran.stdout).toMatchObject({
      outcome: 'posted',
      comments: '1',
      suggestions: String(given.buttons),
    })
    const isAdvised = ran.stdout.includes(
      `The checked-out src/cart.ts differs from the one in commit ${commit}`,
    )
    expect(isAdvised).toBe(given.buttons === 0)
    // A suggestion, if any, is on the text of the checkout.
    if (given.buttons > 0) expect(text.split('\n')[9]).toBe('changed 10;')
  })

  test('T25 a quoted original proves the line in any checkout', async () => {
    const github = await sandbox()
    const event = await github.event()
    await github.push({ 'src/cart.ts': MOVED })
    const ran = await runAction(github, inputs(true), {
      event,
      prepare: (workspace) => checkOut(github, workspace, github.headSha),
    })
    expect(ran.outputs).toMatchObject({ outcome: 'posted', suggestions: '1' })
  })

  test('T25 the commit given as input counts, not the head', async () => {
    const github = await sandbox()
    const commit = github.headSha
    await github.push({ 'src/cart.ts': MOVED })
    const event = await github.event()
    for (const [checkedOut, buttons] of [
      [github.headSha, '0'],
      [commit, '1'],
    ] as const) {
      const ran = await runAction(
        github,
        { ...inputs(false), commit, id: checkedOut },
        { event, prepare: (workspace) => checkOut(github, workspace, checkedOut) },
      )
      expect(ran.outputs).toMatchObject({ outcome: 'posted', suggestions: buttons })
    }
  })
})

function inputs(quoted: boolean): Record<string, string> {
  const finding = {
    path: 'src/cart.ts',
    line: 10,
    message: 'Better so.',
    suggestion: 'better 10;',
    ...(quoted ? { original: 'changed 10;' } : {}),
  }
  return { 'findings-path': '', findings: JSON.stringify([finding]) }
}

/** As actions/checkout does it: the commit itself, or by default its merge with the base. */
function checkOut(github: Sandbox, workspace: string, commit: string, merged?: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=ci', '-c', 'user.email=ci@test', ...args], {
      cwd: workspace,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: devNull },
    })
  git('init', '--quiet', '--initial-branch=main')
  git('fetch', '--quiet', `file://${github.directory}`, '+refs/*:refs/remotes/origin/*', commit)
  git('checkout', '--quiet', '--detach', commit)
  if (merged !== undefined) git('merge', '--quiet', '--no-edit', merged)
}

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1};\n`).join('')
}
