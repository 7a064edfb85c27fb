import { realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * The true path of a file below one of some directories; nothing where it lies elsewhere, or where a link leads out
 * of the directory that it was named in. What git keeps for itself is not below any of them: checkouts store
 * credentials there. Throws where there is no such file.
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
