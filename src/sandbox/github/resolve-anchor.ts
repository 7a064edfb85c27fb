import type { Comparison, FileChange } from '../git/compare-trees.ts'
import { patchRows, type Row } from '../git/patch-rows.ts'
import type { Question } from './answers.ts'
import type { CommentDraft } from './coerce-review.ts'
import type { Settings } from './description.ts'
import { shownPatch } from './shown-patch.ts'
import type { Anchor, Side } from './state.ts'

export type AnchorProblem =
  | 'path'
  | 'line'
  | 'left-context'
  | 'start-line'
  | 'one-line'
  | 'order'
  | 'hunks'
  | 'mixed-sides'
  | 'position'
  | 'too-large'

export type Resolved =
  | { readonly kind: 'anchor'; readonly anchor: Anchor }
  | { readonly kind: 'problem'; readonly problem: AnchorProblem }

/** Finds the row for a comment in the hunks of the pull request's diff at that commit, or the reason there is none. */
export function resolveAnchor(
  diff: Comparison,
  commit: string,
  { path, at }: CommentDraft,
  settings: Settings,
): Resolved {
  const change = diff.files.find((file) => file.path === path)
  if (!change) return { kind: 'problem', problem: 'path' }
  const patch = shownPatch(diff, change, settings.limits)
  if (patch === undefined) {
    return { kind: 'problem', problem: change.patch === undefined ? 'line' : 'too-large' }
  }
  const rows = patchRows(patch)
  if (at.kind === 'position') {
    const row = rows.find(({ position }) => position === at.position)
    if (!row) return { kind: 'problem', problem: 'position' }
    const side = row.kind === 'deleted' ? 'LEFT' : 'RIGHT'
    return { kind: 'anchor', anchor: anchorOf(change, commit, row, side, undefined, undefined, patch) }
  }
  const { answers } = settings
  const refuses = (question: Question) => answers[question].answer === 'refused'
  const onContext = !refuses('leftContext')
  const row = findRow(rows, at.side, at.line, onContext)
  const missing = !row && findRow(rows, at.side, at.line, true) ? 'left-context' : 'line'
  if (at.startLine === undefined) {
    if (!row) return { kind: 'problem', problem: missing }
    return { kind: 'anchor', anchor: anchorOf(change, commit, row, at.side, undefined, undefined, patch) }
  }
  if (at.startSide === at.side && at.startLine > at.line) return { kind: 'problem', problem: 'order' }
  if (at.startSide === at.side && at.startLine === at.line && refuses('oneLineRange')) {
    return { kind: 'problem', problem: 'one-line' }
  }
  const start = findRow(rows, at.startSide, at.startLine, onContext)
  if (!row) return { kind: 'problem', problem: missing }
  if (!start || start.position > row.position) return { kind: 'problem', problem: 'start-line' }
  if (start.hunk !== row.hunk && refuses('rangeAcrossHunks')) return { kind: 'problem', problem: 'hunks' }
  if (at.startSide !== at.side && refuses('mixedSides')) return { kind: 'problem', problem: 'mixed-sides' }
  const anchor = anchorOf(change, commit, row, at.side, at.startLine, at.startSide, patch)
  return { kind: 'anchor', anchor }
}

/** Added and context rows on the right, deleted rows on the left; context on the left if `leftContext`. */
export function findRow(
  rows: readonly Row[],
  side: Side,
  line: number,
  leftContext = false,
): Row | undefined {
  return rows.find(({ kind, oldLine, newLine }) =>
    side === 'RIGHT' ? newLine === line : oldLine === line && (kind === 'deleted' || leftContext),
  )
}

function anchorOf(
  { path }: FileChange,
  commit: string,
  row: Row,
  side: Side,
  startLine: number | undefined,
  startSide: Side | undefined,
  patch: string,
): Anchor {
  const line = (side === 'LEFT' ? row.oldLine : row.newLine) ?? 0
  const diffHunk = patch
    .split('\n')
    .slice(row.hunk, row.position + 1)
    .join('\n')
  return { commit, path, side, line, startSide, startLine, position: row.position, diffHunk }
}
