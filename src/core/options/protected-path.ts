/** A glob to a test of paths. */
export type GlobTest = (glob: string) => (path: string) => boolean

/**
 * Files where no suggestion is one click away: they decide what runs, who reviews, and what is installed. Most globs
 * are plain; where one is not and nobody is there to read it, every file is protected.
 */
export function protectedPathTest(
  globs: readonly string[],
  globTest: GlobTest = () => () => true,
): (path: string) => boolean {
  const tests = globs.map((glob) => plainTest(glob) ?? globTest(glob))
  return (path) => tests.some((test) => test(path.toLowerCase()))
}

/** Whether it takes more than comparing to read one of them. */
export function needGlobTest(globs: readonly string[]): boolean {
  return globs.some((glob) => plainTest(glob) === undefined)
}

/** Most globs are a name anywhere, a whole directory or one file; comparing is cheaper than compiling them. */
function plainTest(glob: string): ((path: string) => boolean) | undefined {
  const [, anywhere, directory, file] =
    /^(?:\*\*\/([\w.-]+)|([\w./-]+\/)\*\*|([\w./-]+))$/.exec(glob.toLowerCase()) ?? []
  if (anywhere) return (path) => path === anywhere || path.endsWith(`/${anywhere}`)
  if (directory) return (path) => path.startsWith(directory)
  return file ? (path) => path === file : undefined
}
