import type { ChangedFile } from '../diff/diff.ts'

/**
 * The files of one part (1-based), in the order of the diff. Files are assigned from the largest to the smallest, each
 * to the part with the least load: parts are balanced, every file is in exactly one part, and the result is
 * deterministic.
 */
export function shard(files: readonly ChangedFile[], part: number, parts: number): ChangedFile[] {
  const loads = Array.from({ length: parts }, () => 0)
  const mine = new Set<ChangedFile>()
  for (const file of files.toSorted(bySize)) {
    const lightest = loads.indexOf(loads.reduce((min, load) => Math.min(min, load)))
    loads[lightest] = (loads[lightest] ?? 0) + sizeOf(file)
    if (lightest === part - 1) mine.add(file)
  }
  return files.filter((file) => mine.has(file))
}

function bySize(one: ChangedFile, other: ChangedFile): number {
  return sizeOf(other) - sizeOf(one) || Number(one.path > other.path) - Number(one.path < other.path)
}

/** Characters that the header of a file counts for. */
const OVERHEAD = 100

function sizeOf({ patch = '' }: ChangedFile): number {
  return patch.length + OVERHEAD
}
