import type { ChangedFile } from '../diff/diff.ts'
import type { TreeTest } from '../options/plan-options.ts'
import { type Candidate, indexPaths, type PathIndex, withRarestSegment } from './path-index.ts'
import { pathForms } from './repository-path.ts'

/** The changed file that a path refers to, or why there is none. */
export type ResolvedPath =
  | {
      readonly kind: 'found'
      readonly file: ChangedFile
      readonly how: 'exact' | 'suffix' | 'basename'
      /** Set for a guess if the repository may contain a file with exactly the given path. */
      readonly unproven?: true
    }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] }
  | { readonly kind: 'missing' }

/** What is known of a path. */
export interface PathOptions {
  /** True for paths of models, which are matched by segments too; paths of tools are exact. */
  readonly guess: boolean
  /** Directories that absolute paths may start with: the CI's workspace, the current directory. */
  readonly workspaces?: readonly string[]
  /** The directory that the path is relative to; ignored if it is outside the workspaces. */
  readonly root?: string | undefined
  /** Whether the reviewed commit contains this file; `undefined` if that is not known. */
  readonly holds?: TreeTest | undefined
}

/**
 * Resolves an imprecise path to a changed file. If two files fit, none is chosen: a wrong file is worse than none.
 *
 * @example
 * ```ts
 * import { parseDiff, resolvePath } from 'fencepost'
 *
 * const { files } = parseDiff('--- a/src/cart.ts\n+++ b/src/cart.ts\n@@ -1 +1 @@\n-let total = 0\n+var total = 0\n')
 * const resolved = resolvePath('app/cart.ts', files, { guess: true })
 * resolved.kind === 'found' && resolved.file.path, resolved.kind === 'found' && resolved.how // => src/cart.ts basename
 * ```
 */
export function resolvePath(
  given: string,
  files: readonly ChangedFile[],
  options: PathOptions,
): ResolvedPath {
  const index = indexPaths(files)
  const asGiven = options.root === undefined ? exactMatch(given, index) : undefined
  if (asGiven) return asGiven
  const forms = pathForms(given, options)
  const short = forms.filter((form) => /^[ab]\/./.test(form)).map((form) => form.slice(2))

  const exact = firstMatch(forms, (form) => exactMatch(form, index))
  if (exact) return exact
  const exactShort = firstMatch(short, (form) => exactMatch(form, index))
  const found = options.guess ? guess(forms, short, index, exactShort) : exactShort
  if (!found) return { kind: 'missing' }
  // If the repository contains the given path, that file is meant, and the pull request does not change it.
  const held = forms.map((form) => options.holds?.(form))
  if (held.includes(true)) return { kind: 'missing' }
  const isGuess = found.kind === 'found' && found.how !== 'exact'
  return isGuess && held.includes(undefined) ? { ...found, unproven: true } : found
}

/** Matches by the segments that the path shares with a changed file, then by the file name only. */
function guess(
  forms: readonly string[],
  short: readonly string[],
  index: PathIndex,
  exactShort: ResolvedPath | undefined,
): ResolvedPath | undefined {
  const suffix = firstMatch(forms, (form) => suffixMatch(form, index))
  // `b/x.ts` may be x.ts with the prefix of a diff, or short for src/b/x.ts.
  if (exactShort) return combine(exactShort, suffix)
  return (
    suffix ??
    firstMatch(short, (form) => suffixMatch(form, index)) ??
    firstMatch(forms, (form) => basenameMatch(form, index))
  )
}

function firstMatch(
  forms: readonly string[],
  match: (form: string) => ResolvedPath | undefined,
): ResolvedPath | undefined {
  for (const form of forms) {
    const found = match(form)
    if (found) return found
  }
  return undefined
}

/** Matches the new name first, then the old name of a renamed file. The source of a copy is not matched. */
function exactMatch(path: string, { byPath, byPreviousPath }: PathIndex): ResolvedPath | undefined {
  const file = byPath.get(path)
  return requireSingle(file ? [file] : (byPreviousPath.get(path) ?? []), 'exact')
}

/** The file whose path contains all segments in order and has the longest common end with the given path. */
function suffixMatch(path: string, { byBasename }: PathIndex): ResolvedPath | undefined {
  const segments = path.split('/')
  if (segments.length === 1) return undefined
  let best: ChangedFile[] = []
  let longest = 0
  for (const candidate of withRarestSegment(segments, byBasename().get(segments.at(-1) ?? '') ?? [])) {
    const shared = sharedTail(candidate.segments, segments)
    if (shared < longest || !containsInOrder(candidate.segments, segments)) continue
    if (shared > longest) best = []
    longest = shared
    best.push(candidate.file)
  }
  return requireSingle(best, 'suffix')
}

const basenameMatches = new WeakMap<readonly Candidate[], ResolvedPath>()

function basenameMatch(path: string, { byBasename }: PathIndex): ResolvedPath | undefined {
  const sameName = byBasename().get(path.slice(path.lastIndexOf('/') + 1)) ?? []
  const known = basenameMatches.get(sameName)
  const match =
    known ??
    requireSingle(
      sameName.map(({ file }) => file),
      'basename',
    )
  if (match) basenameMatches.set(sameName, match)
  return match
}

function requireSingle(
  candidates: readonly ChangedFile[],
  how: 'exact' | 'suffix' | 'basename',
): ResolvedPath | undefined {
  const [first, second] = candidates
  if (!first) return undefined
  if (second) return ambiguous(candidates.map((file) => file.path))
  return { kind: 'found', file: first, how }
}

function combine(match: ResolvedPath, other: ResolvedPath | undefined): ResolvedPath {
  const paths = [...new Set([...pathsOf(match), ...pathsOf(other)])]
  return paths.length === 1 ? match : ambiguous(paths)
}

function pathsOf(match: ResolvedPath | undefined): readonly string[] {
  if (match?.kind === 'ambiguous') return match.candidates
  return match?.kind === 'found' ? [match.file.path] : []
}

/** Sorted, so that the report does not depend on the order of the files. */
function ambiguous(paths: readonly string[]): ResolvedPath {
  return { kind: 'ambiguous', candidates: paths.toSorted() }
}

function containsInOrder(candidate: readonly string[], segments: readonly string[]): boolean {
  let next = 0
  for (const segment of candidate) if (segment === segments[next]) next++
  return next === segments.length
}

function sharedTail(candidate: readonly string[], segments: readonly string[]): number {
  let shared = 0
  while (shared < segments.length && candidate.at(-1 - shared) === segments.at(-1 - shared)) shared++
  return shared
}
