/** PATH_MAX of Linux. */
const MAX_PATH = 4096

/**
 * The directory that a tool ran in: what precedes the name of a changed file in most of its absolute paths. A real run
 * knows it from its environment.
 */
export function likelyWorkspace(paths: readonly string[], changed: readonly string[]): string | undefined {
  const known = new Set(changed)
  const counts = new Map<string, number>()
  for (const path of new Set(paths.map((given) => given.replaceAll('\\', '/')))) {
    if (path.length > MAX_PATH || !/^(?:[a-z]:)?\//i.test(path)) continue
    // The longest name that a changed file has.
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
      if (!known.has(path.slice(at + 1))) continue
      const directory = path.slice(0, at)
      counts.set(directory, (counts.get(directory) ?? 0) + 1)
      break
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
