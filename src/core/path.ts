import type { ChangedFile } from './diff.ts'

/** The file of the diff that a path means, or why none. */
export type ResolvedPath =
  | { readonly kind: 'found'; readonly file: ChangedFile; readonly how: 'exact' | 'suffix' | 'basename' }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] }
  | { readonly kind: 'missing' }

export interface PathOptions {
  /** Model text is matched by segments too; tool text means what it says. */
  readonly guess: boolean
  /** Directories that absolute paths may begin with: the CI's workspace, the current directory. */
  readonly workspaces?: readonly string[]
}

/** An imprecise path to a file of the diff. Two files that fit are no match: a wrong file is worse than none. */
export function resolvePath(
  given: string,
  files: readonly ChangedFile[],
  options: PathOptions,
): ResolvedPath {
  const forms = formsOf(given, options.workspaces ?? [])
  const exact = forms.map((form) => exactMatch(form, files)).find((file) => file !== undefined)
  if (!options.guess) return exact ? found(exact, 'exact') : { kind: 'missing' }
  if (exact && exactMatch(given, files) === exact) return found(exact, 'exact')

  const guess = forms.map((form) => guessMatch(form, files)).find((match) => match.kind !== 'missing')
  if (!exact) return guess ?? { kind: 'missing' }
  // `b/x.ts` may be the diff's name of x.ts or a short name of src/b/x.ts.
  const other =
    guess?.kind === 'found' && guess.how === 'suffix' && guess.file !== exact ? guess.file : undefined
  return other ? { kind: 'ambiguous', candidates: [exact.path, other.path] } : found(exact, 'exact')
}

function found(file: ChangedFile, how: 'exact' | 'suffix' | 'basename'): ResolvedPath {
  return { kind: 'found', file, how }
}

/** As given, then with what tools and models put in front of a path taken off, step by step. */
function formsOf(given: string, workspaces: readonly string[]): string[] {
  const slashed = given.replaceAll('\\', '/')
  const roots = workspaces.map((workspace) => workspace.replaceAll('\\', '/').replace(/\/+$/, ''))
  const root = roots.find((prefix) => prefix !== '' && slashed.startsWith(`${prefix}/`))
  const inside = root === undefined ? slashed : slashed.slice(root.length + 1)
  const relative = inside.replace(/^(?:\.?\/)+/, '')
  return [...new Set([given, slashed, inside, relative, relative.replace(/^[ab]\//, '')])].filter(Boolean)
}

interface PathIndex {
  readonly byPath: ReadonlyMap<string, ChangedFile>
  readonly byPreviousPath: ReadonlyMap<string, ChangedFile>
  readonly byBasename: ReadonlyMap<string, readonly ChangedFile[]>
}

/** Made once per diff: thousands of findings ask for thousands of files. */
const indexes = new WeakMap<readonly ChangedFile[], PathIndex>()

function indexOf(files: readonly ChangedFile[]): PathIndex {
  const known = indexes.get(files)
  if (known) return known
  const byBasename = new Map<string, ChangedFile[]>()
  for (const file of files) {
    const basename = basenameOf(file.path)
    byBasename.set(basename, [...(byBasename.get(basename) ?? []), file])
  }
  const renamed = files.filter((file) => file.status === 'renamed' && file.previousPath !== undefined)
  const index = {
    byPath: new Map(files.map((file) => [file.path, file])),
    byPreviousPath: new Map(renamed.map((file) => [file.previousPath ?? '', file])),
    byBasename,
  }
  indexes.set(files, index)
  return index
}

function basenameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The new name before the old one. The old name of a rename means the new file; of a copy, nothing. */
function exactMatch(path: string, files: readonly ChangedFile[]): ChangedFile | undefined {
  const { byPath, byPreviousPath } = indexOf(files)
  return byPath.get(path) ?? byPreviousPath.get(path)
}

function guessMatch(path: string, files: readonly ChangedFile[]): ResolvedPath {
  const segments = path.split('/')
  const sameName = indexOf(files).byBasename.get(basenameOf(path)) ?? []
  const containing = sameName.filter((file) => containsInOrder(file.path.split('/'), segments))
  const longest = Math.max(0, ...containing.map((file) => sharedTail(file.path.split('/'), segments)))
  const best = containing.filter((file) => sharedTail(file.path.split('/'), segments) === longest)
  return (
    one(best, segments.length > 1 ? 'suffix' : 'basename') ?? one(sameName, 'basename') ?? { kind: 'missing' }
  )
}

function one(candidates: readonly ChangedFile[], how: 'suffix' | 'basename'): ResolvedPath | undefined {
  const [first, second] = candidates
  if (!first) return undefined
  return second ? { kind: 'ambiguous', candidates: candidates.map((file) => file.path) } : found(first, how)
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
