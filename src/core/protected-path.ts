import picomatch from 'picomatch'

/** Files where no suggestion is one click away: they decide what runs, who reviews, and what is installed. */
export function protectedPathTest(globs: readonly string[]): (path: string) => boolean {
  // Most of the list are plain names; looking them up is cheaper than thirty expressions.
  const names = new Set(globs.flatMap((glob) => PLAIN_NAME.exec(glob)?.[1]?.toLowerCase() ?? []))
  const rest = globs.filter((glob) => !PLAIN_NAME.test(glob))
  const matches = picomatch(rest, { dot: true, nocase: true })
  return (path) => names.has(path.slice(path.lastIndexOf('/') + 1).toLowerCase()) || matches(path)
}

/** A file of this name in any directory. */
const PLAIN_NAME = /^\*\*\/([\w.-]+)$/
