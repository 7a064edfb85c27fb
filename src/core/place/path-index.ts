import type { ChangedFile } from '../diff/diff.ts'
import { addToGroup } from '../text/group-by.ts'
import { type Lazy, lazy } from '../text/lazy.ts'

export interface Candidate {
  readonly file: ChangedFile
  readonly segments: readonly string[]
}

export interface PathIndex {
  readonly byPath: ReadonlyMap<string, ChangedFile>
  readonly byPreviousPath: ReadonlyMap<string, readonly ChangedFile[]>
  /** Created only when needed: most paths are exact. */
  readonly byBasename: Lazy<ReadonlyMap<string, readonly Candidate[]>>
}

/** Cached per diff: thousands of findings may refer to thousands of files. */
const indexes = new WeakMap<readonly ChangedFile[], PathIndex>()

export function indexPaths(files: readonly ChangedFile[]): PathIndex {
  const known = indexes.get(files)
  if (known) return known
  const byPath = new Map<string, ChangedFile>()
  const byPreviousPath = new Map<string, ChangedFile[]>()
  for (const file of files) {
    byPath.set(file.path, file)
    if (file.status === 'renamed' && file.previousPath !== undefined)
      addToGroup(byPreviousPath, file.previousPath, file)
  }
  const index = { byPath, byPreviousPath, byBasename: lazy(() => basenames(byPath.values())) }
  indexes.set(files, index)
  return index
}

function basenames(files: Iterable<ChangedFile>): Map<string, Candidate[]> {
  const candidates = new Map<string, Candidate[]>()
  // Sorted here, so that sorting the candidates for the report is fast.
  for (const file of [...files].sort(
    (one, other) => Number(one.path > other.path) - Number(one.path < other.path),
  )) {
    const segments = file.path.split('/')
    addToGroup(candidates, segments.at(-1) ?? '', { file, segments })
  }
  return candidates
}

/** Files with the same name, indexed by their folders: in a monorepo there may be many files named index.ts. */
const foldersOf = new WeakMap<readonly Candidate[], Map<string, Candidate[]>>()

/** Of the files with the same name, those that contain the rarest of the segments. */
export function withRarestSegment(
  segments: readonly string[],
  sameName: readonly Candidate[],
): readonly Candidate[] {
  const folders = foldersOf.get(sameName) ?? new Map<string, Candidate[]>()
  if (!foldersOf.has(sameName)) {
    for (const candidate of sameName)
      for (const segment of new Set(candidate.segments)) addToGroup(folders, segment, candidate)
    foldersOf.set(sameName, folders)
  }
  let rarest = sameName
  for (const segment of segments) {
    const having = folders.get(segment) ?? []
    if (having.length < rarest.length) rarest = having
  }
  return rarest
}
