import type { Detected, NoTarget } from './detect.ts'
import type { Platform } from './platform.ts'
import type { WaitBudgetOptions } from './wait-budget.ts'

export interface OpenOptions extends WaitBudgetOptions {
  readonly id: string
  /** The commit that the findings describe, if the user has set it. */
  readonly commit: string | undefined
  readonly resolveFixed: boolean
  /** Called for every reply of the platform. */
  readonly onReply?: () => void
}

/** Connects to the platform of a target; only the code of that platform is loaded. */
export async function openTarget(target: Detected, options: OpenOptions): Promise<Platform | NoTarget> {
  if (!('platform' in target)) return target
  const { id, commit, resolveFixed, ...waitBudget } = options
  const { token, apiUrl } = target
  if (target.platform === 'github') {
    const { connect } = await import('./github/connect.ts')
    const { createGitHub } = await import('./github/github.ts')
    const connection = await connect({ token, apiUrl, ...waitBudget })
    return createGitHub(connection, { pullRequest: target.pullRequest, id, commit, resolveFixed })
  }
  const { connectGitLab } = await import('./gitlab/connect.ts')
  const { createGitLab } = await import('./gitlab/gitlab.ts')
  const connection = await connectGitLab({ token, apiUrl, ...waitBudget })
  const { project, iid, version, unproven } = target
  return createGitLab(connection, {
    project,
    iid,
    version,
    id,
    resolveFixed,
    commit: commit ?? target.commit,
    unproven: unproven && commit === undefined,
  })
}
