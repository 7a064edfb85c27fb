import { diffOf } from './core/diff/diff.ts'
import { GITHUB_LIMITS, type PlanOptions } from './core/options/plan-options.ts'
import { planReview } from './core/plan/plan.ts'
import type { UserError } from './errors.ts'
import { type Platform, UnreadError } from './platforms/platform.ts'
import { DeliveryError, type Planned, type Result, type ReviewInput, review } from './review.ts'
import { sha256 } from './sha256.ts'

/** Opens what is to be reviewed, or says why there is nothing. */
export type OpenPlatform = () => Promise<Platform | { readonly kind: 'none'; readonly why: string }>

/** Whatever prevents the review, every finding is in the plan, so that it can be shown elsewhere. */
export async function reviewOrDegrade(
  input: Omit<ReviewInput, 'platform'>,
  open: OpenPlatform,
): Promise<Result> {
  try {
    const platform = await open()
    if (!('kind' in platform)) return await review({ ...input, platform })
    const planned = planWithoutDiff(input, { failOn: 'none' })
    return { ...planned, outcome: 'skipped', why: `${platform.why}: there is nothing to review` }
  } catch (error) {
    if (error instanceof DeliveryError) return degraded(error.planned, error, 'failure')
    if (error instanceof UnreadError)
      return degraded(planWithoutDiff(input), error, error.forbidden ? 'permission' : 'failure')
    throw error
  }
}

function degraded(
  planned: Planned,
  { message, hint = '' }: UserError,
  cause: 'permission' | 'failure',
): Result {
  return { ...planned, outcome: 'degraded', message, hint, cause }
}

/** The job summary has more room than a comment. */
const SUMMARY_LENGTH = 140_000

function planWithoutDiff(
  { findings, bad, options }: Omit<ReviewInput, 'platform'>,
  override: Partial<PlanOptions> = {},
): Planned {
  const diff = diffOf([])
  const plan = planReview({
    findings,
    bad,
    diff,
    limits: { ...GITHUB_LIMITS, bodyLength: SUMMARY_LENGTH },
    options: { ...options, sha256, scope: 'all', ...override },
  })
  return { plan, diff, commit: '' }
}
