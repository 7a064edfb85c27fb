import type { Account } from './account.ts'
import { renderRepository } from './render-repository.ts'
import { pullUrl, pullWebUrl, repoUrl } from './render-url.ts'
import { renderUser } from './render-user.ts'
import { BASE_BRANCH, HEAD_BRANCH, pullDiff, type State } from './state.ts'

/** The full object, with the counts that only GET …/pulls/{n} has. */
export async function renderPull(state: State) {
  const { pull, settings } = state
  const { files } = await pullDiff(state)
  const commits = await state.repository.log(`${pull.baseSha}..${pull.headSha}`)
  const count = (of: 'additions' | 'deletions') => files.reduce((sum, file) => sum + file[of], 0)
  return {
    ...renderPullInList(state),
    merged: pull.status === 'merged',
    mergeable: pull.status === 'open' ? true : null,
    rebaseable: pull.status === 'open' ? true : null,
    mergeable_state: pull.status === 'open' ? 'clean' : 'unknown',
    merged_by: pull.status === 'merged' ? renderUser(state, state.accounts.named(settings.owner)) : null,
    comments: 0,
    review_comments: state.comments.filter(({ review }) => review.state !== 'PENDING').length,
    maintainer_can_modify: settings.fork !== false,
    commits: commits.length,
    additions: count('additions'),
    deletions: count('deletions'),
    changed_files: files.length,
  }
}

/** The short object of lists. */
export function renderPullInList(state: State) {
  const { pull, settings } = state
  const url = pullUrl(state)
  const html = pullWebUrl(state)
  const issue = `${repoUrl(state)}/issues/${settings.number}`
  const statuses = `${repoUrl(state)}/statuses/${pull.headSha}`
  const href = (address: string) => ({ href: address })
  const closedAt = pull.status === 'open' ? null : pull.createdAt
  return {
    url,
    id: 6001,
    node_id: pullNodeId(state),
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: issue,
    number: settings.number,
    state: pull.status === 'open' ? 'open' : 'closed',
    locked: pull.locked,
    title: settings.title,
    user: renderUser(state, pull.author),
    body: settings.body === '' ? null : settings.body,
    created_at: pull.createdAt,
    updated_at: pull.createdAt,
    closed_at: closedAt,
    merged_at: pull.status === 'merged' ? closedAt : null,
    merge_commit_sha: pull.status === 'merged' ? pull.headSha : null,
    assignee: null,
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    labels: [],
    milestone: null,
    draft: pull.draft,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${repoUrl(state)}/pulls/comments{/number}`,
    comments_url: `${issue}/comments`,
    statuses_url: statuses,
    head: renderHead(state),
    base: renderBranch(state, state.accounts.named(settings.owner), BASE_BRANCH, pull.baseSha, 'base'),
    _links: {
      self: href(url),
      html: href(html),
      issue: href(issue),
      comments: href(`${issue}/comments`),
      review_comments: href(`${url}/comments`),
      review_comment: href(`${repoUrl(state)}/pulls/comments{/number}`),
      commits: href(`${url}/commits`),
      statuses: href(statuses),
    },
    author_association: pull.author.association,
    auto_merge: null,
    active_lock_reason: pull.locked ? 'resolved' : null,
  }
}

export function pullNodeId({ settings }: State): string {
  return `PR_kwDOSandbox${settings.number}`
}

function renderHead(state: State) {
  const { pull, settings } = state
  if (settings.fork === false) {
    return renderBranch(state, state.accounts.named(settings.owner), HEAD_BRANCH, pull.headSha, 'base')
  }
  const branch = renderBranch(state, pull.author, HEAD_BRANCH, pull.headSha, 'fork')
  return settings.fork === 'deleted' ? { ...branch, repo: null } : branch
}

function renderBranch(state: State, owner: Account, ref: string, sha: string, where: 'base' | 'fork') {
  return {
    label: `${owner.login}:${ref}`,
    ref,
    sha,
    user: renderUser(state, owner),
    repo: renderRepository(state, owner, where === 'fork'),
  }
}
