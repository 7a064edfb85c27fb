import type { ChangedFile } from '../core/diff/diff.ts'
import type { PlanOptions } from '../core/options/plan-options.ts'
import { lazy } from '../core/text/lazy.ts'
import type { Repository } from './repository.ts'

/** What a repository knows of the new side of a diff. */
export type DiffedRepository = Required<Pick<PlanOptions, 'headText' | 'holdsPath'>>

/**
 * Takes the repository around the current directory for the one that a diff is about, if it has some of the changed
 * files. The blob ids in the diff decide which version of a file is meant.
 */
export function diffedRepository(
  repository: Repository | undefined,
  files: readonly ChangedFile[],
): DiffedRepository | undefined {
  const some = files.slice(0, MAX_LOOKED_FOR)
  if (!repository || !some.some(({ path }) => repository.has(path))) return undefined
  const blobs = new Map(files.map(({ path, blob }) => [path, blob]))
  const headText = (path: string) =>
    repository.has(path) ? repository.textOf(path, { blob: blobs.get(path) }) : undefined
  const isHead = lazy(() => some.some(({ path }) => headText(path) !== undefined))
  return { headText, holdsPath: (path) => (repository.has(path) && isHead() ? true : undefined) }
}

/** The working tree of another commit has most of them too, another repository has none. */
const MAX_LOOKED_FOR = 20
