import { closeSync, constants, openSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../errors.ts'
import { containedPath, isGitDirectory } from '../input/contained-path.ts'
import { gated, type Leaving } from './gate.ts'

const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = constants

/**
 * Writes a file to the path that the workflow gives. The checked-out pull request may have a link there, or in a
 * directory of the path: links out of `directories` are not followed.
 */
export function writeOutput(
  file: string,
  text: string,
  directories: readonly string[],
  leaving: Leaving = { what: file },
): void {
  const absolute = path.resolve(file)
  refuseUnsafePlace(absolute, directories)
  const flags = O_WRONLY | O_CREAT | O_TRUNC | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0)
  const descriptor = openSync(absolute, flags)
  try {
    writeFileSync(descriptor, gated(text, leaving))
  } finally {
    closeSync(descriptor)
  }
}

/** Paths outside of these directories are not checked: a pull request cannot have put anything there. */
function refuseUnsafePlace(file: string, directories: readonly string[]): void {
  const root = directories.find((directory) => isBelow(file, path.resolve(directory)))
  if (root === undefined) return
  if (hasGitDirectory(path.relative(root, file)))
    throw new UserError(
      `${file} is in a .git directory, where git keeps hooks and credentials. Name a file elsewhere, such as ${path.join(root, nameOf(file))}`,
    )
  const directory = path.dirname(file)
  if (containedPath(directory, directories) !== undefined) return
  const where = hasGitDirectory(realpathSync.native(directory))
    ? 'into a .git directory'
    : `out of ${directories.join(' and ')}`
  throw new UserError(
    `a link in ${directory} leads ${where}. Name a file that is not behind a link, such as ${path.join(root, nameOf(file))}`,
  )
}

function hasGitDirectory(file: string): boolean {
  return file.split(path.sep).some(isGitDirectory)
}

function nameOf(file: string): string {
  const name = path.basename(file)
  return isGitDirectory(name) ? 'fencepost.out' : name
}

function isBelow(file: string, directory: string): boolean {
  const relative = path.relative(directory, file)
  return !path.isAbsolute(relative) && relative.split(path.sep)[0] !== '..'
}
