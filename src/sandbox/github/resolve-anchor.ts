import type { Comparison, FileChange } from '../git/compare-trees.ts'
import { patchRows, type Row } from '../git/patch-rows.ts'
import type { CommentDraft } from './coerce-review.ts'
import type { Settings } from './description.ts'
import { shownPatch } from './shown-patch.ts'
import type { Anchor, Side } from './state.ts'

export type AnchorProblem = 'path' | 'line' | 'start-line' | 'order' | 'hunks' | 'position' | 'too-large'

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
  const onContext = settings.unverified === 'accepted'
  const row = findRow(rows, at.side, at.line, onContext)
  if (at.startLine === undefined) {
    if (!row) return { kind: 'problem', problem: 'line' }
    return { kind: 'anchor', anchor: anchorOf(change, commit, row, at.side, undefined, undefined, patch) }
  }
  // GitHub used to refuse a start line equal to the line as out of order; not verified since.
  const maxStart = settings.unverified === 'accepted' ? at.line : at.line - 1
  if (at.startSide === at.side && at.startLine > maxStart) return { kind: 'problem', problem: 'order' }
  const start = findRow(rows, at.startSide, at.startLine, onContext)
  if (!row) return { kind: 'problem', problem: 'line' }
  if (!start || start.position > row.position) return { kind: 'problem', problem: 'start-line' }
  if (start.hunk !== row.hunk && settings.unverified === 'refused')
    return { kind: 'problem', problem: 'hunks' }
  const anchor = anchorOf(change, commit, row, at.side, at.startLine, at.startSide, patch)
  return { kind: 'anchor', anchor }
}

/** Added and context rows on the right, deleted rows on the left; context on the left is not verified. */
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
