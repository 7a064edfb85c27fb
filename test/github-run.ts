import { onTestFinished } from 'vitest'
import { readFinding } from '../src/core/finding.ts'
import { writeMarkdown } from '../src/core/markdown.ts'
import { DEFAULT_PLAN_OPTIONS, type PlanOptions } from '../src/core/plan-options.ts'
import { connect } from '../src/platforms/github/connect.ts'
import { createGitHub } from '../src/platforms/github/github.ts'
import type { ReplyLimits } from '../src/platforms/whole-reply.ts'
import { type Result, review } from '../src/review.ts'
import { type GitHub, startGitHub } from '../src/sandbox/start-github.ts'

export const BASE = { 'src/cart.ts': lines(30), 'README.md': '# Shop\n' }
export const HEAD = {
  'src/cart.ts': lines(30).replace('line 10;', 'changed 10;').replace('line 20;', 'changed 20;\nadded 21;'),
  'README.md': '# Shop\n\nWith a cart.\n',
}

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1};\n`).join('')
}

/** One inline with a button, one inline without, one for the body. */
export const FINDINGS = [
  {
    path: 'src/cart.ts',
    line: 10,
    title: 'First',
    message: 'Better so.',
    suggestion: 'better 10;',
    severity: 'error',
  },
  { path: 'src/cart.ts', line: 21, title: 'Second', message: 'Why is this here?' },
  { path: 'src/cart.ts', line: 2, title: 'Third', message: 'Not in the diff.', severity: 'info' },
]

export type Sandbox = GitHub

export async function sandbox(description: Partial<Parameters<typeof startGitHub>[0]> = {}): Promise<GitHub> {
  const github = await startGitHub({ base: BASE, head: HEAD, ...description })
  onTestFinished(() => github.close())
  return github
}

export interface RunOptions {
  readonly findings?: readonly object[]
  readonly options?: Partial<PlanOptions>
  readonly id?: string
  readonly commit?: string
  readonly resolveFixed?: boolean
  readonly maxWait?: number
  readonly replyLimits?: ReplyLimits
}

/** A run of the real code, but for the clock: a second is a millisecond. */
export async function run(github: GitHub, given: RunOptions = {}): Promise<Result & { said: string[] }> {
  const said: string[] = []
  const say = (message: string) => void said.push(message)
  const { id = 'test', commit, resolveFixed = false, maxWait = 120, replyLimits } = given
  const { token, url: apiUrl } = github
  const connection = await connect({ token, apiUrl, maxWait, say, second: 1, replyLimits })
  const pullRequest = { owner: github.owner, repo: github.repo, pull_number: github.number }
  const findings = (given.findings ?? FINDINGS).map((entry, index) => {
    const read = readFinding(entry, { file: 'test', index })
    if ('bad' in read) throw new Error(read.bad.message)
    return read.finding
  })
  const result = await review({
    platform: createGitHub(connection, { pullRequest, id, commit, resolveFixed }),
    findings,
    bad: [],
    options: { ...DEFAULT_PLAN_OPTIONS, ...given.options, id, writeMarkdown },
    dryRun: false,
    say,
  })
  return { ...result, said }
}

/** Reviews that everyone sees. */
export function visibleReviews(github: GitHub) {
  return github.reviews().filter(({ state }) => state !== 'PENDING')
}
