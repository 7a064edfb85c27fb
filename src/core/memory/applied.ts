import type { Hunk } from '../diff/diff.ts'
import { rowsOn } from '../diff/line-run.ts'
import type { Sha256 } from './fingerprint.ts'
import type { MarkedClaim } from './marker.ts'
import { findAgain, lineNames, REACH, type Surroundings } from './surroundings.ts'
import type { PostedComment } from './thread.ts'

/**
 * Whether the suggestion of a comment was applied, and its thread resolved by that. GitLab says so; on GitHub the
 * thread is resolved, and the code of the suggestion is at its target.
 */
export function wasApplied(
  { body, line, thread }: PostedComment,
  { at }: MarkedClaim,
  hunks: readonly Hunk[],
  sha256: Sha256,
): boolean {
  if (thread?.isApplied !== undefined) return thread.isApplied
  const lines = thread?.isResolved ? suggestedLines(body) : undefined
  if (!lines) return false
  if (lines.length === 0) return wereDeleted(at, hunks, sha256)
  const last = line ?? findAgain(at, lineNames(hunks, at.side, sha256)) ?? at.last
  for (let first = last - lines.length - REACH; first <= last + REACH; first++)
    if (standsAt(lines, first, hunks)) return true
  return false
}

function standsAt(lines: readonly string[], first: number, hunks: readonly Hunk[]): boolean {
  const rows = rowsOn(hunks, 'RIGHT', first, first + lines.length - 1)
  return rows?.every(({ text }, index) => text === lines[index]) ?? false
}

/** What stood above and below the deleted lines is now side by side. */
function wereDeleted({ side, first, last, around }: Surroundings, hunks: readonly Hunk[], sha256: Sha256) {
  const above = around[REACH - (last - first + 1)]
  const below = around[REACH + 1]
  if (!above || !below) return false
  const names = lineNames(hunks, side, sha256)
  return names.linesNamed(below).some((line) => names.nameAt(line - 1) === above)
}

/** The code of the first suggestion block in one of our comments; `undefined` if it has none. */
export function suggestedLines(body: string): string[] | undefined {
  const lines = body.split(/\r?\n/)
  const start = lines.findIndex((line) => /^`{3,}suggestion(?::\S*)?$/.test(line))
  if (start < 0) return undefined
  const mark = /^`+/.exec(lines[start] ?? '')?.[0]
  const end = lines.indexOf(mark ?? '', start + 1)
  return end < 0 ? undefined : lines.slice(start + 1, end)
}
