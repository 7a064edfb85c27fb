import type { Files } from '../git/commit-stream.ts'
import type { Answer, TextUnit } from '../recorded.ts'
import { type Answers, RECORDED } from './answers.ts'

/** Configuration of a sandbox: the project, its merge request, the token's account and the server's version. */
export interface Description extends Partial<Switches> {
  readonly base: Files
  readonly head: Files
  /** Files of a later commit on the target branch, after the source branched off. */
  readonly baseLater?: Files
  /** The project's path, groups included. */
  readonly path?: string
  readonly iid?: number
  readonly title?: string
  readonly description?: string
  readonly author?: string
  /** The account of the token; `project_…_bot…` is the bot of a project access token. */
  readonly viewer?: string
  readonly scope?: 'api' | 'read_api'
  readonly role?: Role
  readonly fork?: boolean | 'deleted'
  readonly draft?: boolean
  readonly state?: Status
  /** If so, only members may comment. */
  readonly discussionLocked?: boolean
  /** How many reads of the merge request have `null` as `diff_refs` and no diff. */
  readonly diffRefsAfter?: number
  /** Format of error messages: today's, that of Ruby 3.4 and later, or that of servers up to about 13.2. */
  readonly wording?: Wording
  /** Such as `18.6`: gives the default of every switch, which is otherwise as recorded. */
  readonly version?: string
  /** Answers other than those of the record, `record.json`. */
  readonly answers?: Partial<Answers>
  readonly limits?: Partial<Limits>
  /** Origin of `web_url`; that of the API by default. */
  readonly serverUrl?: string
}

export type Status = 'opened' | 'closed' | 'merged' | 'locked'
export type Wording = 'current' | 'ruby-3.4' | 'legacy'
/** https://docs.gitlab.com/user/permissions/ */
export type Role = 'none' | 'guest' | 'reporter' | 'developer' | 'maintainer'

/** Differences between server versions. */
export interface Switches {
  /** Whether the server has draft notes; if not, every request for them is a 404. */
  readonly draftNotes: boolean
  /** Whether `position_type` may be `file`. */
  readonly fileNotes: boolean
  /** Whether `line_range` may not have numbers: Grape made them strings, the schema wants numbers (gitlab#520794). */
  readonly lineRangeNumbersRefused: boolean
  /** Whether `bulk_publish` takes `note` and `reviewer_state`; if not, it ignores them. */
  readonly bulkPublishBody: boolean
  /** What a draft without a position is published as; `broken`: creating one is a 500. */
  readonly positionlessDrafts: 'thread' | 'comment' | 'broken'
  /** A `per_page` above 30 for diffs: a 500, capped at 30, or allowed (gitlab#427168). */
  readonly manyDiffsPerPage: 'error' | 'capped' | 'allowed'
  /** Whether suggestions over more than 100 lines are refused with a message instead of clamped. */
  readonly oversizedRefused: boolean
  /** Whether the list of diffs has `collapsed`, `too_large` and `generated_file`. */
  readonly diffFlags: boolean
}

export interface Limits {
  /** Per note, in `bodyUnit`. */
  readonly bodyCharacters: number
  readonly bodyUnit: TextUnit
  readonly notes: number
  /** A larger patch is stored without its text. */
  readonly patchBytes: number
  /** In a larger file, unchanged lines outside the hunks cannot be commented on. */
  readonly unfoldBytes: number
}

export interface Settings extends Required<Omit<Description, 'limits' | 'answers'>> {
  readonly limits: Limits
}

const LIMITS = {
  notes: 5000,
  patchBytes: 200 * 1024,
  unfoldBytes: Number.POSITIVE_INFINITY,
}

export const PROJECT_ID = 5001
export const FORK_ID = 5002

export function describe(description: Description): Settings {
  const answers = { ...RECORDED, ...description.answers }
  const version = description.version ?? String(answers.version.answer)
  const { answers: _, ...given } = description
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
    wording: oneOf(['current', 'ruby-3.4', 'legacy'], answers.wording),
    serverUrl: '',
    ...(description.version === undefined ? recordedSwitches(answers) : switchesOf(version, answers)),
    ...given,
    version,
    limits: { ...LIMITS, ...bodyLimit(answers), ...description.limits },
  }
}

function bodyLimit({ noteBody }: Answers): Pick<Limits, 'bodyCharacters' | 'bodyUnit'> {
  const [max, unit] = String(noteBody.answer).split(' ')
  const units = ['code-points', 'utf-16-units', 'bytes'] as const
  return { bodyCharacters: Number(max), bodyUnit: oneOf(units, { answer: unit ?? '' }) }
}

function recordedSwitches(answers: Answers): Switches {
  return {
    draftNotes: answers.draftNotes.answer === 'present',
    fileNotes: answers.fileNotes.answer === 'present',
    lineRangeNumbersRefused: answers.lineRangeNumbers.answer === 'refused',
    bulkPublishBody: answers.bulkPublishNote.answer === 'published',
    positionlessDrafts: oneOf(['thread', 'comment', 'broken'], answers.positionlessDrafts),
    manyDiffsPerPage: oneOf(['allowed', 'capped', 'error'], answers.manyDiffsPerPage),
    oversizedRefused: answers.oversizedSuggestion.answer === 'refused',
    diffFlags: answers.diffFlags.answer === 'present',
  }
}

/** The answer, or the first of the values that the sandbox can play. */
function oneOf<T extends string>(values: readonly [T, ...T[]], { answer }: Answer): T {
  return values.find((value) => value === answer) ?? values[0]
}

/** Only 16.4, 18.6 and 19.2 are confirmed; the other versions are approximate. As recorded: version unknown. */
function switchesOf(version: string, answers: Answers): Switches {
  const { positionlessDrafts, oversizedRefused } = recordedSwitches(answers)
  const since = (wanted: number) => numberOf(version) >= wanted
  return {
    draftNotes: since(1511),
    fileNotes: since(1604),
    lineRangeNumbersRefused: !since(1806),
    bulkPublishBody: since(1902),
    positionlessDrafts,
    manyDiffsPerPage: since(1800) ? 'allowed' : 'error',
    oversizedRefused,
    diffFlags: since(1610),
  }
}

function numberOf(version: string): number {
  const [major = '', minor = ''] = version.split('.')
  return Number(major) * 100 + Number(minor)
}
