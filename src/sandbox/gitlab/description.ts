import type { Files } from '../git/commit-stream.ts'

/** A project, a merge request in it, whose token is used, and how old the server is. */
export interface Description extends Partial<Switches> {
  readonly base: Files
  readonly head: Files
  /** What the target branch became after the source branch had left it. */
  readonly baseLater?: Files
  /** The project's path, groups included. */
  readonly path?: string
  readonly iid?: number
  readonly title?: string
  readonly description?: string
  readonly author?: string
  /** Whose token it is; `project_…_bot…` is the bot of a project access token. */
  readonly viewer?: string
  readonly scope?: 'api' | 'read_api'
  readonly role?: Role
  readonly fork?: boolean | 'deleted'
  readonly draft?: boolean
  readonly state?: Status
  /** Only members may still comment. */
  readonly discussionLocked?: boolean
  /** `null` as `diff_refs`, and no diff, for so many reads of the merge request. */
  readonly diffRefsAfter?: number
  /** Ruby's words for an error: those of today, of Ruby 3.4 and later, of servers until about 13.2. */
  readonly wording?: Wording
  /** `18.6`: sets the switches that nobody sets. */
  readonly version?: string
  readonly limits?: Partial<Limits>
  /** Where `web_url` leads; the API's own origin by default. */
  readonly serverUrl?: string
}

export type Status = 'opened' | 'closed' | 'merged' | 'locked'
export type Wording = 'current' | 'ruby-3.4' | 'legacy'
/** https://docs.gitlab.com/user/permissions/ */
export type Role = 'none' | 'guest' | 'reporter' | 'developer' | 'maintainer'

/** What differs between servers. */
export interface Switches {
  /** Whether there are draft notes; without them every request for one is a 404. */
  readonly draftNotes: boolean
  /** Whether `position_type` may be `file`. */
  readonly fileNotes: boolean
  /** Numbers in `line_range` are refused: Grape made texts of them, the schema wants numbers (gitlab#520794). */
  readonly lineRangeNumbersRefused: boolean
  /** Whether `bulk_publish` heeds `note` and `reviewer_state`; else it ignores them. */
  readonly bulkPublishBody: boolean
  /** What a draft without a position becomes when published; or a 500 when it is created. */
  readonly positionlessDrafts: 'thread' | 'comment' | 'broken'
  /** More than thirty diffs a page: a 500, thirty, or as many as asked for (gitlab#427168). */
  readonly manyDiffsPerPage: 'error' | 'capped' | 'allowed'
  /** Suggestions over more than a hundred lines are refused in words, no longer clamped in silence. */
  readonly oversizedRefused: boolean
  /** Whether the list of diffs says `collapsed`, `too_large` and `generated_file`. */
  readonly diffFlags: boolean
}

export interface Limits {
  /** Of the text of a note. */
  readonly bodyCharacters: number
  readonly notes: number
  /** Above this a stored diff has no text. */
  readonly patchBytes: number
  /** Above this unchanged lines cannot be unfolded. */
  readonly unfoldBytes: number
}

export interface Settings extends Required<Omit<Description, 'limits'>> {
  readonly limits: Limits
}

const LIMITS: Limits = {
  bodyCharacters: 1_000_000,
  notes: 5000,
  patchBytes: 200 * 1024,
  unfoldBytes: Number.POSITIVE_INFINITY,
}

export const PROJECT_ID = 5001
export const FORK_ID = 5002

export function describe(description: Description): Settings {
  const version = description.version ?? '19.2'
  return {
    baseLater: description.base,
    path: 'field/works/fence',
    iid: 7,
    title: 'Mend the fence',
    description: '',
    author: 'dev',
    viewer: `project_${PROJECT_ID}_bot_1f2e3d`,
    scope: 'api',
    role: 'developer',
    fork: false,
    draft: false,
    state: 'opened',
    discussionLocked: false,
    diffRefsAfter: 0,
    wording: 'current',
    serverUrl: '',
    ...switchesOf(version),
    ...description,
    version,
    limits: { ...LIMITS, ...description.limits },
  }
}

/** Only 16.4, 18.6 and 19.2 are pinned down; the others are about right. What has no known version has no number. */
function switchesOf(version: string): Switches {
  const since = (wanted: number) => numberOf(version) >= wanted
  return {
    draftNotes: since(1511),
    fileNotes: since(1604),
    lineRangeNumbersRefused: !since(1806),
    bulkPublishBody: since(1902),
    positionlessDrafts: 'thread',
    manyDiffsPerPage: since(1800) ? 'allowed' : 'error',
    oversizedRefused: false,
    diffFlags: since(1610),
  }
}

function numberOf(version: string): number {
  const [major = '', minor = ''] = version.split('.')
  return Number(major) * 100 + Number(minor)
}
