import type { Comparison, FileChange } from '../git/compare-trees.ts'
import { mapLine } from '../git/map-line.ts'
import { type DiffRefs, EMPTY_POSITION, isPresent, type Position } from './position.ts'
import { isOutside, resolveCommit, resolvePosition } from './resolve-position.ts'
import { compare, type State } from './state.ts'

/** Where a position of an older diff is in a newer one; `outdated` if its line is not there any more. */
export type Traced = { readonly kind: 'moved'; readonly position: Position } | { readonly kind: 'outdated' }

/** Traces from A→B, the position's diff, to C→D, the newer diff. */
interface Diffs {
  readonly refs: DiffRefs
  readonly ac: Comparison
  readonly bd: Comparison
  readonly cd: Comparison
}

/**
 * Traces a position from its own diff to another, as GitLab does after every push and for a note that names older
 * commits. Only `paths` are compared: a file renamed to a path outside them counts as deleted.
 * https://gitlab.com/gitlab-org/gitlab (lib/gitlab/diff/position_tracer)
 */
export async function tracePosition(
  state: State,
  position: Position,
  refs: DiffRefs,
  paths: readonly string[],
): Promise<Traced | undefined> {
  if (![position.start_sha, position.head_sha, refs.start_sha, refs.head_sha].every(isPresent))
    return undefined
  if (paths.some(isOutside)) return undefined
  const diffs = await diffsBetween(state, position, refs, paths)
  const moved = position.position_type === 'text' ? traceLine(diffs, position) : traceFile(diffs, position)
  if (!moved) return { kind: 'outdated' }
  const isUnchanged = moved.old_line !== null && moved.new_line !== null
  if (isUnchanged && !(await resolvePosition(state, moved))) return { kind: 'outdated' }
  return { kind: 'moved', position: moved }
}

async function diffsBetween(
  state: State,
  from: DiffRefs,
  refs: DiffRefs,
  paths: readonly string[],
): Promise<Diffs> {
  const straight = async (one: string | null, other: string | null) =>
    compare(state, `${await resolveCommit(state, one)}..${await resolveCommit(state, other)}`, { paths })
  const ac = await straight(from.base_sha ?? from.start_sha, refs.base_sha ?? refs.start_sha)
  const bd = await straight(from.head_sha, refs.head_sha)
  const cd = await compare(state, `${refs.start_sha}...${refs.head_sha}`, { paths })
  return { refs, ac, bd, cd }
}

function traceLine(diffs: Diffs, position: Position): Position | undefined {
  if (position.old_line === null) return traceAdded(diffs, position)
  return position.new_line === null ? traceRemoved(diffs, position) : traceUnchanged(diffs, position)
}

function traceAdded({ refs, bd, cd }: Diffs, position: Position): Position | undefined {
  const since = withOldPath(bd, position.new_path)
  const line = toNew(since, position.new_line)
  if (line === undefined) return undefined
  const change = withNewPath(cd, since?.path ?? position.new_path)
  // The old line is `null` if the line is still an added one, a number if it was merged in the meantime.
  return at(refs, change, mapLine(change?.patch, 'newLine', line) ?? null, line, position)
}

function traceRemoved({ refs, ac, cd }: Diffs, position: Position): Position | undefined {
  const since = withOldPath(ac, position.old_path)
  const line = toNew(since, position.old_line)
  if (line === undefined) return undefined
  const change = withOldPath(cd, since?.path ?? position.old_path)
  return toNew(change, line) === undefined ? at(refs, change, line, null, position) : undefined
}

function traceUnchanged({ refs, ac, bd, cd }: Diffs, position: Position): Position | undefined {
  const before = withOldPath(ac, position.old_path)
  const oldLine = toNew(before, position.old_line)
  const newLine = toNew(withOldPath(bd, position.new_path), position.new_line)
  if (newLine === undefined) return undefined
  return at(refs, withOldPath(cd, before?.path ?? position.old_path), oldLine ?? null, newLine, position)
}

/** A note on a whole file is outdated by any change to the file. */
function traceFile({ refs, bd, cd }: Diffs, position: Position): Position | undefined {
  if (withOldPath(bd, position.new_path)) return undefined
  return at(refs, withNewPath(cd, position.new_path), null, null, position)
}

function at(
  refs: DiffRefs,
  change: FileChange | undefined,
  old_line: number | null,
  new_line: number | null,
  { position_type, line_range }: Position,
): Position | undefined {
  if (!change) return undefined
  const { base_sha, start_sha, head_sha } = refs
  const paths = { old_path: oldPath(change), new_path: change.path }
  return {
    ...EMPTY_POSITION,
    base_sha,
    start_sha,
    head_sha,
    ...paths,
    position_type,
    old_line,
    new_line,
    line_range,
  }
}

/** The path itself, unless the file was renamed. */
function oldPath({ previousPath, path }: FileChange): string {
  return previousPath ?? path
}

function withOldPath({ files }: Comparison, path: string | null): FileChange | undefined {
  return files.find((file) => oldPath(file) === path)
}

function withNewPath({ files }: Comparison, path: string | null): FileChange | undefined {
  return files.find((file) => file.path === path)
}

/** A file that is not in the diff is unchanged. */
function toNew(change: FileChange | undefined, line: number | null): number | undefined {
  return line === null ? undefined : mapLine(change?.patch, 'oldLine', line)
}
