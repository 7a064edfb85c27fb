import { closeSync, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import picomatch from 'picomatch'
import type { InputText } from './core/intake.ts'
import { messageOf, UserError } from './errors.ts'

const MIB = 1024 * 1024

/** A larger findings file is a mistake. */
const MAX_FINDINGS_BYTES = 20 * MIB
/** The longest string that can be made of it is about twice as long. */
const MAX_DIFF_BYTES = 256 * MIB

/** Files, globs, pipes and `-`, opened as given. A named file must exist; a glob may match nothing. */
export function readInputs(patterns: readonly string[], warn: (message: string) => void): InputText[] {
  return patterns.flatMap((pattern) => {
    if (pattern === '-' || !isGlob(pattern)) return [readFile(pattern, MAX_FINDINGS_BYTES)]
    const files = glob(pattern)
    if (files.length === 0) warn(`${pattern} matches no file`)
    return files.map((file) => readFile(file, MAX_FINDINGS_BYTES))
  })
}

export function readDiff(file: string): string {
  return readFile(file, MAX_DIFF_BYTES).text
}

function readFile(file: string, maxBytes: number): InputText {
  const name = file === '-' ? 'standard input' : file
  try {
    return { file: name, text: readText(file === '-' ? 0 : file, name, maxBytes) }
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(`${name} cannot be read: ${reasonOf(error)}`, { cause: error })
  }
}

/** The size is checked before anything is read, on the opened file; a pipe has none and is checked after. */
function readText(file: string | number, name: string, maxBytes: number): string {
  const descriptor = typeof file === 'number' ? file : openSync(file, 'r')
  try {
    const stat = fstatSync(descriptor)
    if (stat.isDirectory()) throw new UserError(`${name} is a directory; a file is expected`)
    if (stat.size > maxBytes) throw tooLarge(name, stat.size, maxBytes)
    const bytes = readFileSync(descriptor)
    if (bytes.length > maxBytes) throw tooLarge(name, bytes.length, maxBytes)
    return decode(bytes)
  } finally {
    if (typeof file === 'string') closeSync(descriptor)
  }
}

/** PowerShell writes UTF-16 when output is redirected. */
function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes)
  return bytes.toString('utf8')
}

function tooLarge(name: string, size: number, maxBytes: number): UserError {
  return new UserError(`${name} is ${Math.ceil(size / MIB)} MiB; at most ${maxBytes / MIB} MiB are read`)
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EACCES') return 'permission denied'
  return messageOf(error)
}

/** A name that exists is that file, whatever brackets it holds. */
function isGlob(pattern: string): boolean {
  if (!picomatch.scan(pattern).isGlob) return false
  try {
    closeSync(openSync(pattern, 'r'))
    return false
  } catch {
    return true
  }
}

/** Regular files below the pattern's fixed part, sorted; links are not followed. */
function glob(pattern: string): string[] {
  const { base } = picomatch.scan(pattern)
  const matches = picomatch(pattern)
  const walk = (directory: string): string[] => {
    const entries = readdirSync(directory === '' ? '.' : directory, { withFileTypes: true })
    return entries.flatMap((entry) => {
      const file = path.posix.join(directory, entry.name)
      if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === '.git' ? [] : walk(file)
      return entry.isFile() && matches(file) ? [file] : []
    })
  }
  try {
    return walk(base).toSorted()
  } catch {
    return []
  }
}
