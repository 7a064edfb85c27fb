import { type GlobTest, needGlobTest } from '../core/options/protected-path.ts'

/** Loads the glob matcher only if one of the globs needs it. */
export async function loadGlobTest(globs: readonly string[]): Promise<GlobTest | undefined> {
  return needGlobTest(globs) ? (await import('../core/options/glob-test.ts')).globTest : undefined
}
