import type { Comparison, FileChange } from '../git/compare-trees.ts'
import type { Limits } from './description.ts'

/**
 * The patch of a file as the API returns it: none for binary files, pure renames and files that are too large, nor
 * for files that exceed the line budget of the whole diff.
 */
export function shownPatch(diff: Comparison, file: FileChange, limits: Limits): string | undefined {
  return shownPatches(diff, limits).get(file)
}

const remembered = new WeakMap<Comparison, Map<FileChange, string>>()

function shownPatches(diff: Comparison, limits: Limits): Map<FileChange, string> {
  const known = remembered.get(diff)
  if (known) return known
  const shown = new Map<FileChange, string>()
  let lines = 0
  for (const file of diff.files) {
    if (file.patch === undefined || file.patch.length > limits.patchBytes) continue
    const count = file.additions + file.deletions
    if (count > limits.patchLines || lines + count > limits.allPatchLines) continue
    lines += count
    shown.set(file, file.patch)
  }
  remembered.set(diff, shown)
  return shown
}
