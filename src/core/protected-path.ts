import picomatch from 'picomatch'

/** Files where no suggestion is one click away: they decide what runs, who reviews, and what is installed. */
export function protectedPathTest(globs: readonly string[]): (path: string) => boolean {
  const tests = globs.map(globTest)
  return (path) => tests.some((test) => test(path.toLowerCase()))
}

/** Most globs are a name anywhere, a whole directory or one file; comparing is cheaper than compiling them. */
function globTest(glob: string): (path: string) => boolean {
  const [, anywhere, directory, file] =
    /^(?:\*\*\/([\w.-]+)|([\w./-]+\/)\*\*|([\w./-]+))$/.exec(glob.toLowerCase()) ?? []
  if (anywhere) return (path) => path === anywhere || path.endsWith(`/${anywhere}`)
  if (directory) return (path) => path.startsWith(directory)
  if (file) return (path) => path === file
  return picomatch(glob, { dot: true, nocase: true })
}
