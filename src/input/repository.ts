import { existsSync } from 'node:fs'
import path from 'node:path'
import { openCheckout } from './checkout.ts'
import { readGit } from './git.ts'

/** A version of a file: by its blob id, or the beginning of that as git abbreviates it; else by a commit. */
export interface Version {
  readonly blob?: string | undefined
  readonly commit?: string | undefined
}

/** The git repository around a directory. */
export interface Repository {
  /** Of its working tree. */
  readonly root: string
  /** Whether the working tree has a file. */
  has(file: string): boolean
  /** The text of a file in a certain version, whatever is checked out; `undefined` if it is not available. */
  textOf(file: string, version: Version): string | undefined
}

/** Larger files get no suggestions. */
const MAX_BYTES = 5 * 1024 * 1024

/** Shorter ones are not unique in a large repository. All zeros: git has no object for the file yet. */
const BLOB = /^(?!0+$)[0-9a-f]{7,64}$/
const COMMIT = /^[0-9a-f]{40,64}$/

export function openRepository(directory: string): Repository | undefined {
  const root = rootOf(directory)
  if (root === undefined) return undefined
  const checkout = openCheckout(root)
  const texts = new Map<string, string | undefined>()

  function read(file: string, { blob, commit }: Version): string | undefined {
    if (blob !== undefined && BLOB.test(blob))
      return checkout.blobOf(file)?.startsWith(blob) ? checkout.textOf(file) : object(blob)
    return commit !== undefined && COMMIT.test(commit) ? object(`${commit}:${file}`) : undefined
  }

  function object(name: string): string | undefined {
    return readGit(root ?? directory, ['cat-file', 'blob', name], MAX_BYTES)?.toString('utf8')
  }

  return {
    root,
    has: (file) => existsSync(path.join(root, file)),
    textOf(file, version) {
      const key = JSON.stringify([file, version.blob, version.commit])
      if (!texts.has(key)) texts.set(key, read(file, version))
      return texts.get(key)
    },
  }
}

/** The nearest directory upwards that has a `.git`. */
function rootOf(directory: string): string | undefined {
  for (let at = path.resolve(directory); ; at = path.dirname(at)) {
    if (existsSync(path.join(at, '.git'))) return at
    if (at === path.dirname(at)) return undefined
  }
}
