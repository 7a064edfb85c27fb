import type { DiffRefs } from '../../core/gitlab/position.ts'
import { UnreadError } from '../platform.ts'
import { RefusedRead } from '../retry-read.ts'
import type { WaitBudget } from '../wait-budget.ts'
import type { Reader } from './read.ts'
import * as shapes from './shapes.ts'

/** Everything that is read before anything is written. */
export interface Snapshot {
  readonly mergeRequest: shapes.MergeRequest
  readonly refs: DiffRefs
  readonly files: readonly shapes.File[]
  readonly discussions: readonly shapes.Discussion[]
  /** Drafts of the token's user; `undefined` if the server has no drafts. */
  readonly drafts: readonly shapes.Draft[] | undefined
  /** Id of the token's user. */
  readonly user: number
  readonly version: string | undefined
}

/** Servers before 2025 fail with larger pages. https://gitlab.com/gitlab-org/gitlab/-/issues/427168 */
const FILES_PER_PAGE = 30

/**
 * Reads the merge request first, then the rest in parallel. The diffs do not say which commits they belong to: they
 * belong to `refs` only if the merge request still has the same refs later.
 */
export async function readSnapshot(
  reader: Reader,
  waitBudget: WaitBudget,
  path: string,
  knownVersion: string | undefined,
): Promise<Snapshot> {
  const { mergeRequest, refs } = await readPrepared(reader, waitBudget, path)
  const [files, discussions, drafts, user, version] = await Promise.all([
    reader.all(`${path}/diffs`, shapes.file, { pageSize: FILES_PER_PAGE }),
    reader.all(`${path}/discussions`, shapes.discussion),
    readDrafts(reader, path),
    reader.one('/user', shapes.user),
    knownVersion ?? readVersion(reader),
  ])
  const expected = Number(mergeRequest.changes_count ?? 0)
  if (files.length < expected)
    throw new UnreadError(`GitLab listed ${files.length} of ${expected} changed files`, {
      hint: 'Nothing was posted. Run again.',
    })
  return { mergeRequest, refs, files, discussions, drafts, user: user.id, version }
}

/** Drafts of the token's user. */
export async function readDrafts(reader: Reader, path: string): Promise<shapes.Draft[] | undefined> {
  return unlessUnknown(reader.all(`${path}/draft_notes`, shapes.draft, { atOnce: true }))
}

async function readVersion(reader: Reader): Promise<string | undefined> {
  return (await unlessUnknown(reader.one('/version', shapes.metadata)))?.version
}

/** `undefined` if the server does not have the endpoint, or denies access to it. */
async function unlessUnknown<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof RefusedRead && error.forbidden) return undefined
    throw error
  }
}

/** Seconds between reads of a merge request that was just opened, until its diff is ready. https://gitlab.com/gitlab-org/gitlab/-/issues/386562 */
const PREPARING = [1, 2, 3, 5, 8, 13]

async function readPrepared(
  reader: Reader,
  waitBudget: WaitBudget,
  path: string,
): Promise<{ mergeRequest: shapes.MergeRequest; refs: DiffRefs }> {
  for (let tried = 0; ; tried++) {
    const mergeRequest = await reader.one(path, shapes.mergeRequest)
    const refs = refsOf(mergeRequest)
    if (refs) return { mergeRequest, refs }
    const seconds = PREPARING[tried]
    if (seconds === undefined || !(await waitBudget.wait(seconds, 'GitLab is preparing the diff')))
      throw new UnreadError('GitLab has no diff of the merge request yet', {
        hint: 'Nothing was posted. Run again later.',
      })
  }
}

export function refsOf({ diff_refs }: shapes.MergeRequest): DiffRefs | undefined {
  const { base_sha, start_sha, head_sha } = diff_refs ?? {}
  return base_sha && start_sha && head_sha ? { base_sha, start_sha, head_sha } : undefined
}

export function whyClosed({ state, discussion_locked }: shapes.MergeRequest): string | undefined {
  if (state !== 'opened') return state
  return discussion_locked ? 'locked' : undefined
}
