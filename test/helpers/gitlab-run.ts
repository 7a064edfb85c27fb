import { onTestFinished } from 'vitest'
import { connectGitLab } from '../../src/platforms/gitlab/connect.ts'
import { createGitLab } from '../../src/platforms/gitlab/gitlab.ts'
import { type GitLab, startGitLab } from '../../src/sandbox/start-gitlab.ts'
import { BASE, HEAD, INLINE, type Ran, type RunOptions, runReview } from './run-review.ts'

/** One with a suggestion, one without, one on a line outside the hunks, one for the summary. */
export const FINDINGS = [
  ...INLINE,
  { path: 'src/cart.ts', line: 2, title: 'Third', message: 'Not in the diff.', severity: 'info' },
  { path: 'src/else.ts', line: 2, title: 'Fourth', message: 'Not in the merge request.', severity: 'info' },
]

export type Sandbox = GitLab

export async function sandbox(description: Partial<Parameters<typeof startGitLab>[0]> = {}): Promise<GitLab> {
  const gitlab = await startGitLab({ base: BASE, head: HEAD, ...description })
  onTestFinished(() => gitlab.close())
  return gitlab
}

export interface GitLabRunOptions extends RunOptions {
  readonly version?: string
  readonly unproven?: boolean
}

/** Runs the real code, with a second shortened to a millisecond. */
export async function run(gitlab: GitLab, given: GitLabRunOptions = {}): Promise<Ran> {
  const { token, url: apiUrl, project, iid } = gitlab
  const { version, unproven } = given
  return runReview(given.findings ?? FINDINGS, given, async ({ id, commit, resolveFixed, ...reach }) => {
    const connection = await connectGitLab({ token, apiUrl, second: 1, ...reach })
    const options = { project: project.path, iid, id, commit, resolveFixed, version, unproven }
    return createGitLab(connection, options)
  })
}
