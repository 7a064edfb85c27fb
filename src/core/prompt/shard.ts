import type { ChangedFile } from '../diff/diff.ts'

/**
 * The files of one part of a matrix, 1-based, in the order of the diff. The largest file goes first, each to the
 * part that has least so far: parts are balanced, every file is in exactly one, and the same diff is always dealt
 * out the same way. A file is never split.
 */
export function shard(files: readonly ChangedFile[], part: number, parts: number): ChangedFile[] {
  const loads = Array.from({ length: parts }, () => 0)
  const mine = new Set<ChangedFile>()
  for (const file of files.toSorted(bySize)) {
    const lightest = loads.indexOf(loads.reduce((least, load) => Math.min(least, load)))
    loads[lightest] = (loads[lightest] ?? 0) + sizeOf(file)
    if (lightest === part - 1) mine.add(file)
  }
  return files.filter((file) => mine.has(file))
}

function bySize(one: ChangedFile, other: ChangedFile): number {
  return sizeOf(other) - sizeOf(one) || Number(one.path > other.path) - Number(one.path < other.path)
}

/** What its name and status cost a reader too. */
const OVERHEAD = 100

function sizeOf({ patch = '' }: ChangedFile): number {
  return patch.length + OVERHEAD
}
