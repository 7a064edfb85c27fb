import type { Files } from '../git/commit-stream.ts'
import { limitIn } from '../recorded.ts'
import { type Answers, RECORDED, withUnverified } from './answers.ts'

/** Configuration of a sandbox: the repository, its pull request and the token's account. */
export interface Description {
  readonly base: Files
  readonly head: Files
  /** Files of a later commit on the base branch, after the head branched off. */
  readonly baseLater?: Files
  readonly owner?: string
  readonly repo?: string
  readonly number?: number
  readonly title?: string
  readonly body?: string
  readonly author?: string
  /** The account of the token; `…[bot]` is an app with an installation token. */
  readonly viewer?: string
  readonly permissions?: Partial<Permissions>
  /** The setting "Allow GitHub Actions to create and approve pull requests". */
  readonly canApprove?: boolean
  readonly fork?: boolean | 'deleted'
  readonly draft?: boolean
  readonly state?: PullStatus
  readonly locked?: boolean
  /** Anchor errors as on github.com today, or as until 2025 and on older servers. */
  readonly wording?: Wording
  /** Answers other than those of the record, `record.json`. */
  readonly answers?: Partial<Answers>
  /** All requests that GitHub may accept or refuse, such as a range across hunks or LEFT on a context line. */
  readonly unverified?: 'refused' | 'accepted'
  /** The server's maximum page size, whatever the client asks for. */
  readonly pageSize?: number
  readonly limits?: Partial<Limits>
  readonly rate?: Partial<Rate>
  /** Full GraphQL, GraphQL without `viewer`, or none. */
  readonly graphql?: GraphqlAccess
  /** `/api/v3` for GitHub Enterprise Server, which has GraphQL at `/api/graphql`. */
  readonly basePath?: string
  /** Origin of `html_url`; that of the API by default. */
  readonly serverUrl?: string
}

export type PullStatus = 'open' | 'closed' | 'merged'
export type GraphqlAccess = 'open' | 'no-viewer' | 'off'
export type Wording = 'current' | 'legacy'
export type Level = 'none' | 'read' | 'write'

/** As in a workflow's `permissions`. */
export interface Permissions {
  readonly pull_requests: Level
  readonly contents: Level
}

/** https://docs.github.com/repositories/creating-and-managing-repositories/repository-limits#pull-requests */
export interface Limits {
  /** Files in the list of files. */
  readonly files: number
  /** Files in the diff media type and in a comparison. */
  readonly diffFiles: number
  /** Entries in one reply with a tree. */
  readonly treeEntries: number
  /** Bytes of a file that GraphQL returns as its text; the rest is cut off. Measured: https://github.com/sveltia/sveltia-cms/issues/950 */
  readonly blobTextBytes: number
  readonly diffLines: number
  /** A file with more changed lines has no patch; the same for `patchBytes`. By default as recorded. */
  readonly patchLines: number
  readonly patchBytes: number
  /** Changed lines of all patches together; a file beyond that has no patch. */
  readonly allPatchLines: number
}

export interface Rate {
  limit: number
  remaining: number
  /** Seconds since 1970. */
  reset: number
}

export interface Settings
  extends Required<Omit<Description, 'permissions' | 'limits' | 'rate' | 'answers' | 'unverified'>> {
  readonly answers: Answers
  readonly permissions: Permissions
  readonly limits: Limits
}

const VIEWER = 'github-actions[bot]'

const LIMITS: Omit<Limits, 'patchLines' | 'patchBytes' | 'allPatchLines'> = {
  files: 3000,
  diffFiles: 300,
  treeEntries: 100_000,
  blobTextBytes: 512_000,
  diffLines: 20_000,
}

export function describe(description: Description): Settings {
  const answers = answersOf(description)
  const isBot = (description.viewer ?? VIEWER).endsWith('[bot]')
  return {
    baseLater: description.base,
    owner: 'octo',
    repo: 'fence',
    number: 7,
    title: 'Mend the fence',
    body: '',
    author: 'dev',
    viewer: VIEWER,
    canApprove: false,
    fork: false,
    draft: false,
    state: 'open',
    locked: false,
    wording: 'current',
    pageSize: 100,
    graphql: 'open',
    basePath: '',
    serverUrl: '',
    ...description,
    permissions: { pull_requests: 'write', contents: isBot ? 'read' : 'write', ...description.permissions },
    answers,
    limits: {
      ...LIMITS,
      patchLines: limitIn(answers.patchLines),
      patchBytes: limitIn(answers.patchBytes),
      allPatchLines: limitIn(answers.allPatchLines),
      ...description.limits,
    },
  }
}

function answersOf({ answers, unverified }: Description): Answers {
  return { ...(unverified ? withUnverified(RECORDED, unverified) : RECORDED), ...answers }
}
