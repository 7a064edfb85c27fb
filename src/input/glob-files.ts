import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import picomatch from 'picomatch'
import { UserError } from '../errors.ts'
import { reasonOf } from './file-error.ts'

type Warn = (message: string) => void

/** A glob that matches more files is assumed to be a mistake. */
const MAX_FILES = 10_000

/**
 * The regular files that match, sorted; links are not followed. `undefined` if the pattern is not a glob: the name of
 * an existing file is never one, even with brackets in it. `check` throws if the directory of the glob must not be
 * read.
 */
export function globFiles(
  pattern: string,
  warn: Warn,
  check: (directory: string) => void,
): string[] | undefined {
  const { base, isGlob } = picomatch.scan(pattern)
  if (!isGlob || exists(pattern)) return undefined
  const start = base === '' ? '.' : base
  if (!exists(start)) return []
  check(start)
  const matches = picomatch(pattern)
  const files: string[] = []
  const walk = (directory: string) => {
    for (const entry of readEntries(directory, warn)) {
      const file = path.posix.join(directory, entry.name)
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== '.git') walk(file)
      } else if (entry.isFile() && matches(file)) files.push(file)
    }
    if (files.length > MAX_FILES)
      throw new UserError(`${pattern} matches more than ${MAX_FILES} files`, {
        hint: 'Name a directory that holds only findings, such as reports/*.json.',
      })
  }
  walk(base)
  return files.toSorted()
}

function exists(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined
}

/** An unreadable directory only causes a warning, so the files in the others are still found. */
function readEntries(directory: string, warn: Warn) {
  try {
    return readdirSync(directory === '' ? '.' : directory, { withFileTypes: true })
  } catch (error) {
    warn(`${directory || '.'} cannot be read: ${reasonOf(error)}`)
    return []
  }
}
