import { type GlobTest, needGlobTest } from '../core/options/protected-path.ts'

/** The reader of globs, loaded only where one of them needs it. */
export async function loadGlobTest(globs: readonly string[]): Promise<GlobTest | undefined> {
  return needGlobTest(globs) ? (await import('../core/options/glob-test.ts')).globTest : undefined
}
