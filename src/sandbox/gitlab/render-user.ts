import type { Account } from './account.ts'
import { webUrl } from './render-url.ts'
import type { State } from './state.ts'

/** The short form inside other objects. */
export function renderUser(state: State, { id, username, name }: Account) {
  const web_url = `${webUrl(state)}/${username}`
  return { id, username, public_email: '', name, state: 'active', locked: false, avatar_url: null, web_url }
}

/** https://docs.gitlab.com/api/users/#get-the-current-user */
export function renderProfile(state: State, account: Account) {
  const { createdAt } = state.mergeRequest
  return { ...renderUser(state, account), created_at: createdAt, bot: account.kind === 'bot', bio: '' }
}
