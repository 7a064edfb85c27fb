import type { Receipt } from '../platform.ts'
import type { Refusal } from './call.ts'
import type { PullRequest } from './shapes.ts'

const PERMISSIONS = ['permissions:', '  contents: read', '  pull-requests: write'].join('\n')

/** What a refusal that is not about lines means for the run. */
export function receiptOfRefusal({ status, message, errors }: Refusal, pull: PullRequest): Receipt {
  const said = [message, ...errors].join(': ')
  if (errors.some((text) => /request changes on your own pull request/i.test(text))) {
    return {
      kind: 'comment-only',
      message: 'GitHub takes no change request from the author of the pull request',
    }
  }
  if (status === 403 || status === 404) {
    const fork = pull.head.repo?.full_name !== pull.base.repo.full_name
    const hint = fork
      ? 'From a fork the token may only read. Post from a second workflow: on: workflow_run.'
      : `The token may not write reviews. Put this into the workflow or the job:\n\n${PERMISSIONS}`
    return { kind: 'forbidden', message: `GitHub refused the review: ${status} ${said}`, hint, fork }
  }
  return { kind: 'failed', message: `GitHub refused the review: ${status} ${said}` }
}
