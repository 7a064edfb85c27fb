import type { Account } from './account.ts'
import type { ReviewEvent, State } from './state.ts'

/** Why this user may not submit such a review, in GitHub's words; the same for a new and for a pending one. */
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

/** The first word has been there since about 2025. */
function ownPullProblem({ pull, settings }: State, user: Account, event: ReviewEvent | undefined) {
  if (user !== pull.author || event === undefined || event === 'COMMENT') return undefined
  const action = event === 'APPROVE' ? 'approve' : 'request changes on'
  return `${settings.wording === 'legacy' ? '' : 'Review '}Can not ${action} your own pull request`
}

function approvalProblem({ settings }: State, user: Account, event: ReviewEvent | undefined) {
  const forbidden = event === 'APPROVE' && user.kind === 'bot' && !settings.canApprove
  return forbidden ? 'GitHub Actions is not permitted to approve pull requests.' : undefined
}

/** Those who may write to the repository still may. */
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
  // An empty text is all the error there is.
  if (event === 'COMMENT' && !hasComments) return ''
  // With comments it probably passes: not established.
  if (event === 'REQUEST_CHANGES' && (!hasComments || settings.unverified === 'refused')) {
    return 'You need to leave a comment indicating the requested changes.'
  }
  return undefined
}
