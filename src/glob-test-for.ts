import { type GlobTest, needGlobTest } from './core/protected-path.ts'

/** The reader of globs, loaded only where one of them needs it. */
export async function globTestFor(globs: readonly string[]): Promise<GlobTest | undefined> {
  return needGlobTest(globs) ? (await import('./core/glob-test.ts')).globTest : undefined
}
