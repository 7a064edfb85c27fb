import type { Call, Refusal } from '../call.ts'
import type { Receipt } from '../platform.ts'
import { retryAfter } from '../retry-read.ts'
import { GITLAB, hintOf } from './service.ts'
import type { MergeRequest } from './shapes.ts'

/** The receipt for a failed write, if nothing was posted. */
export function receiptOf(
  outcome: Exclude<Call<unknown>, { kind: 'done' }>,
  mergeRequest: MergeRequest,
): Extract<Receipt, { message: string }> {
  switch (outcome.kind) {
    case 'refused':
      return receiptOfRefusal(outcome.refusal, mergeRequest)
    case 'limited':
      return { kind: 'failed', message: retryAfter(GITLAB, outcome.seconds) }
    case 'unknown':
      return {
        kind: 'failed',
        message: `GitLab cannot be written to: ${outcome.message}; nothing was posted`,
      }
  }
}

function receiptOfRefusal(
  refusal: Refusal,
  mergeRequest: MergeRequest,
): Extract<Receipt, { message: string }> {
  const { status } = refusal
  const message = `GitLab refused the review: ${status} ${refusal.message}`
  if (status !== 401 && status !== 403 && status !== 404) return { kind: 'failed', message }
  const fork = mergeRequest.source_project_id !== mergeRequest.target_project_id
  return { kind: 'forbidden', message, hint: hintOf(refusal), fork }
}

/** The refusal is about the note, usually its place, not about the token: the same note would be refused again. */
export function isAboutNote({ status }: Refusal): boolean {
  return status === 400 || status === 422
}

/** https://gitlab.com/gitlab-org/gitlab/-/issues/520794 */
export function isAboutSchema({ status, message }: Refusal): boolean {
  return status === 400 && message.includes('must be a valid json schema')
}
