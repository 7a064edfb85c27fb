import type { Account } from './account.ts'
import type { ReviewEvent, State } from './state.ts'

/** Why this user may not submit the review, in GitHub's words; the rules are the same for new and pending reviews. */
export function submissionProblem(
  state: State,
  user: Account,
  event: ReviewEvent | undefined,
  body: string,
  hasComments: boolean,
): string | undefined {
  return (
    ownPullProblem(state, user, event) ??
    approvalProblem(state, user, event) ??
    lockProblem(state, user) ??
    bodyProblem(state, event, body, hasComments)
  )
}

/** GitHub added the prefix `Review` in about 2025. */
function ownPullProblem({ pull, settings }: State, user: Account, event: ReviewEvent | undefined) {
  if (user !== pull.author || event === undefined || event === 'COMMENT') return undefined
  const action = event === 'APPROVE' ? 'approve' : 'request changes on'
  return `${settings.wording === 'legacy' ? '' : 'Review '}Can not ${action} your own pull request`
}

function approvalProblem({ settings }: State, user: Account, event: ReviewEvent | undefined) {
  const forbidden = event === 'APPROVE' && user.kind === 'bot' && !settings.canApprove
  return forbidden ? 'GitHub Actions is not permitted to approve pull requests.' : undefined
}

/** Users with write access can still review a locked pull request. */
function lockProblem({ pull }: State, user: Account) {
  const member = user.association === 'OWNER' || user.association === 'MEMBER'
  return pull.locked && !member ? 'lock prevents review' : undefined
}

function bodyProblem(
  { settings }: State,
  event: ReviewEvent | undefined,
  body: string,
  hasComments: boolean,
) {
  if (body.trim() !== '') return undefined
  // GitHub's message for this is empty.
  if (event === 'COMMENT' && !hasComments) return ''
  if (event !== 'REQUEST_CHANGES') return undefined
  if (!hasComments) return 'You need to leave a comment indicating the requested changes.'
  const { answer, message } = settings.answers.requestChangesWithoutBody
  return answer === 'refused' ? message : undefined
}
