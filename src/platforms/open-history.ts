import type { History } from '../core/memory/history.ts'
import type { Target } from './detect.ts'
import type { WaitBudgetOptions } from './wait-budget.ts'

/** Reads what earlier runs have said; only the code of that platform is loaded. */
export async function readHistory(
  target: Target,
  id: string | undefined,
  waitBudget: WaitBudgetOptions & { readonly onReply?: () => void },
): Promise<History> {
  const { token, apiUrl } = target
  if (target.platform === 'github') {
    const { connect } = await import('./github/connect.ts')
    const { readGitHubHistory } = await import('./github/history.ts')
    return readGitHubHistory(await connect({ token, apiUrl, ...waitBudget }), target.pullRequest, id)
  }
  const { connectGitLab } = await import('./gitlab/connect.ts')
  const { readGitLabHistory } = await import('./gitlab/history.ts')
  return readGitLabHistory(await connectGitLab({ token, apiUrl, ...waitBudget }), target, id)
}
