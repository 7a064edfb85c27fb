/** The library: findings and a diff to a review, and the formatter's parts as pure functions of their own. */

import type * as z from 'zod/mini'
import { type Finding, readFinding } from './core/finding/finding.ts'
import type { findingSchema } from './core/finding/finding-schema.ts'
import { collectReads } from './core/intake/entries.ts'
import { globTest } from './core/options/glob-test.ts'
import { type PlanInput as CoreInput, planReview as plan, type ReviewPlan } from './core/plan/plan.ts'
import { writeMarkdown } from './core/text/markdown.ts'
import { sha256 } from './sha256.ts'

/** A finding in the documented format; see `findingSchema`. */
export type WrittenFinding = z.input<typeof findingSchema>

export interface PlanInput extends Omit<CoreInput, 'findings'> {
  /** As `intake` has read them, or as they are written; one that cannot be read is reported in the plan. */
  readonly findings: readonly (Finding | WrittenFinding)[]
}

/** Findings and a diff in, a review out. Pure: the same input gives the same plan. */
export function planReview({ findings, bad = [], options, ...input }: PlanInput): ReviewPlan {
  const read = collectReads(
    findings.map((finding, index) =>
      isRead(finding) ? { finding, notes: [] } : readFinding(finding, { file: 'findings', index }),
    ),
  )
  return plan({
    ...input,
    findings: read.findings,
    bad: [...bad, ...read.bad],
    options: { writeMarkdown, globTest, sha256, ...options },
  })
}

function isRead(finding: Finding | WrittenFinding): finding is Finding {
  return typeof finding === 'object' && finding !== null && 'origin' in finding && 'kind' in finding
}

export { type ChangedFile, type Diff, diffOf, type FileStatus, parseDiff } from './core/diff/diff.ts'
export type { Finding, Severity } from './core/finding/finding.ts'
export { findingSchema } from './core/finding/finding-schema.ts'
export type { Reason, ReasonCode } from './core/finding/reason.ts'
export {
  type Dialect,
  formatSuggestionBlock,
  type SuggestionBlockOptions,
} from './core/finding/suggestion.ts'
export type { DiffRefs, Position } from './core/gitlab/position.ts'
export { type GitLabNote, type GitLabReview, gitlabReview } from './core/gitlab/review.ts'
export { FORMATS, type Format, type Intake, IntakeError, intake } from './core/intake/intake.ts'
export {
  DEFAULT_PLAN_OPTIONS,
  GITHUB_LIMITS,
  GITLAB_LIMITS,
  type Limits,
  type PlanOptions,
  type SyntaxParser,
  type SyntaxProblem,
} from './core/options/plan-options.ts'
export type { Verified, VerifiedEdit } from './core/options/verified.ts'
export { type PathOptions, type ResolvedPath, resolvePath } from './core/place/resolve-path.ts'
export type {
  FindingReport,
  Outcome,
  Review,
  ReviewComment,
  ReviewPlan,
} from './core/plan/plan.ts'
export { type PreviewInput, preview } from './core/preview/preview.ts'
export { type MarkedText, type OffsetMarker, parseOffsetMarkers } from './core/suggest/offset-marker.ts'
export { type LineCheck, validateSuggestionLine } from './core/suggest/validate-suggestion-line.ts'
export type { Counts } from './core/write/counts.ts'
export { loadSyntax } from './input/load-syntax.ts'
