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
  const tests = globs.map((glob) => plainTest(glob) ?? globTest(glob))
  return (path) => tests.some((test) => test(path.toLowerCase()))
}

/** Whether one of the globs cannot be tested by plain comparison. */
export function needGlobTest(globs: readonly string[]): boolean {
  return globs.some((glob) => plainTest(glob) === undefined)
}

/** For globs that are a name anywhere, a whole directory or one file: comparing is faster than compiling. */
function plainTest(glob: string): ((path: string) => boolean) | undefined {
  const [, anywhere, directory, file] =
    /^(?:\*\*\/([\w.-]+)|([\w./-]+\/)\*\*|([\w./-]+))$/.exec(glob.toLowerCase()) ?? []
  if (anywhere) return (path) => path === anywhere || path.endsWith(`/${anywhere}`)
  if (directory) return (path) => path.startsWith(directory)
  return file ? (path) => path === file : undefined
}
