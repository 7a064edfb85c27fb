import type { Comparison, FileChange } from '../git/compare-trees.ts'
import { repoUrl, webUrl } from './render-url.ts'
import { shownPatch } from './shown-patch.ts'
import type { State } from './state.ts'

/** A `diff-entry`, as in lists of files and comparisons. */
export function renderFile(state: State, diff: Comparison, file: FileChange, commit: string) {
  const { owner, repo, limits } = state.settings
  const path = file.path.split('/').map(encodeURIComponent).join('/')
  const patch = shownPatch(diff, file, limits)
  return {
    sha: file.blob,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${webUrl(state)}/${owner}/${repo}/blob/${commit}/${path}`,
    raw_url: `${webUrl(state)}/${owner}/${repo}/raw/${commit}/${path}`,
    contents_url: `${repoUrl(state)}/contents/${path}?ref=${commit}`,
    ...(patch === undefined ? {} : { patch }),
    ...(file.previousPath === undefined ? {} : { previous_filename: file.previousPath }),
  }
}
