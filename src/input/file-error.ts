import { messageOf } from '../errors.ts'

/** The reason of a file system error in plain words. */
export function reasonOf(error: unknown): string {
  if (isMissing(error)) return 'there is no such file'
  return codeOf(error) === 'EACCES' ? 'permission denied' : messageOf(error)
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT'
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
