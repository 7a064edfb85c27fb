import type { ChangedFile, Diff } from '../diff/diff.ts'
import { plural } from '../text/plural.ts'
import type { Assessed } from './assess.ts'

/** More paths add nothing. */
const MAX_PATHS = 500

/** For the log, if no finding names a changed file: what would make the paths fit. */
export function pathHint(assessed: readonly Assessed[], { files }: Diff): string[] {
  const named = assessed.filter(({ path }) => path !== '')
  if (named.length === 0 || files.length === 0 || named.some(({ hasFile }) => hasFile)) return []
  const paths = [...new Set(named.map(({ path }) => path.replaceAll('\\', '/')))].slice(0, MAX_PATHS)
  const prefixes = new Map<string, number>()
  const byName = new Map<string, ChangedFile[]>()
  for (const file of files) byName.set(nameOf(file.path), [...(byName.get(nameOf(file.path)) ?? []), file])
  for (const path of paths) {
    for (const file of byName.get(nameOf(path)) ?? []) {
      const prefix = prefixOf(file.path, path)
      if (prefix !== undefined) prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + 1)
    }
  }
  const example = `No path of any finding is in the diff (for example ${JSON.stringify(paths[0])})`
  const [best] = [...prefixes].toSorted(
    (one, other) => other[1] - one[1] || Number(one[0] > other[0]) - Number(one[0] < other[0]),
  )
  if (!best) return [example]
  const [prefix, count] = best
  const isMissing = !prefix.startsWith('-')
  const advice = isMissing
    ? `working-directory: ${prefix} would make ${plural(count, 'path')} fit`
    : `without ${JSON.stringify(prefix.slice(1))} in front, ${plural(count, 'path')} would fit: let the tool print paths relative to the repository`
  return [`${example}; ${advice}`]
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The prefix that the given path lacks, or with `-` the prefix it has too much. */
function prefixOf(file: string, given: string): string | undefined {
  if (file.endsWith(`/${given}`)) return file.slice(0, -given.length - 1)
  return given.endsWith(`/${file}`) ? `-${given.slice(0, -file.length)}` : undefined
}
