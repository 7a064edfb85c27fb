import type { LoggedCommit } from '../git/create-repository.ts'
import { repoUrl, webUrl } from './render-url.ts'
import type { State } from './state.ts'

export function renderCommit(state: State, commit: LoggedCommit) {
  const { owner, repo } = state.settings
  const { sha, tree, parents, author, email, date, message } = commit
  const url = `${repoUrl(state)}/commits/${sha}`
  const html = `${webUrl(state)}/${owner}/${repo}/commit`
  const person = { name: author, email, date }
  return {
    sha,
    node_id: `C_kwDOSandbox${sha.slice(0, 12)}`,
    commit: {
      author: person,
      committer: person,
      message,
      tree: { sha: tree, url: `${repoUrl(state)}/git/trees/${tree}` },
      url: `${repoUrl(state)}/git/commits/${sha}`,
      comment_count: 0,
      verification: {
        verified: false,
        reason: 'unsigned',
        signature: null,
        payload: null,
        verified_at: null,
      },
    },
    url,
    html_url: `${html}/${sha}`,
    comments_url: `${url}/comments`,
    author: null,
    committer: null,
    parents: parents.map((parent) => ({
      sha: parent,
      url: `${repoUrl(state)}/commits/${parent}`,
      html_url: `${html}/${parent}`,
    })),
  }
}
