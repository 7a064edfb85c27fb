import type { Files } from '../git/commit-stream.ts'

/** A repository, a pull request in it, and whose token is used: what a sandbox is started with. */
export interface Description {
  readonly base: Files
  readonly head: Files
  /** What the base branch became after the head had branched off. */
  readonly baseLater?: Files
  readonly owner?: string
  readonly repo?: string
  readonly number?: number
  readonly title?: string
  readonly body?: string
  readonly author?: string
  /** Whose token it is; `…[bot]` is an app with an installation token. */
  readonly viewer?: string
  readonly permissions?: Partial<Permissions>
  /** The setting "Allow GitHub Actions to create and approve pull requests". */
  readonly canApprove?: boolean
  readonly fork?: boolean | 'deleted'
  readonly draft?: boolean
  readonly state?: PullStatus
  readonly locked?: boolean
  /** Anchor errors as github.com writes them, or as it did until 2025 and older servers may still. */
  readonly wording?: Wording
  /**
   * What nobody has established, such as a range across hunks or LEFT on a context line: refused, so that
   * nothing comes to depend on it, or accepted.
   */
  readonly unverified?: 'refused' | 'accepted'
  /** The server's own limit for a page, below what is asked for. */
  readonly pageSize?: number
  readonly limits?: Partial<Limits>
  readonly rate?: Partial<Rate>
  /** GraphQL as it is, or that does not say who asks, or that is not there at all. */
  readonly graphql?: GraphqlAccess
  /** `/api/v3` for the flavour of GitHub Enterprise Server, with GraphQL at `/api/graphql`. */
  readonly basePath?: string
  /** Where `html_url` leads; the API's own origin by default. */
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
  /** Of the list of files. */
  readonly files: number
  /** Of the diff media type and of a comparison. */
  readonly diffFiles: number
  /** Entries of a tree that are listed at once. */
  readonly treeEntries: number
  readonly diffLines: number
  /** Above this a file has no patch. The real thresholds are not documented. */
  readonly patchLines: number
  readonly patchBytes: number
  /** After so many lines of patches no further file has one. Not documented either. */
  readonly allPatchLines: number
  readonly bodyCharacters: number
}

export interface Rate {
  limit: number
  remaining: number
  /** Seconds since 1970. */
  reset: number
}

export interface Settings extends Required<Omit<Description, 'permissions' | 'limits' | 'rate'>> {
  readonly permissions: Permissions
  readonly limits: Limits
}

const VIEWER = 'github-actions[bot]'

const LIMITS: Limits = {
  files: 3000,
  diffFiles: 300,
  treeEntries: 100_000,
  diffLines: 20_000,
  patchLines: 20_000,
  patchBytes: 500_000,
  allPatchLines: Number.POSITIVE_INFINITY,
  bodyCharacters: 65_536,
}

export function describe(description: Description): Settings {
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
    unverified: 'refused',
    pageSize: 100,
    graphql: 'open',
    basePath: '',
    serverUrl: '',
    ...description,
    permissions: { pull_requests: 'write', contents: isBot ? 'read' : 'write', ...description.permissions },
    limits: { ...LIMITS, ...description.limits },
  }
}
