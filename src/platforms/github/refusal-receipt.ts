import type { Refusal } from '../call.ts'
import type { Receipt } from '../platform.ts'
import { permissionsToPaste } from './permissions.ts'
import type { PullRequest } from './shapes.ts'

/** Authors of a pull request, and users that a rule excludes, cannot request changes. */
const NO_CHANGE_REQUEST = /request changes on your own pull request|not permitted to request changes/i

/** The receipt for a refusal that is not about lines. */
export function receiptOfRefusal(refusal: Refusal, pull: PullRequest): Receipt {
  const { status, message, errors } = refusal
  const text = [message, ...errors].filter(Boolean).join(': ')
  if (errors.some((text) => NO_CHANGE_REQUEST.test(text)))
    return { kind: 'comment-only', message: `GitHub accepts no change request here (${text})` }
  if (errors.some((text) => /lock prevents review/i.test(text))) return { kind: 'closed', why: 'locked' }
  if (status === 403 || status === 404) {
    const fork = isFromFork(pull)
    const why = fork
      ? 'For a fork the token of a pull_request workflow is read-only. Post from a second workflow, on: workflow_run, where the token may write reviews'
      : 'The token may not write reviews'
    const hint = `${why}${permissionsToPaste(refusal)}`
    return { kind: 'forbidden', message: `GitHub refused the review: ${status} ${text}`, hint, fork }
  }
  return { kind: 'failed', message: `GitHub refused the review: ${status} ${text}` }
}

/** `head.repo` is null if the fork was deleted. */
function isFromFork({ head, base }: PullRequest): boolean {
  if (head.repo === null) return true
  return head.repo?.full_name != null && head.repo.full_name !== base.repo?.full_name
}
