import type { Account } from './account.ts'
import { webUrl } from './render-url.ts'
import type { State } from './state.ts'

/** https://docs.github.com/rest/users/users, the short form inside other objects. */
export function renderUser(state: State, { login, id, kind }: Account) {
  const url = `${state.apiUrl}/users/${encodeURIComponent(login)}`
  return {
    login,
    id,
    node_id: `${kind === 'bot' ? 'BOT' : 'U'}_${id}`,
    avatar_url: `${webUrl(state)}/avatars/${id}`,
    gravatar_id: '',
    url,
    html_url:
      kind === 'bot' ? `${webUrl(state)}/apps/${login.replace('[bot]', '')}` : `${webUrl(state)}/${login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: kind === 'bot' ? 'Bot' : 'User',
    user_view_type: 'public',
    site_admin: false,
  }
}

/** The public profile of GET /user. */
export function renderProfile(state: State, account: Account) {
  const nothing = {
    name: null,
    company: null,
    blog: null,
    location: null,
    email: null,
    hireable: null,
    bio: null,
  }
  const counts = { public_repos: 1, public_gists: 0, followers: 0, following: 0 }
  const dates = { created_at: state.pull.createdAt, updated_at: state.pull.createdAt }
  return { ...renderUser(state, account), ...nothing, ...counts, ...dates }
}
