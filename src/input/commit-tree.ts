import type { TreeTest } from '../core/options/plan-options.ts'
import { lazy } from '../core/text/lazy.ts'
import { readGit } from './git.ts'

/**
 * Tests whether a commit contains a file, by the git repository of a directory; the checked-out files do not matter.
 * Returns `undefined` if there is no repository or it lacks the commit: a shallow checkout of the merge commit has
 * only that commit.
 */
export function commitTree(directory: string, commit: string): TreeTest {
  const files = lazy(() => listFiles(directory, commit))
  return (path) => files()?.has(path)
}

/** The list of 100,000 files takes about 10 MB. */
const MAX_BYTES = 256 * 1024 * 1024

function listFiles(directory: string, commit: string): ReadonlySet<string> | undefined {
  if (!/^[0-9a-f]{40,64}$/.test(commit)) return undefined
  const list = readGit(directory, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit], MAX_BYTES)
  return list && new Set(list.toString('utf8').split('\0'))
}
