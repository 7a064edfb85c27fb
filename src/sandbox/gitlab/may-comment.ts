import { type Account, hasRole } from './account.ts'
import type { State } from './state.ts'

/** Everyone who can see the merge request may comment; once it is locked, only members may. */
export function mayComment({ mergeRequest }: State, user: Account): boolean {
  return hasRole(user, mergeRequest.discussionLocked ? 'reporter' : 'guest') || user === mergeRequest.author
}
