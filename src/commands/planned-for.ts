import type { Flags } from '../command-line/flags.ts'
import type { Diff } from '../core/diff/diff.ts'
import type { DiffRefs } from '../core/gitlab/position.ts'
import {
  GITHUB_LIMITS,
  GITLAB_LIMITS,
  type Limits,
  linkHostsFor,
  type PlanOptions,
} from '../core/options/plan-options.ts'
import type { ReviewPlan } from '../core/plan/plan.ts'
import { UserError } from '../errors.ts'
import { FULL_SHA } from '../options/options.ts'
import { readPlatform, readRepository } from '../platforms/names.ts'

/** What an offline plan must know about its platform. */
export interface PlannedFor {
  readonly limits: Limits
  readonly options: Partial<PlanOptions>
  /** The review as the request body of the platform's API. */
  present(plan: ReviewPlan, diff: Diff): Promise<object>
}

export function plannedFor(flags: Flags): PlannedFor {
  return readPlatform(flags.one('platform')) === 'gitlab' ? forGitLab(flags) : forGitHub(flags)
}

function forGitHub(flags: Flags): PlannedFor {
  const repository = readRepository(flags.one('repo'))
  const server = process.env.GITHUB_SERVER_URL || 'https://github.com'
  return {
    limits: GITHUB_LIMITS,
    options: repository ? { repositoryUrl: `${server}/${repository.owner}/${repository.repo}` } : {},
    present: async ({ review }) => review,
  }
}

function forGitLab(flags: Flags): PlannedFor {
  const server = new URL(process.env.CI_SERVER_URL || 'https://gitlab.com')
  const project = flags.one('project')
  const refs = readDiffRefs(flags)
  const commit = flags.one('commit') ?? refs?.head_sha
  return {
    limits: GITLAB_LIMITS,
    options: {
      ...(flags.has('link-hosts') ? {} : { linkHosts: linkHostsFor(server.host) }),
      ...(project === undefined ? {} : { repositoryUrl: new URL(project, server).href }),
      ...(commit === undefined ? {} : { commit }),
    },
    async present({ review }, diff) {
      const { gitlabPlan, gitlabReview } = await import('../core/gitlab/review.ts')
      return refs ? gitlabReview(review, diff, refs) : gitlabPlan(review, diff)
    },
  }
}

const SHAS = ['base-sha', 'start-sha', 'head-sha'] as const

/** All three commits, or none: they are needed only to post the notes. */
function readDiffRefs(flags: Flags): DiffRefs | undefined {
  if (!SHAS.some((name) => flags.has(name))) return undefined
  const sha = (name: (typeof SHAS)[number]) => {
    const value = flags.one(name)
    if (value !== undefined && FULL_SHA.test(value)) return value.toLowerCase()
    const problem =
      value === undefined ? 'is missing' : `is ${JSON.stringify(value)}; valid: a full commit SHA`
    throw new UserError(`--${name} ${problem}`, {
      hint: "A note's position names three commits: diff_refs of the merge request has them. Give all three, or none for positions without them.",
    })
  }
  return { base_sha: sha('base-sha'), start_sha: sha('start-sha'), head_sha: sha('head-sha') }
}
