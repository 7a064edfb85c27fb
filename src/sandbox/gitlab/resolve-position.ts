import { createHash } from 'node:crypto'
import type { FileChange } from '../git/compare-trees.ts'
import { patchRows, type Row } from '../git/patch-rows.ts'
import { isComplete, type Position, pathsOf } from './position.ts'
import { ServerError } from './refusal.ts'
import { compare, type State } from './state.ts'

/** The row of a diff that a position refers to. */
export interface FoundLine {
  readonly change: FileChange
  readonly kind: Row['kind']
  readonly lineCode: string
}

/**
 * Finds the row that has both the old and the new line of the position, in the diff of its commits and paths.
 * Unchanged lines outside the hunks count as rows too. `undefined` if there is no such row.
 */
export async function resolvePosition(state: State, position: Position): Promise<FoundLine | undefined> {
  if (!isComplete(position)) return undefined
  const change = await changeAt(state, position)
  return change && findLine(state, change, position, await diffBase(state, position))
}

/** The first file in the diff of the position's paths. */
export async function changeAt(state: State, position: Position): Promise<FileChange | undefined> {
  const paths = pathsOf(position)
  if (paths.length === 0 || paths.some(isOutside)) return undefined
  const head = await resolveCommit(state, position.head_sha)
  const { files } = await compare(state, `${await diffBase(state, position)}..${head}`, { paths })
  return files[0]
}

/** Finds the row in one file; `base` is the commit of the old side. */
export async function findLine(
  state: State,
  change: FileChange,
  position: Position,
  base: string,
): Promise<FoundLine | undefined> {
  const rows = patchRows(change.patch)
  const oldLine = position.old_line ?? undefined
  const newLine = position.new_line ?? undefined
  const row = rows.findLast((each) => each.oldLine === oldLine && each.newLine === newLine)
  if (row) return { change, kind: row.kind, lineCode: lineCode(change.path, row.counters) }
  if (oldLine === undefined || newLine === undefined) return undefined
  if (newLine !== unfolded(rows, oldLine)) return undefined
  const blob = await state.repository.read(`${base}:${change.previousPath ?? change.path}`)
  const content = blob?.content ?? Buffer.alloc(0)
  if (content.length > state.settings.limits.unfoldBytes || oldLine > countLines(content)) return undefined
  return { change, kind: 'context', lineCode: lineCode(change.path, { old: oldLine, new: newLine }) }
}

/** Hash of the new path, then the old and the new counter. https://gitlab.com/gitlab-org/gitlab (lib/gitlab/git.rb) */
export function lineCode(path: string, counters: Row['counters']): string {
  return `${createHash('sha1').update(path).digest('hex')}_${counters.old}_${counters.new}`
}

/** The new number of an old line outside the hunks. */
function unfolded(rows: readonly Row[], oldLine: number): number | undefined {
  const last = rows.at(-1)
  if (!last) return undefined
  const below = oldLine > last.counters.old
  const at = below
    ? rows.length
    : rows.findIndex(({ hunk, counters }, index) => hunk !== rows[index - 1]?.hunk && counters.old > oldLine)
  const neighbour = below ? last : rows[at]
  if (!neighbour || oldLine <= (rows[at - 1]?.counters.old ?? 0)) return undefined
  return oldLine + neighbour.counters.new - neighbour.counters.old
}

/** Commit of the old side: the merge base of start and head, or start itself if it is also given as base. */
async function diffBase(state: State, { base_sha, start_sha, head_sha }: Position): Promise<string> {
  const start = await resolveCommit(state, start_sha)
  if (start_sha === base_sha) return start
  return state.repository.mergeBase(start, await resolveCommit(state, head_sha))
}

/** GitLab answers an unknown commit with a 500: `undefined method 'diffs' for nil` (gitlab#585340). */
export async function resolveCommit({ repository }: State, sha: string | null): Promise<string> {
  const commit = sha === null ? undefined : await repository.resolve(sha)
  if (commit === undefined) throw new ServerError(`There is no commit ${sha}.`)
  return commit
}

/** Whether a path leaves the repository; git refuses those. */
export function isOutside(path: string): boolean {
  return path.startsWith('/') || path.split('/').includes('..')
}

function countLines(content: Buffer): number {
  const text = content.toString('latin1')
  return text.split('\n').length - (text === '' || text.endsWith('\n') ? 1 : 0)
}
