import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ChangedFile } from '../core/diff/diff.ts'
import type { TreeTest } from '../core/options/plan-options.ts'
import { lazy } from '../core/text/lazy.ts'
import { openCheckout } from './checkout.ts'
import { readGit } from './git.ts'

/** Which version of a file is meant: by its blob id, of which git abbreviates all but the beginning, or by a commit. */
export interface Version {
  readonly blob?: string | undefined
  readonly commit?: string | undefined
}

/** The text of a file in a certain version; `undefined` if it is not at hand. */
export type ReadVersion = (file: string, version: Version) => string | undefined

/** A larger file has no suggestion that anybody reads. */
const MAX_BYTES = 5 * 1024 * 1024

/**
 * Reads from the working tree or the repository around a directory. What is checked out need not be the version that is
 * meant: the blob id decides.
 */
export function versionReader(directory: string): ReadVersion {
  const root = repositoryRoot(directory)
  if (root === undefined) return () => undefined
  const checkout = openCheckout(root)
  const texts = new Map<string, string | undefined>()
  return (file, { blob, commit }) => {
    const key = JSON.stringify([file, blob, commit])
    if (!texts.has(key)) texts.set(key, read(file, blob, commit))
    return texts.get(key)
  }

  function read(file: string, blob: string | undefined, commit: string | undefined): string | undefined {
    if (blob === undefined ? commit === undefined : !BLOB.test(blob)) return undefined
    // A repository without this file is most likely not the one that the diff is about.
    if (commit === undefined && !existsSync(path.join(root ?? '', file))) return undefined
    const own = checkout.blobOf(file)
    if (blob !== undefined && own?.startsWith(blob)) return checkout.textOf(file)
    if (blob !== undefined) return textOf(blob)
    return commit !== undefined && COMMIT.test(commit) ? textOf(`${commit}:${file}`) : undefined
  }

  function textOf(object: string): string | undefined {
    return readGit(root ?? directory, ['cat-file', 'blob', object], MAX_BYTES)?.toString('utf8')
  }
}

/** Shorter ones are not unique in a large repository. All zeros: the file is not in the index yet. */
const BLOB = /^(?!0+$)[0-9a-f]{7,64}$/
const COMMIT = /^[0-9a-f]{40,64}$/

/** The nearest directory upwards that has a `.git`. */
function repositoryRoot(directory: string): string | undefined {
  for (let at = path.resolve(directory); ; at = path.dirname(at)) {
    if (existsSync(path.join(at, '.git'))) return at
    if (at === path.dirname(at)) return undefined
  }
}

/**
 * Whether a file stands in the working tree around a directory, if that is the tree that a diff is about: it has one of
 * the changed files in its new version.
 */
export function workingTreeTest(directory: string, files: readonly ChangedFile[]): TreeTest {
  const root = repositoryRoot(directory)
  if (root === undefined) return () => undefined
  const { blobOf } = openCheckout(root)
  const isOfDiff = lazy(() =>
    files.some(({ path, blob }) => blob !== undefined && BLOB.test(blob) && blobOf(path)?.startsWith(blob)),
  )
  return (path) => (blobOf(path) !== undefined && isOfDiff() ? true : undefined)
}
