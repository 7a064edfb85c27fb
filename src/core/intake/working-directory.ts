import type { Finding } from '../finding/finding.ts'

/** Resolves the path of a finding by a tool that ran in a directory of the repository. */
export function inDirectory(finding: Finding, directory: string): Finding {
  if (directory === '' || finding.kind !== 'tool' || finding.path === '' || finding.root !== undefined)
    return finding
  const { fix } = finding
  const elsewhere = fix?.elsewhere?.map((other) => ({ ...other, path: below(directory, other.path) }))
  return {
    ...finding,
    path: below(directory, finding.path),
    ...(fix && elsewhere ? { fix: { ...fix, elsewhere } } : {}),
  }
}

/** Absolute paths and those that begin with the directory already, as `git diff` writes them, stay. */
function below(directory: string, path: string): string {
  const slashed = path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '')
  if (/^(?:\/|[a-z]:\/|[a-z][a-z\d+.-]*:\/\/)/i.test(slashed) || slashed.startsWith(`${directory}/`))
    return path
  const segments: string[] = []
  for (const segment of `${directory}/${slashed}`.split('/')) {
    if (segment === '..' && segments.length > 0) segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}

/** A normalized directory of the repository; `undefined` if it is outside. */
export function directoryInside(given: string): string | undefined {
  const slashed = given.replaceAll('\\', '/')
  if (/^(?:\/|[a-z]:)/i.test(slashed)) return undefined
  const segments: string[] = []
  for (const segment of slashed.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') segments.push(segment)
    else if (segments.pop() === undefined) return undefined
  }
  return segments.join('/')
}
