import { isUtf8 } from 'node:buffer'
import { closeSync, fstatSync, openSync } from 'node:fs'
import path from 'node:path'
import type { InputText } from '../core/intake/intake.ts'
import { UserError } from '../errors.ts'
import { containedPath } from './contained-path.ts'
import { isMissing, reasonOf } from './file-error.ts'
import { type Bytes, readBytes, readRegularFile } from './read-bytes.ts'

const MIB = 1024 * 1024

/** A larger findings file is assumed to be a mistake. */
const MAX_FINDINGS_BYTES = 20 * MIB
/** For all findings files together, because all are in memory at the same time. */
const MAX_TOTAL_BYTES = 50 * MIB
/** About half the maximum length of a string in Node. */
const MAX_DIFF_BYTES = 256 * MIB

export interface InputOptions {
  readonly warn: (message: string) => void
  /**
   * If set, only regular files in these directories are read, because the pull request may have put links or pipes
   * there. If absent, any file, pipe or `-` is read.
   */
  readonly within?: readonly string[]
}

/** A named file must exist; a glob may match nothing. */
export async function readInputs(
  patterns: readonly string[],
  { warn, within }: InputOptions,
): Promise<InputText[]> {
  const readOne = within ? fileReaderWithin(within) : readAsGiven
  let budget = MAX_TOTAL_BYTES
  const read = (file: string): InputText => {
    const { bytes, isExact, ...input } = readText(file, Math.min(MAX_FINDINGS_BYTES, budget), readOne)
    budget -= bytes
    if (!isExact) warn(`${input.file} has bytes that are not UTF-8; they are shown as \ufffd`)
    return input
  }
  const files = await Promise.all(patterns.map(expandPattern))
  return files.flat().map(read)

  async function expandPattern(pattern: string): Promise<string[]> {
    if (!MAY_BE_GLOB.test(pattern)) return [pattern]
    const { globFiles } = await import('./glob-files.ts')
    const files = globFiles(pattern, warn, (directory) => within && requireInside(directory, within))
    if (files?.length === 0) warn(`${pattern} matches no file`)
    return files ?? [pattern]
  }
}

/** A pattern without any of these characters is a file name; then the glob library is not loaded. */
const MAY_BE_GLOB = /[*?[{(!+@]/

export function readDiff(file: string): string {
  return readText(file, MAX_DIFF_BYTES, readAsGiven).text
}

type ReadBytes = (file: string, maxBytes: number) => Bytes

interface DecodedText extends InputText {
  readonly bytes: number
  /** Whether all bytes are text in its encoding. */
  readonly isExact: boolean
}

function readText(file: string, maxBytes: number, read: ReadBytes): DecodedText {
  const name = file === '-' ? 'standard input' : file
  const outcome = attempt(name, () => read(file, maxBytes))
  switch (outcome.kind) {
    case 'read':
      return { file: name, bytes: outcome.bytes.length, ...decode(name, outcome.bytes) }
    case 'too-large':
      throw new UserError(
        `${name} is ${Math.ceil(outcome.size / MIB)} MiB; at most ${limitText(maxBytes)} are read`,
        { hint: 'Is it the right file? If so, split it, or leave out what is not to be posted.' },
      )
    case 'not-a-file':
      throw new UserError(`${name} is not a regular file`, {
        hint: 'In the action findings are read from files only, not from pipes, devices or links.',
      })
  }
}

function limitText(maxBytes: number): string {
  const total = maxBytes < MAX_FINDINGS_BYTES ? ` (${MAX_TOTAL_BYTES / MIB} MiB of all files together)` : ''
  return `${Math.floor(maxBytes / MIB)} MiB${total}`
}

function attempt<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UserError) throw error
    const hint = isMissing(error) ? { hint: MISSING_HINT } : {}
    throw new UserError(`${name} cannot be read: ${reasonOf(error)}`, { cause: error, ...hint })
  }
}

const MISSING_HINT = 'Did the step that should write it run? If the file may be absent, name it with a glob.'

function readAsGiven(file: string, maxBytes: number): Bytes {
  if (file === '-') return readBytes(0, maxBytes)
  const descriptor = openSync(file, 'r')
  try {
    if (fstatSync(descriptor).isDirectory())
      throw new UserError(`${file} is a directory; a file is expected`, {
        hint: `For the files in it write '${path.posix.join(file, '*.json')}'.`,
      })
    return readBytes(descriptor, maxBytes)
  } finally {
    closeSync(descriptor)
  }
}

function fileReaderWithin(within: readonly string[]): ReadBytes {
  return (file, maxBytes) => readRegularFile(requireInside(file, within), maxBytes)
}

function requireInside(file: string, within: readonly string[]): string {
  const inside = containedPath(file, within)
  if (inside !== undefined) return inside
  throw new UserError(`${file} is outside of the directories that findings are read from`, {
    hint: `Findings are read from ${within.join(' and ')}; no link may lead out of them.`,
  })
}

/** PowerShell writes UTF-16 when output is redirected. The byte order mark of UTF-8 is no part of the text either. */
function decode(name: string, bytes: Buffer): { readonly text: string; readonly isExact: boolean } {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined
  const text = encoding
    ? new TextDecoder(encoding).decode(bytes)
    : bytes.toString('utf8').replace(/^\uFEFF/, '')
  if (isMostlyZeros(text))
    throw new UserError(`${name} is not UTF-8 text: every second character is U+0000`, {
      hint: 'It looks like UTF-16 without a byte order mark, or like two encodings in one file. Write it as UTF-8.',
    })
  return { text, isExact: encoding !== undefined || isUtf8(bytes) }
}

/** How many characters at the start and at the end are looked at. */
const SAMPLE = 2000

/** Text has no U+0000; UTF-16 that is read as UTF-8 has one for every letter of English. */
function isMostlyZeros(text: string): boolean {
  return [text.slice(0, SAMPLE), text.slice(-SAMPLE)].some((sample) => {
    const zeros = sample.split('\u0000').length - 1
    return zeros > 2 && zeros > sample.length / 4
  })
}
