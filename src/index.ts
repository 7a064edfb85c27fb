/** `fencepost`: findings and a diff to a review, and the steps on the way. */

export type { CheckAnswer, CheckEntry, CheckMend, CheckPlace, CheckRow } from './core/check/check-json.ts'
export {
  type ChangedFile,
  type Diff,
  type FileDiff,
  type FileStatus,
  type Hunk,
  parseDiff,
  type Row,
  type Side,
} from './core/diff/diff.ts'
export type { BadEntry, ExtraField, Finding, Origin, Severity, TextKind } from './core/finding/finding.ts'
export type { ColumnUnit, Fix, TextChange } from './core/finding/fix.ts'
export type { Reason, ReasonCode } from './core/finding/reason.ts'
export {
  type Dialect,
  formatSuggestionBlock,
  type SuggestionBlockOptions,
} from './core/finding/suggestion.ts'
export type { WrittenFinding } from './core/finding/written-finding.ts'
export type { DiffRefs, LinePair, LineRange, Position, RangeEnd } from './core/gitlab/position.ts'
export {
  type GitLabNote,
  type GitLabReview,
  gitlabReview as formatGitLabReview,
} from './core/gitlab/review.ts'
export {
  FORMATS,
  type Format,
  type InputText,
  type Intake,
} from './core/intake/format.ts'
export {
  DEFAULT_PLAN_OPTIONS,
  GITHUB_LIMITS,
  GITLAB_LIMITS,
  type Limits,
  type ReviewOptions,
  type Scope,
  type SyntaxParser,
  type SyntaxProblem,
  type TreeTest,
} from './core/options/plan-options.ts'
export type { Verified, VerifiedEdit } from './core/options/verified.ts'
export { type PathOptions, type ResolvedPath, resolvePath } from './core/place/resolve-path.ts'
export type { FindingReport, Outcome, Review, ReviewComment, ReviewPlan } from './core/plan/plan.ts'
export type { Edit } from './core/suggest/edit.ts'
export { type MarkedText, type OffsetMarker, parseOffsetMarkers } from './core/suggest/offset-marker.ts'
export { type LineCheck, validateSuggestionLine } from './core/suggest/validate-suggestion-line.ts'
export type { Foldable } from './core/text/fold.ts'
export type { Lazy } from './core/text/lazy.ts'
export type { Code, Prose, SafeText } from './core/text/safe-text.ts'
export type { PlannedComment } from './core/write/comments.ts'
export type { Counts, Tally } from './core/write/counts.ts'
export type { ListedEntry, ListedGroup } from './core/write/listed-findings.ts'
export type { ReviewBody } from './core/write/review-body.ts'
export { UserError } from './errors.ts'
export { annotateDiff } from './library/annotate-diff.ts'
export { check } from './library/check.ts'
export { loadSyntax } from './library/load-syntax.ts'
export { type PlanInput, planReview } from './library/plan-review.ts'
export { type ReadFindings, type ReadOptions, readFindings } from './library/read-findings.ts'
export type { GivenFinding } from './library/read-given.ts'
export { type PreviewInput, renderPreview } from './library/render-preview.ts'
