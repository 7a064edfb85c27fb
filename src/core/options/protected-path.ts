/** Compiles a glob to a test for paths. */
export type GlobTest = (glob: string) => (path: string) => boolean

/**
 * Tests for files where no suggestion gets a button: they decide what runs, who reviews, and what is installed. A glob
 * that needs `globTest` protects every file if none is given.
 */
export function protectedPathTest(
  globs: readonly string[],
  globTest: GlobTest = () => () => true,
): (path: string) => boolean {
  const names = new Set(globs.flatMap((glob) => nameAnywhere(glob) ?? []))
  const tests = globs.flatMap((glob) => (nameAnywhere(glob) ? [] : (plainTest(glob) ?? globTest(glob))))
  return (path) => {
    const lowerCase = path.toLowerCase()
    return names.has(lowerCase.slice(lowerCase.lastIndexOf('/') + 1)) || tests.some((test) => test(lowerCase))
  }
}

/** Whether one of the globs cannot be tested by plain comparison. */
export function needGlobTest(globs: readonly string[]): boolean {
  return globs.some((glob) => (nameAnywhere(glob) ?? plainTest(glob)) === undefined)
}

/** Of a glob for a name in any directory, as most protected paths are. */
function nameAnywhere(glob: string): string | undefined {
  return /^\*\*\/([\w.-]+)$/.exec(glob.toLowerCase())?.[1]
}

/** For globs that are a whole directory or one file: comparing is faster than compiling. */
function plainTest(glob: string): ((path: string) => boolean) | undefined {
  const [, directory, file] = /^(?:([\w./-]+\/)\*\*|([\w./-]+))$/.exec(glob.toLowerCase()) ?? []
  if (directory) return (path) => path.startsWith(directory)
  return file ? (path) => path === file : undefined
}
