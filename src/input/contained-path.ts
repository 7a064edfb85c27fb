import { realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * The real path of a file below one of the directories; `undefined` if it lies elsewhere or a link leads out of the
 * directory. Files in `.git` are refused too, because checkouts store credentials there. Throws if there is no such
 * file.
 */
export function containedPath(file: string, roots: readonly string[]): string | undefined {
  const absolute = path.resolve(file)
  const root = roots.find((directory) => isBelow(absolute, path.resolve(directory)))
  if (root === undefined) return undefined
  const real = realpathSync.native(absolute)
  return isBelow(real, realpathSync.native(root)) ? real : undefined
}

function isBelow(file: string, directory: string): boolean {
  const relative = path.relative(directory, file)
  const segments = relative.split(path.sep)
  return !path.isAbsolute(relative) && segments[0] !== '..' && !segments.some(isGitDirectory)
}

/** On some file systems `.GIT` is the same directory. */
export function isGitDirectory(name: string): boolean {
  return name.toLowerCase() === '.git'
}
