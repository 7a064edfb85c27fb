import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { MAX_FINDINGS } from '../core/intake/entries.ts'
import { tryJson } from '../core/intake/json-problem.ts'
import { messageOf, UserError } from '../errors.ts'
import { withFileLock } from './file-lock.ts'
import { isRecord } from './json-rpc.ts'

/** The findings that were submitted, as JSON Lines. At every moment the file is absent or whole. */
export interface FindingsFile {
  /** The lines of the file; `undefined` if there is none yet. */
  read(): string[] | undefined
  /** Replaces `before` by `lines`; false, and nothing is written, if another server has written in between. */
  replace(before: readonly string[] | undefined, lines: readonly string[]): boolean
}

/** The limit of findings files when they are posted. */
const MAX_BYTES = 20 * 1024 * 1024

export function findingsFile(file: string): FindingsFile {
  const directory = path.dirname(file)
  // In the same directory, so that it can be renamed; a fixed name, so that at most one is left behind.
  const unfinished = path.join(directory, `.${path.basename(file)}.unfinished`)
  const lock = path.join(directory, `.${path.basename(file)}.lock`)

  function read(): string[] | undefined {
    const stat = lstatSync(file, { throwIfNoEntry: false })
    if (!stat) return undefined
    if (!stat.isFile())
      throw new UserError(`${file} is not a regular file`, { hint: 'Name another one with --output.' })
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.filter((line) => line.trim() !== '')
  }

  return {
    read,
    replace(before, lines) {
      const text = lines.map((line) => `${line}\n`).join('')
      if (lines.length > MAX_FINDINGS)
        throw new UserError(`${lines.length} findings; at most ${MAX_FINDINGS} are read`)
      if (Buffer.byteLength(text) > MAX_BYTES)
        throw new UserError(`The findings have more than ${MAX_BYTES} bytes, and larger files are not read`)
      try {
        mkdirSync(directory, { recursive: true })
        return withFileLock(lock, () => {
          if (JSON.stringify(read()) !== JSON.stringify(before)) return false
          writeWhole(unfinished, text)
          renameSync(unfinished, file)
          return true
        })
      } catch (error) {
        throw new UserError(`${file} cannot be written: ${messageOf(error)}`, { cause: error })
      }
    },
  }
}

function writeWhole(file: string, text: string): void {
  // Not opened if it exists: a symbolic link of that name could be part of the change under review.
  rmSync(file, { recursive: true, force: true })
  const descriptor = openSync(file, 'wx', 0o644)
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Findings of an earlier server are kept, and new ones appended; a file with anything else is not overwritten. */
export function refuseOtherContent(file: string, lines: readonly string[] | undefined): void {
  const isOther = lines?.some((line) => !isRecord(tryJson(line)?.value))
  if (isOther)
    throw new UserError(`${file} contains something other than one finding per line`, {
      hint: 'Name another file, or remove this one.',
    })
}
