import type { DiffRefs } from '../../core/gitlab/position.ts'
import { RefusedRead } from '../retry-read.ts'
import type { Reader } from './read.ts'
import * as shapes from './shapes.ts'

/** The diff of a merge request when this commit was its head; `undefined` if GitLab no longer has it. */
export async function readVersionOf(
  reader: Reader,
  path: string,
  commit: string,
): Promise<{ refs: DiffRefs; files: readonly shapes.File[] } | undefined> {
  try {
    const versions = await reader.all(`${path}/versions`, shapes.version)
    const found = versions.find((version) => version.head_commit_sha === commit)
    if (!found) return undefined
    const version = await reader.one(`${path}/versions/${found.id}`, shapes.versionWithFiles)
    const { base_commit_sha: base_sha, start_commit_sha: start_sha, diffs } = version
    if (!base_sha || !start_sha) return undefined
    return { refs: { base_sha, start_sha, head_sha: commit }, files: diffs }
  } catch (error) {
    if (error instanceof RefusedRead) return undefined
    throw error
  }
}
