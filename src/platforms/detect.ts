import { MAX_ID } from '../core/options/plan-options.ts'
import { truncate } from '../core/text/truncate.ts'
import { missingFlag, UserError } from '../errors.ts'
import { TOKEN_NEEDED } from './gitlab/service.ts'
import { type PlatformName, readPlatform, readRepository } from './names.ts'
import { readAddress, readHost } from './read-address.ts'

/** The pull or merge request to review, and how to reach it. */
export type Target = Access &
  (
    | {
        readonly platform: 'github'
        readonly pullRequest: { readonly owner: string; readonly repo: string; readonly pull_number: number }
      }
    | ({ readonly platform: 'gitlab' } & MergeRequestTarget)
  )

interface Access {
  readonly apiUrl: string
  readonly token: string
  /** For messages: `owner/name#7`, `group/name!7`. */
  readonly name: string
  /** Host of the platform; links to it can be clicked. */
  readonly host: string
  /** Default of the option `id`, if CI provides one. */
  readonly id?: string
}

interface MergeRequestTarget {
  readonly project: string
  readonly iid: number
  /** The commit that was checked out, if CI provides it. */
  readonly commit?: string
  /** True if a merge with the target branch was checked out. */
  readonly unproven: boolean
  readonly version?: string
}

export interface NoTarget {
  readonly kind: 'none'
  readonly why: string
}

export type Detected = Target | NoTarget

export type Flag = (name: 'platform' | 'repo' | 'pr' | 'project' | 'mr') => string | undefined
export type Env = Readonly<Record<string, string | undefined>>

/** Detects the target from flags, and in GitLab CI from its variables. */
export function detect(flag: Flag, env: Env): Detected {
  return choosePlatform(flag, env) === 'gitlab' ? onGitLab(flag, env) : onGitHub(flag, env)
}

function choosePlatform(flag: Flag, env: Env): PlatformName {
  const given = readPlatform(flag('platform'))
  const github = flag('repo') ?? flag('pr')
  const gitlab = flag('project') ?? flag('mr')
  if (github !== undefined && (gitlab !== undefined || given === 'gitlab'))
    throw new UserError('--repo and --pr are for GitHub', { hint: 'For GitLab: --project group/name --mr 7' })
  if (gitlab !== undefined && given === 'github')
    throw new UserError('--project and --mr are for GitLab', { hint: 'For GitHub: --repo owner/name --pr 7' })
  if (given) return given
  return gitlab !== undefined || (github === undefined && env.GITLAB_CI) ? 'gitlab' : 'github'
}

function onGitHub(flag: Flag, env: Env): Target {
  const repository = readRepository(flag('repo'))
  if (!repository) throw missingFlag('repo', 'owner/name, or for GitLab --project group/name --mr 7')
  const pull_number = numberGiven('--pr', flag('pr'))
  if (pull_number === undefined) throw missingFlag('pr', '7, the number of the pull request')
  const token = env.GITHUB_TOKEN ?? env.GH_TOKEN
  if (!token)
    throw new UserError('GITHUB_TOKEN is not set', {
      hint: 'Export a token that may write pull requests, for example: GITHUB_TOKEN=$(gh auth token).',
    })
  return {
    platform: 'github',
    pullRequest: { ...repository, pull_number },
    apiUrl: readAddress('GITHUB_API_URL', env.GITHUB_API_URL || 'https://api.github.com'),
    host: readHost('GITHUB_SERVER_URL', env.GITHUB_SERVER_URL || 'https://github.com'),
    name: `${repository.owner}/${repository.repo}#${pull_number}`,
    token,
  }
}

/** https://docs.gitlab.com/ci/variables/predefined_variables/ */
function onGitLab(flag: Flag, env: Env): Detected {
  const found = findMergeRequest(flag, env)
  if (!found) return { kind: 'none', why: 'This pipeline belongs to no merge request, or to more than one' }
  const { project, iid, checkedOut } = found
  const server = readAddress('CI_SERVER_URL', env.CI_SERVER_URL || 'https://gitlab.com')
  const apiUrl = readAddress('CI_API_V4_URL', env.CI_API_V4_URL || `${server}/api/v4`)
  const version = env.CI_SERVER_VERSION
  const id = env.CI_JOB_NAME && truncate(env.CI_JOB_NAME, MAX_ID)
  return {
    platform: 'gitlab',
    project,
    iid,
    apiUrl,
    host: new URL(apiUrl).host,
    token: gitlabToken(env),
    name: `${env.CI_MERGE_REQUEST_PROJECT_PATH ?? project}!${iid}`,
    ...checkedOut,
    ...(version ? { version } : {}),
    ...(id ? { id } : {}),
  }
}

interface FoundMergeRequest {
  readonly project: string
  readonly iid: number
  readonly checkedOut: Pick<MergeRequestTarget, 'commit' | 'unproven'>
}

/** Uses the target project: in pipelines of forks CI_PROJECT_ID is the fork. */
function findMergeRequest(flag: Flag, env: Env): FoundMergeRequest | undefined {
  const given = numberGiven('--mr', flag('mr'))
  const open = onlyOpen(env)
  const project = flag('project') ?? env.CI_MERGE_REQUEST_PROJECT_ID ?? open?.project
  const iid = given ?? numberGiven('CI_MERGE_REQUEST_IID', env.CI_MERGE_REQUEST_IID) ?? open?.iid
  const isFromCi = flag('project') === undefined && given === undefined
  if (project && iid) return { project, iid, checkedOut: isFromCi ? checkedOutIn(env) : { unproven: false } }
  if (!isFromCi || !env.GITLAB_CI)
    throw missingFlag(
      project ? 'mr' : 'project',
      project ? '7, the number of the merge request' : 'group/name',
    )
  return undefined
}

/** In a branch pipeline: the only open merge request of its branch, `group/name!7`. */
function onlyOpen({ CI_OPEN_MERGE_REQUESTS: open }: Env): { project: string; iid: number } | undefined {
  const [, project, iid] = /^([^!,]+)!([1-9]\d{0,9})$/.exec(open ?? '') ?? []
  return project && iid ? { project, iid: Number(iid) } : undefined
}

/** In pipelines for merged results CI_COMMIT_SHA is a merge commit, which the merge request's diff does not describe. */
function checkedOutIn(env: Env): FoundMergeRequest['checkedOut'] {
  const head = env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_COMMIT_SHA
  return { unproven: head !== env.CI_COMMIT_SHA, ...(head ? { commit: head } : {}) }
}

function gitlabToken({ GITLAB_TOKEN, CI_JOB_TOKEN }: Env): string {
  if (GITLAB_TOKEN) return GITLAB_TOKEN
  const why = CI_JOB_TOKEN
    ? 'CI_JOB_TOKEN cannot replace it: with it GitLab allows a few reads and no posts. '
    : ''
  const forks =
    'Protected variables are missing on unprotected branches, and pipelines of forks have no variables at all.'
  throw new UserError('GITLAB_TOKEN is not set', {
    hint: `${why}Create ${TOKEN_NEEDED}, and store it as the masked CI/CD variable GITLAB_TOKEN. ${forks}`,
  })
}

function numberGiven(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (/^[1-9]\d{0,9}$/.test(given)) return Number(given)
  throw new UserError(`${name} is ${JSON.stringify(given)}; valid: a number, such as 7`)
}
