import { createHash } from 'node:crypto'
import type { Position, RangeEnd } from '../../src/core/gitlab/position.ts'
import type { Files } from './git.ts'
import { trueFiles } from './true-hunks.ts'

/** A row of a merge request's diff in GitLab, with all unchanged lines unfolded. */
export interface GitLabRow {
  readonly kind: 'added' | 'context' | 'deleted'
  readonly old: number | null
  readonly new: number | null
  readonly code: string
}

export interface GitLabFile {
  readonly path: string
  readonly oldPath: string
  readonly rows: readonly GitLabRow[]
}

/**
 * Every row of every file, from the files' content and git's line numbers. GitLab detects renames from 30 % similarity
 * and no copies. A side without lines is counted from 0.
 */
export function gitlabFiles(before: Files, after: Files): GitLabFile[] {
  const whole = Number.POSITIVE_INFINITY
  return trueFiles(before, after, ['--find-renames=30%'], [], whole).map(({ path, previousPath, hunks }) => {
    const rows = hunks === 'no-patch' ? [] : hunks.flat()
    const hash = createHash('sha1').update(path).digest('hex')
    let old = rows.some(({ oldLine }) => oldLine !== undefined) ? 1 : 0
    let now = rows.some(({ newLine }) => newLine !== undefined) ? 1 : 0
    return {
      path,
      oldPath: previousPath ?? path,
      rows: rows.map(({ kind, oldLine, newLine }) => {
        const code = `${hash}_${old}_${now}`
        if (oldLine !== undefined) old = oldLine + 1
        if (newLine !== undefined) now = newLine + 1
        return { kind, old: oldLine ?? null, new: newLine ?? null, code }
      }),
    }
  })
}

/** The row that GitLab finds: both numbers must equal those of the row, `null` included. */
export function resolve({ rows }: GitLabFile, position: Position): GitLabRow | undefined {
  if (position.position_type === 'file') return undefined
  const { old_line = null, new_line = null } = position
  return rows.find((row) => row.old === old_line && row.new === new_line)
}

/** The row at an end of a line range, if all its fields agree with the row. */
export function resolveEnd({ rows }: GitLabFile, end: RangeEnd | undefined): GitLabRow | undefined {
  const types = { added: 'new', deleted: 'old', context: null }
  return rows.find(
    (row) =>
      row.code === end?.line_code &&
      row.old === end.old_line &&
      row.new === end.new_line &&
      types[row.kind] === end.type,
  )
}
