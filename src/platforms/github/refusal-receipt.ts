import type { Receipt } from '../platform.ts'
import type { Refusal } from './call.ts'
import type { PullRequest } from './shapes.ts'

const PERMISSIONS = ['permissions:', '  contents: read', '  pull-requests: write'].join('\n')

/** No change request from its author, or from whom a rule forbids it. */
const NO_CHANGE_REQUEST = /request changes on your own pull request|not permitted to request changes/i

/** What a refusal that is not about lines means for the run. */
export function receiptOfRefusal(refusal: Refusal, pull: PullRequest): Receipt {
  const { status, message, errors } = refusal
  const said = [message, ...errors].filter(Boolean).join(': ')
  if (errors.some((text) => NO_CHANGE_REQUEST.test(text)))
    return { kind: 'comment-only', message: `GitHub takes no change request here (${said})` }
  if (errors.some((text) => /lock prevents review/i.test(text))) return { kind: 'closed', why: 'locked' }
  if (status === 403 || status === 404) {
    const fork = pull.head.repo?.full_name !== pull.base.repo.full_name
    const hint = fork
      ? 'From a fork the token may only read. Post from a second workflow: on: workflow_run.'
      : `The token may not write reviews${asked(refusal)}. Put this into the workflow or the job:\n\n${PERMISSIONS}`
    return { kind: 'forbidden', message: `GitHub refused the review: ${status} ${said}`, hint, fork }
  }
  return { kind: 'failed', message: `GitHub refused the review: ${status} ${said}` }
}

/** https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible */
function asked({ headers }: Refusal): string {
  const permissions = headers['x-accepted-github-permissions']
  return permissions === undefined ? '' : ` (GitHub asks for ${permissions})`
}
