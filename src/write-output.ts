import { closeSync, constants, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { containedPath } from './contained-path.ts'
import { UserError } from './errors.ts'
import { gated, type Leaving } from './gate.ts'

const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = constants

/**
 * Writes a file of ours to where the workflow says. A checkout of the pull request may have put a link there, or a
 * link to a directory before it: such a link is not followed.
 */
export function writeOutput(
  file: string,
  text: string,
  directories: readonly string[],
  leaving: Leaving = { what: file },
): void {
  const absolute = path.resolve(file)
  const isNamedIn = (directory: string) => !path.relative(directory, absolute).startsWith('..')
  if (directories.some(isNamedIn) && containedPath(path.dirname(absolute), directories) === undefined)
    throw new UserError(`a link leads out of ${directories.join(' and ')}`)
  const flags = O_WRONLY | O_CREAT | O_TRUNC | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0)
  const descriptor = openSync(absolute, flags)
  try {
    writeFileSync(descriptor, gated(text, leaving))
  } finally {
    closeSync(descriptor)
  }
}
