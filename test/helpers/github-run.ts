import { onTestFinished } from 'vitest'
import { connect } from '../../src/platforms/github/connect.ts'
import { createGitHub } from '../../src/platforms/github/github.ts'
import { type GitHub, startGitHub } from '../../src/sandbox/start-github.ts'
import { BASE, HEAD, INLINE, type Ran, type RunOptions, runReview } from './run-review.ts'

/** One inline with a suggestion, one inline without, one for the body. */
export const FINDINGS = [
  ...INLINE,
  { path: 'src/cart.ts', line: 2, title: 'Third', message: 'Not in the diff.', severity: 'info' },
]

export type Sandbox = GitHub

export async function sandbox(description: Partial<Parameters<typeof startGitHub>[0]> = {}): Promise<GitHub> {
  const github = await startGitHub({ base: BASE, head: HEAD, ...description })
  onTestFinished(() => github.close())
  return github
}

/** Runs the real code, with a second shortened to a millisecond. */
export async function run(github: GitHub, given: RunOptions = {}): Promise<Ran> {
  const { token, url: apiUrl, owner, repo, number: pull_number } = github
  return runReview(given.findings ?? FINDINGS, given, async ({ id, commit, resolveFixed, ...reach }) => {
    const connection = await connect({ token, apiUrl, second: 1, ...reach })
    return createGitHub(connection, { pullRequest: { owner, repo, pull_number }, id, commit, resolveFixed })
  })
}

/** Reviews that everyone sees. */
export function visibleReviews(github: GitHub) {
  return github.reviews().filter(({ state }) => state !== 'PENDING')
}
