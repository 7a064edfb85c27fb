import { type Account, hasRole } from './account.ts'
import type { State } from './state.ts'

/** Whoever sees the merge request may comment on it; once it is locked, members only. */
export function mayComment({ mergeRequest }: State, user: Account): boolean {
  return hasRole(user, mergeRequest.discussionLocked ? 'reporter' : 'guest') || user === mergeRequest.author
}
