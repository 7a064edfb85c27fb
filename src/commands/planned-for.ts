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
import type { Flags } from './flags.ts'

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
  const commit = flags.one('commit') ?? flags.one('head-sha')
  return {
    limits: GITLAB_LIMITS,
    options: {
      ...(flags.has('link-hosts') ? {} : { linkHosts: linkHostsFor(server.host) }),
      ...(project === undefined ? {} : { repositoryUrl: new URL(project, server).href }),
      ...(commit === undefined ? {} : { commit }),
    },
    async present({ review }, diff) {
      const { gitlabReview } = await import('../core/gitlab/review.ts')
      return gitlabReview(review, diff, readDiffRefs(flags))
    },
  }
}

function readDiffRefs(flags: Flags): DiffRefs {
  const sha = (name: string) => {
    const value = flags.one(name)
    if (value !== undefined && FULL_SHA.test(value)) return value.toLowerCase()
    const problem =
      value === undefined ? 'is required' : `is ${JSON.stringify(value)}; valid: a full commit SHA`
    throw new UserError(`--${name} ${problem}`, {
      hint: "A note's position names three commits: diff_refs of the merge request has them.",
    })
  }
  return { base_sha: sha('base-sha'), start_sha: sha('start-sha'), head_sha: sha('head-sha') }
}
