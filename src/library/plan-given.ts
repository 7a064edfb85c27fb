import { globTest } from '../core/options/glob-test.ts'
import type { PlanOptions } from '../core/options/plan-options.ts'
import { type PlanInput, planReview, type ReviewPlan } from '../core/plan/plan.ts'
import { writeMarkdown } from '../core/text/markdown.ts'
import { sha256 } from '../sha256.ts'
import { type GivenFinding, readGiven } from './read-given.ts'

/** The input of the planner, without the fields that have a default here. */
export interface GivenInput extends Omit<PlanInput, 'findings' | 'options'> {
  readonly findings: readonly GivenFinding[]
  readonly options?: Partial<PlanOptions>
  readonly summaries?: readonly string[]
}

/** Plans with all parts of the planner imported, so that nothing has to be loaded first. */
export function planGiven({ findings, bad = [], summaries, options, ...input }: GivenInput): ReviewPlan {
  const read = readGiven(findings)
  return planReview({
    ...input,
    findings: read.findings,
    bad: [...bad, ...read.bad],
    options: { writeMarkdown, globTest, sha256, ...(summaries ? { summaries } : {}), ...options },
  })
}
