import type { FileChange } from '../git/compare-trees.ts'
import { FORK_ID, PROJECT_ID } from './description.ts'
import { webUrl } from './render-url.ts'
import { renderUser } from './render-user.ts'
import {
  allNotes,
  latestVersion,
  SOURCE_BRANCH,
  type State,
  storedDiff,
  TARGET_BRANCH,
  type Version,
} from './state.ts'

/** https://docs.gitlab.com/api/projects/#get-a-single-project */
export function renderProject(state: State) {
  const { path } = state.settings
  const groups = path.split('/')
  const name = groups.pop() ?? ''
  const web_url = `${webUrl(state)}/${path}`
  return {
    id: PROJECT_ID,
    name,
    path: name,
    path_with_namespace: path,
    default_branch: TARGET_BRANCH,
    visibility: 'private',
    archived: false,
    http_url_to_repo: `${web_url}.git`,
    web_url,
    namespace: { id: 300, name: groups.at(-1) ?? '', path: groups.at(-1) ?? '', full_path: groups.join('/') },
  }
}

/** https://docs.gitlab.com/api/merge_requests/#get-single-mr */
export async function renderMergeRequest(state: State) {
  const { settings, mergeRequest } = state
  const { status, createdAt, author } = mergeRequest
  const isPrepared = state.unprepared === 0
  const { base_sha, start_sha, head_sha } = latestVersion(state)
  const reference = `!${settings.iid}`
  const sourceProjectId = settings.fork ? FORK_ID : PROJECT_ID
  return {
    id: mergeRequest.id,
    iid: settings.iid,
    project_id: PROJECT_ID,
    title: settings.title,
    description: settings.description,
    state: status,
    created_at: createdAt,
    updated_at: createdAt,
    prepared_at: isPrepared ? createdAt : null,
    merged_at: status === 'merged' ? createdAt : null,
    closed_at: status === 'closed' ? createdAt : null,
    target_branch: TARGET_BRANCH,
    source_branch: SOURCE_BRANCH,
    user_notes_count: allNotes(state).filter(({ system }) => !system).length,
    author: renderUser(state, author),
    assignees: [],
    reviewers: [],
    source_project_id: settings.fork === 'deleted' ? null : sourceProjectId,
    target_project_id: PROJECT_ID,
    labels: [],
    draft: settings.draft,
    work_in_progress: settings.draft,
    merge_status: isPrepared ? 'can_be_merged' : 'checking',
    detailed_merge_status: isPrepared ? 'mergeable' : 'preparing',
    sha: head_sha,
    merge_commit_sha: null,
    discussion_locked: mergeRequest.discussionLocked || null,
    references: { short: reference, relative: reference, full: `${settings.path}${reference}` },
    web_url: `${webUrl(state)}/${settings.path}/-/merge_requests/${settings.iid}`,
    has_conflicts: false,
    blocking_discussions_resolved: true,
    changes_count: isPrepared ? String((await storedDiff(state)).files.length) : null,
    diff_refs: isPrepared ? { base_sha, head_sha, start_sha } : null,
  }
}

/** https://docs.gitlab.com/api/merge_requests/#list-merge-request-diffs */
export function renderDiff({ settings }: State, change: FileChange, unidiff: boolean) {
  const { status, path, previousPath = path, patch = '', binary, modes } = change
  const tooLarge = patch.length > settings.limits.patchBytes
  const text = binary ?? patch
  const head = unidiff && patch !== '' ? fileHeader(status, previousPath, path) : ''
  const flags = { collapsed: false, too_large: tooLarge, generated_file: false }
  return {
    diff: tooLarge || text === '' ? '' : `${head}${text}\n`,
    ...(settings.diffFlags ? flags : {}),
    new_path: path,
    old_path: previousPath,
    a_mode: modes.before,
    b_mode: modes.after,
    new_file: status === 'added',
    renamed_file: status === 'renamed',
    deleted_file: status === 'removed',
  }
}

function fileHeader(status: FileChange['status'], before: string, after: string): string {
  const old = status === 'added' ? '/dev/null' : `a/${before}`
  return `--- ${old}\n+++ ${status === 'removed' ? '/dev/null' : `b/${after}`}\n`
}

/** https://docs.gitlab.com/api/merge_requests/#get-merge-request-diff-versions, without the diffs. */
export function renderVersion({ mergeRequest }: State, version: Version) {
  return {
    id: version.id,
    head_commit_sha: version.head_sha,
    base_commit_sha: version.base_sha,
    start_commit_sha: version.start_sha,
    created_at: version.createdAt,
    merge_request_id: mergeRequest.id,
    state: 'collected',
    real_size: '1',
    patch_id_sha: null,
  }
}
