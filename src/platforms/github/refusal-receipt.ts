import type { Refusal } from '../call.ts'
import type { Receipt } from '../platform.ts'
import { permissionsToPaste } from './permissions.ts'
import type { PullRequest } from './shapes.ts'

/** No change request from its author, or from whom a rule forbids it. */
const NO_CHANGE_REQUEST = /request changes on your own pull request|not permitted to request changes/i

/** What a refusal that is not about lines means for the run. */
export function receiptOfRefusal(refusal: Refusal, pull: PullRequest): Receipt {
  const { status, message, errors } = refusal
  const said = [message, ...errors].filter(Boolean).join(': ')
  if (errors.some((text) => NO_CHANGE_REQUEST.test(text)))
    return { kind: 'comment-only', message: `GitHub accepts no change request here (${said})` }
  if (errors.some((text) => /lock prevents review/i.test(text))) return { kind: 'closed', why: 'locked' }
  if (status === 403 || status === 404) {
    const fork = isFromFork(pull)
    const why = fork
      ? 'From a fork the token of a pull_request workflow may only read. Post from a second one, on: workflow_run, where the token may write reviews'
      : 'The token may not write reviews'
    const hint = `${why}${permissionsToPaste(refusal)}`
    return { kind: 'forbidden', message: `GitHub refused the review: ${status} ${said}`, hint, fork }
  }
  return { kind: 'failed', message: `GitHub refused the review: ${status} ${said}` }
}

/** The repository of a fork that was deleted is null. */
function isFromFork({ head, base }: PullRequest): boolean {
  if (head.repo === null) return true
  return head.repo?.full_name != null && head.repo.full_name !== base.repo?.full_name
}
