import { json, type Reply, text } from '../http/reply.ts'
import type { Call } from './call.ts'
import { wantsDiff } from './read-pull.ts'
import { notFound } from './refusal.ts'
import { renderCommit } from './render-commit.ts'
import { renderFile } from './render-file.ts'
import { repoUrl, webUrl } from './render-url.ts'

const RAW_TYPE = /application\/vnd\.github(?:\.v3)?\.raw/
const MAX_COMMITS = 250

/** GET …/compare/{base}...{head}: changes on the head since the merge base; only the first page has files. */
export async function readComparison(call: Call, docs: string): Promise<Reply> {
  const { state, captures } = call
  const [from = '', to = ''] = (captures[0] ?? '').split('...')
  const [base, head] = await Promise.all([resolveCommit(call, from), resolveCommit(call, to)])
  if (base === undefined || head === undefined) return notFound(docs)
  const { repository, settings } = state
  const diff = await repository.compare(`${base}...${head}`)
  if (wantsDiff(call)) return text(200, 'application/vnd.github.diff; charset=utf-8', diff.text)
  const mergeBase = await repository.mergeBase(base, head)
  const [ahead, behind, baseCommits, mergeBaseCommits] = await Promise.all([
    repository.log(`${base}..${head}`),
    repository.log(`${head}..${base}`),
    repository.log(`${base}^!`),
    repository.log(`${mergeBase}^!`),
  ])
  const url = `${repoUrl(state)}/compare/${captures[0]}`
  const html = `${webUrl(state)}/${settings.owner}/${settings.repo}/compare/${captures[0]}`
  const first = (call.query.get('page') ?? '1') === '1'
  return json(200, {
    url,
    html_url: html,
    permalink_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    base_commit: baseCommits.map((commit) => renderCommit(state, commit))[0],
    merge_base_commit: mergeBaseCommits.map((commit) => renderCommit(state, commit))[0],
    status: statusOf(ahead.length, behind.length),
    ahead_by: ahead.length,
    behind_by: behind.length,
    total_commits: ahead.length,
    commits: ahead.slice(0, MAX_COMMITS).map((commit) => renderCommit(state, commit)),
    ...(first
      ? {
          files: diff.files
            .slice(0, settings.limits.diffFiles)
            .map((file) => renderFile(state, diff, file, head)),
        }
      : {}),
  })
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead'
  return behind > 0 ? 'behind' : 'identical'
}

function resolveCommit({ state }: Call, name: string): Promise<string | undefined> {
  return state.repository.resolve(name.replace(/^[^:/]+:/, ''))
}

/** GET …/contents/{path}?ref=. */
export async function readContents(call: Call, docs: string): Promise<Reply> {
  const path = firstCapture(call)
  const commit = await resolveCommit(call, call.query.get('ref') ?? 'main')
  const blob = commit === undefined ? undefined : await call.state.repository.read(`${commit}:${path}`)
  if (!blob) return notFound(docs)
  if (RAW_TYPE.test(call.accept)) return text(200, 'application/vnd.github.raw; charset=utf-8', blob.content)
  const url = `${repoUrl(call.state)}/contents/${path}?ref=${commit}`
  const gitUrl = `${repoUrl(call.state)}/git/blobs/${blob.id}`
  return json(200, {
    name: path.split('/').at(-1),
    path,
    sha: blob.id,
    size: blob.content.length,
    url,
    html_url: null,
    git_url: gitUrl,
    download_url: null,
    type: 'file',
    content: blob.content.toString('base64'),
    encoding: 'base64',
    _links: { self: url, git: gitUrl, html: null },
  })
}

/** GET …/git/blobs/{sha}. */
export async function readBlob(call: Call, docs: string): Promise<Reply> {
  const blob = await call.state.repository.read(firstCapture(call))
  if (!blob) return notFound(docs)
  if (RAW_TYPE.test(call.accept)) return text(200, 'application/vnd.github.raw; charset=utf-8', blob.content)
  return json(200, {
    sha: blob.id,
    node_id: `B_kwDOSandbox${blob.id.slice(0, 12)}`,
    size: blob.content.length,
    url: `${repoUrl(call.state)}/git/blobs/${blob.id}`,
    content: blob.content.toString('base64'),
    encoding: 'base64',
  })
}

/** GET …/git/trees/{sha}: the top level or, with `recursive`, everything. */
export async function readTree(call: Call, docs: string): Promise<Reply> {
  const { state, query } = call
  const commit = await resolveCommit(call, firstCapture(call))
  if (commit === undefined) return notFound(docs)
  const entries = await state.repository.list(commit, query.has('recursive'))
  const { treeEntries } = state.settings.limits
  return json(200, {
    sha: commit,
    url: `${repoUrl(state)}/git/trees/${commit}`,
    tree: entries.slice(0, treeEntries).map(({ path, mode, type, sha }) => ({
      path,
      mode,
      type,
      sha,
      url: `${repoUrl(state)}/git/${type}s/${sha}`,
    })),
    truncated: entries.length > treeEntries,
  })
}

function firstCapture({ captures: [first = ''] }: Call): string {
  return first
}
