/** The library: findings and a diff to a review, and the formatter's parts as pure functions of their own. */

import { writeMarkdown } from './core/markdown.ts'
import { type PlanInput, planReview as plan, type ReviewPlan } from './core/plan.ts'
import { sha256 } from './sha256.ts'

/** Findings and a diff in, a review out. Pure: the same input gives the same plan. */
export function planReview(input: PlanInput): ReviewPlan {
  return plan({ ...input, options: { writeMarkdown, sha256, ...input.options } })
}

export { type ChangedFile, type Diff, diffOf, type FileStatus, parseDiff } from './core/diff.ts'
export { type Finding, findingSchema, type Severity } from './core/finding.ts'
export type { DiffRefs, Position } from './core/gitlab-position.ts'
export { type GitLabNote, type GitLabReview, gitlabReview } from './core/gitlab-review.ts'
export { FORMATS, type Format, type Intake, IntakeError, intake } from './core/intake.ts'
export { type MarkedText, type OffsetMarker, parseOffsetMarkers } from './core/offset-marker.ts'
export { type PathOptions, type ResolvedPath, resolvePath } from './core/path.ts'
export type {
  FindingReport,
  Outcome,
  PlanInput,
  Review,
  ReviewComment,
  ReviewPlan,
} from './core/plan.ts'
export {
  DEFAULT_PLAN_OPTIONS,
  GITHUB_LIMITS,
  GITLAB_LIMITS,
  type Limits,
  type PlanOptions,
} from './core/plan-options.ts'
export { type PreviewInput, preview } from './core/preview.ts'
export type { Reason, ReasonCode } from './core/reason.ts'
export { type Dialect, formatSuggestionBlock, type SuggestionBlockOptions } from './core/suggestion.ts'
export type { Counts } from './core/summary.ts'
export { type LineCheck, validateSuggestionLine } from './core/validate-suggestion-line.ts'
