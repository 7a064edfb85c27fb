import type { Diff } from '../diff/diff.ts'
import type { Review } from '../plan/plan.ts'
import { codeSpan } from '../text/fence.ts'
import { revealInvisible } from '../text/invisible.ts'
import { md, type Prose } from '../text/safe-text.ts'
import { type DiffRefs, gitlabPositions, type Position } from './position.ts'

/** One thread on the diff in the format of GitLab's API; in a draft, `body` is called `note`. */
export interface GitLabNote {
  readonly body: Prose
  readonly position: Position
}

/** A review in the format of GitLab. */
export interface GitLabReview {
  readonly summary: Prose
  readonly notes: readonly GitLabNote[]
}

/**
 * Converts a review that was planned with `GITLAB_LIMITS` to GitLab's format: one note per comment, in the same order.
 * The three commits are the `diff_refs` of the merge request.
 *
 * @example
 * ```ts
 * import { formatGitLabReview, GITLAB_LIMITS, parseDiff, planReview } from 'fencepost'
 *
 * const diff = parseDiff('--- a/cart.ts\n+++ b/cart.ts\n@@ -1 +1 @@\n-let total = 0\n+var total = 0\n')
 * const findings = [{ path: 'cart.ts', line: 1, message: 'Why?' }]
 * const { review } = planReview({ findings, diff, limits: GITLAB_LIMITS })
 * const { notes } = formatGitLabReview(review, diff, { base_sha: '1f', start_sha: '1f', head_sha: '2e' })
 * notes[0]?.position.new_path, notes[0]?.position.position_type // => cart.ts text
 * ```
 */
export function gitlabReview({ body, comments }: Review, diff: Diff, refs: DiffRefs): GitLabReview {
  const byPath = new Map(diff.files.map((file) => [file.path, file]))
  const positions = new Map<string, ReturnType<typeof gitlabPositions>>()
  const notes = comments.map((comment) => {
    const { path } = comment
    const file = byPath.get(path) ?? { path, status: 'modified' as const }
    const positionOf = positions.get(path) ?? gitlabPositions(file, diff.of(file), refs)
    positions.set(path, positionOf)
    return { body: comment.body, position: positionOf(comment) }
  })
  return { summary: body, notes }
}

/**
 * For a plan without the commits of the merge request: its positions have no `base_sha`, `start_sha` and
 * `head_sha`. GitLab requires them of whoever posts it.
 */
export function gitlabPlan(review: Review, diff: Diff): object {
  const { summary, notes } = gitlabReview(review, diff, NO_REFS)
  return {
    summary,
    notes: notes.map(({ body, position: { base_sha, start_sha, head_sha, ...position } }) => ({
      body,
      position,
    })),
  }
}

/** Without the commits. */
export const NO_REFS: DiffRefs = { base_sha: '', start_sha: '', head_sha: '' }

/** The body of a note that GitLab cannot place on its line: it starts with the place. */
export function detachedBody({ body, position }: GitLabNote): Prose {
  const line = position.position_type === 'file' ? undefined : (position.new_line ?? position.old_line)
  const place = `${revealInvisible(position.new_path)}${line === undefined ? '' : `:${line}`}`
  return md`${codeSpan(place)}\n\n${body}`
}
