import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ChangedFile, FileDiff, Hunk, Row, Side } from '../diff/diff.ts'
import { oldLineOf } from '../diff/unchanged-line.ts'

/** The three commits of a merge request's diff, as `diff_refs` names them. */
export interface DiffRefs {
  readonly base_sha: string
  readonly start_sha: string
  readonly head_sha: string
}

/** https://docs.gitlab.com/api/discussions/#create-a-new-thread-in-the-merge-request-diff */
export type Position = DiffRefs & { readonly old_path: string; readonly new_path: string } & (
    | ({ readonly position_type: 'text'; readonly line_range?: LineRange } & LinePair)
    | { readonly position_type: 'file' }
  )

/** The line numbers of a row on both sides, if it has them: GitLab finds the row by exactly this pair. */
export interface LinePair {
  readonly old_line?: number
  readonly new_line?: number
}

export interface LineRange {
  readonly start: RangeEnd
  readonly end: RangeEnd
}

/** The first or last row of a range. */
export interface RangeEnd {
  readonly line_code: string
  /** `new`: added, `old`: deleted, `null`: unchanged. */
  readonly type: 'new' | 'old' | null
  readonly old_line: number | null
  readonly new_line: number | null
}

/** The lines of a comment; without `line` it is on the file. */
export interface PositionTarget {
  readonly side?: Side
  readonly line?: number
  readonly start_line?: number
}

/** Returns a function from the lines of a comment to its position. If GitLab has no such line, it is the file. */
export function gitlabPositions(
  file: ChangedFile,
  diff: FileDiff,
  refs: DiffRefs,
): (target: PositionTarget) => Position {
  const { base_sha, start_sha, head_sha } = refs
  const { path, previousPath = path } = file
  const common = { base_sha, start_sha, head_sha, old_path: previousPath, new_path: path }
  const hunks = 'hunks' in diff ? diff.hunks : []
  // GitLab detects renames but not copies: a copy is a new file.
  const isNew = file.status === 'added' || file.status === 'copied'
  const table = indexRows(hunks, isNew)
  const hash = bytesToHex(sha1(utf8ToBytes(path)))

  function rowAt(line: number | undefined, side: Side): CountedRow | undefined {
    return line === undefined ? undefined : table[side].get(line)
  }

  function rangeEnd({ old_line, new_line, counters }: CountedRow): RangeEnd {
    const type = old_line === undefined ? 'new' : new_line === undefined ? 'old' : null
    const line_code = `${hash}_${counters.old}_${counters.new}`
    return { line_code, type, old_line: old_line ?? null, new_line: new_line ?? null }
  }

  return ({ side = 'RIGHT', line, start_line }) => {
    const row = rowAt(line, side)
    if (!row) {
      const old_line = line === undefined || isNew || side === 'LEFT' ? undefined : oldLineOf(hunks, line)
      if (line === undefined || old_line === undefined) return { ...common, position_type: 'file' }
      return { ...common, position_type: 'text', old_line, new_line: line }
    }
    const { counters, ...pair } = row
    const first = start_line === line ? undefined : rowAt(start_line, side)
    const range = first ? { line_range: { start: rangeEnd(first), end: rangeEnd(row) } } : {}
    return { ...common, position_type: 'text', ...pair, ...range }
  }
}

/** A row with GitLab's line counters of both sides at that row; its line code consists of them. */
interface CountedRow extends LinePair {
  readonly counters: { readonly old: number; readonly new: number }
}

function indexRows(hunks: readonly Hunk[], isNew: boolean): Record<Side, Map<number, CountedRow>> {
  const table = { RIGHT: new Map<number, CountedRow>(), LEFT: new Map<number, CountedRow>() }
  for (const hunk of hunks) {
    const counters = { old: isNew || hasNone(hunks, 'old') ? 0 : hunk.start.old, new: hunk.start.new }
    if (hasNone(hunks, 'new')) counters.new = 0
    for (const row of hunk.rows) {
      const old_line = isNew ? undefined : row.oldLine
      const { newLine: new_line } = row
      const pair = { ...(old_line === undefined ? {} : { old_line }), ...(new_line ? { new_line } : {}) }
      const counted = { ...pair, counters: { ...counters } }
      if (new_line !== undefined) table.RIGHT.set(new_line, counted)
      else if (old_line !== undefined) table.LEFT.set(old_line, counted)
      if (old_line !== undefined) counters.old++
      if (new_line !== undefined) counters.new++
    }
  }
  return table
}

/** Whether a side has no lines, as in a new or deleted file; GitLab counts it from 0. */
function hasNone([hunk, other]: readonly Hunk[], side: 'old' | 'new'): boolean {
  const has = (row: Row) => (side === 'old' ? row.oldLine : row.newLine) !== undefined
  return hunk !== undefined && other === undefined && hunk.start[side] === 1 && !hunk.rows.some(has)
}
