import type { CompareOptions, Comparison } from '../git/compare-trees.ts'
import type { World } from '../world.ts'
import type { Account } from './account.ts'
import type { Settings, Status } from './description.ts'
import type { DiffRefs, Position } from './position.ts'

export interface Note {
  readonly id: number
  type: 'DiffNote' | 'DiscussionNote' | null
  body: string
  readonly author: Account
  readonly createdAt: string
  updatedAt: string
  readonly system: boolean
  readonly discussion: Discussion
  /** Where it is in the newest diff; where it was last, if it is outdated. */
  position: Position | undefined
  readonly originalPosition: Position | undefined
  readonly lineCode: string | undefined
  resolvedBy: Account | undefined
  resolvedAt: string | undefined
  suggestions: Suggestion[]
  /** Those published together have the same one. */
  readonly review: number | undefined
}

export interface Discussion {
  readonly id: string
  readonly notes: Note[]
  /** Not for the eyes of the token's user: it takes a place on a page and is not shown. */
  readonly hidden: boolean
  /** For how many more reads the list does not show it yet. */
  lag: number
}

export interface Suggestion {
  readonly id: number
  readonly note: Note
  readonly above: number
  readonly below: number
  readonly fromContent: string
  readonly toContent: string
  /** The commit that it became. */
  applied: string | undefined
  outdated: boolean
}

export interface Draft {
  readonly id: number
  readonly author: Account
  note: string
  position: Position | undefined
  readonly originalPosition: Position | undefined
  readonly discussion: Discussion | undefined
  readonly resolveDiscussion: boolean
  readonly commitId: string | null
  lag: number
}

/** The merge request's diff as it was after one push. */
export interface Version extends DiffRefs {
  readonly id: number
  readonly createdAt: string
}

export interface MergeRequest {
  readonly id: number
  readonly author: Account
  readonly createdAt: string
  status: Status
  discussionLocked: boolean
  /** Newest last. */
  readonly versions: Version[]
  /** Tips of the branches. */
  sourceSha: string
  targetSha: string
  sourceBranchDeleted: boolean
}

/** A quick action that was carried out. */
export interface Executed {
  readonly command: string
  readonly argument: string
  readonly by: string
}

/** One mail to those who take part. */
export interface Mail {
  readonly kind: 'review' | 'note'
  readonly notes: readonly number[]
}

export const TARGET_BRANCH = 'main'
export const SOURCE_BRANCH = 'mend'

/** All that the sandbox knows. */
export interface State extends World<Account> {
  readonly settings: Settings
  readonly mergeRequest: MergeRequest
  discussions: Discussion[]
  drafts: Draft[]
  readonly executed: Executed[]
  readonly mails: Mail[]
  /** By username. */
  readonly reviewerStates: Map<string, string>
  /** For how many more reads there is no diff yet. */
  unprepared: number
  /** Lines that the stored diff has lost. */
  readonly lost: { readonly path: string; readonly line: number }[]
  readonly ids: { note: number; discussion: number; draft: number; suggestion: number; review: number }
}

/** Gitaly's own threshold, not git's. https://gitlab.com/gitlab-org/gitaly (commit_diff.go) */
const SIMILARITY = '30%'

export function compare(
  { repository }: State,
  range: string,
  options: CompareOptions = {},
): Promise<Comparison> {
  return repository.compare(range, { similarity: SIMILARITY, ...options })
}

export function latestVersion({ mergeRequest }: State): Version {
  const version = mergeRequest.versions.at(-1)
  if (!version) throw new Error('A merge request has a version from the start.')
  return version
}

/** The diff that the database holds. */
export function storedDiff(state: State): Promise<Comparison> {
  const { base_sha, head_sha } = latestVersion(state)
  return compare(state, `${base_sha}..${head_sha}`)
}

export function allNotes({ discussions }: State): Note[] {
  return discussions.flatMap(({ notes }) => notes)
}
