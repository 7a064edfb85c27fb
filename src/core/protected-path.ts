import picomatch from 'picomatch'

/** Files where no suggestion is one click away: they decide what runs, who reviews, and what is installed. */
export function protectedPathTest(globs: readonly string[]): (path: string) => boolean {
  const matches = picomatch([...globs], { dot: true, nocase: true })
  return (path) => matches(path)
}
