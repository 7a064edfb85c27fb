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
  /** Position in the latest diff; the last known position if it is outdated. */
  position: Position | undefined
  readonly originalPosition: Position | undefined
  readonly lineCode: string | undefined
  resolvedBy: Account | undefined
  resolvedAt: string | undefined
  suggestions: Suggestion[]
  readonly awards: Award[]
  /** The same for all notes that were published together. */
  readonly review: number | undefined
}

/** An emoji that somebody has put under a note. */
export interface Award {
  readonly id: number
  readonly name: string
  readonly user: Account
}

export interface Discussion {
  readonly id: string
  readonly notes: Note[]
  /** The viewer may not see it: it counts for the page size, but is left out. */
  readonly hidden: boolean
  /** How many more reads of the list miss it. */
  lag: number
}

export interface Suggestion {
  readonly id: number
  readonly note: Note
  readonly above: number
  readonly below: number
  readonly fromContent: string
  readonly toContent: string
  /** SHA of the commit that applied it. */
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

/** The merge request's diff after one push. */
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
  /** Tip of the source branch; `targetSha` is that of the target branch. */
  sourceSha: string
  targetSha: string
  sourceBranchDeleted: boolean
}

/** A quick action that was executed. */
export interface Executed {
  readonly command: string
  readonly argument: string
  readonly by: string
}

/** One notification mail to the participants. */
export interface Mail {
  readonly kind: 'review' | 'note'
  readonly notes: readonly number[]
}

export const TARGET_BRANCH = 'main'
export const SOURCE_BRANCH = 'mend'

export interface State extends World<Account> {
  readonly settings: Settings
  readonly mergeRequest: MergeRequest
  discussions: Discussion[]
  drafts: Draft[]
  readonly executed: Executed[]
  readonly mails: Mail[]
  /** By username. */
  readonly reviewerStates: Map<string, string>
  /** How many more reads of the merge request find no diff. */
  unprepared: number
  /** Lines missing from the diff in the database. */
  readonly lost: { readonly path: string; readonly line: number }[]
  readonly ids: { note: number; discussion: number; draft: number; suggestion: number; review: number }
}

/** Gitaly's rename threshold; git's is 50%. https://gitlab.com/gitlab-org/gitaly (commit_diff.go) */
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

/** The diff in the database. */
export function storedDiff(state: State): Promise<Comparison> {
  const { base_sha, head_sha } = latestVersion(state)
  return compare(state, `${base_sha}..${head_sha}`)
}

export function allNotes({ discussions }: State): Note[] {
  return discussions.flatMap(({ notes }) => notes)
}
