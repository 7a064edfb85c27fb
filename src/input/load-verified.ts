import type { Verified } from '../core/options/verified.ts'
import type { InputOptions } from './read-input.ts'

/** Most runs have no such file, so its reader is loaded only when needed. */
export async function loadVerified(pattern: string, options: InputOptions): Promise<Verified | undefined> {
  return pattern === '' ? undefined : (await import('./read-verified.ts')).readVerifiedFile(pattern, options)
}
