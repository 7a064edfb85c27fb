import type { Account } from './account.ts'
import { webUrl } from './render-url.ts'
import { renderUser } from './render-user.ts'
import { BASE_BRANCH, REPOSITORY_ID, type State } from './state.ts'

/** URL suffixes of a repository, by key without `_url`. */
const ADDRESSES: Readonly<Record<string, string>> = {
  archive: '/{archive_format}{/ref}',
  assignees: '/assignees{/user}',
  blobs: '/git/blobs{/sha}',
  branches: '/branches{/branch}',
  collaborators: '/collaborators{/collaborator}',
  comments: '/comments{/number}',
  commits: '/commits{/sha}',
  compare: '/compare/{base}...{head}',
  contents: '/contents/{+path}',
  contributors: '/contributors',
  deployments: '/deployments',
  downloads: '/downloads',
  events: '/events',
  forks: '/forks',
  git_commits: '/git/commits{/sha}',
  git_refs: '/git/refs{/sha}',
  git_tags: '/git/tags{/sha}',
  hooks: '/hooks',
  issue_comment: '/issues/comments{/number}',
  issue_events: '/issues/events{/number}',
  issues: '/issues{/number}',
  keys: '/keys{/key_id}',
  labels: '/labels{/name}',
  languages: '/languages',
  merges: '/merges',
  milestones: '/milestones{/number}',
  notifications: '/notifications{?since,all,participating}',
  pulls: '/pulls{/number}',
  releases: '/releases{/id}',
  stargazers: '/stargazers',
  statuses: '/statuses/{sha}',
  subscribers: '/subscribers',
  subscription: '/subscription',
  tags: '/tags',
  teams: '/teams',
  trees: '/git/trees{/sha}',
}

export function renderRepository(state: State, owner: Account, fork: boolean) {
  const { repo } = state.settings
  const full = `${owner.login}/${repo}`
  const url = `${state.apiUrl}/repos/${full}`
  const html = `${webUrl(state)}/${full}`
  const { host } = new URL(webUrl(state))
  const addresses = Object.entries(ADDRESSES).map(([name, end]) => [`${name}_url`, url + end])
  const counts = { forks: 0, forks_count: 0, stargazers_count: 0, watchers_count: 0, watchers: 0, size: 1 }
  const id = fork ? REPOSITORY_ID + 1 : REPOSITORY_ID
  return {
    id,
    node_id: `R_kgDOSandbox${id}`,
    name: repo,
    full_name: full,
    private: false,
    owner: renderUser(state, owner),
    html_url: html,
    description: null,
    fork,
    url,
    ...Object.fromEntries(addresses),
    git_url: `git://${host}/${full}.git`,
    ssh_url: `git@${host}:${full}.git`,
    clone_url: `${html}.git`,
    svn_url: html,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    ...counts,
    open_issues: 1,
    open_issues_count: 1,
    default_branch: BASE_BRANCH,
    has_issues: true,
    has_projects: true,
    has_wiki: true,
    has_pages: false,
    has_downloads: true,
    has_discussions: false,
    archived: false,
    disabled: false,
    visibility: 'public',
    pushed_at: state.pull.createdAt,
    created_at: state.pull.createdAt,
    updated_at: state.pull.createdAt,
  }
}
