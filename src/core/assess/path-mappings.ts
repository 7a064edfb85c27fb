import { plural } from '../text/plural.ts'
import type { Assessed } from './assess.ts'

/** Many tools print absolute paths, and a line for each would bury what else is in the log. */
const MAX_ALIKE = 3

/** For the log: paths that are not as the diff has them, so that a wrong guess can be seen. */
export function pathMappings(assessed: readonly Assessed[]): string[] {
  const lines = new Set<string>()
  /** What is in front of a tool's paths, and the files that are left. A model's are guessed: each has its line. */
  const fronts = new Map<string, Set<string>>()
  for (const { finding, path, hasFile } of assessed) {
    if (!hasFile || finding.path === path) continue
    const front = finding.kind === 'tool' ? frontOf(finding.path, path) : undefined
    if (front === undefined) lines.add(mapping(finding.path, path))
    else fronts.set(front, (fronts.get(front) ?? new Set()).add(path))
  }
  return [...[...fronts].flatMap(([front, paths]) => mappingsOf(front, [...paths])), ...lines]
}

function mappingsOf(front: string, paths: readonly string[]): string[] {
  return paths.length <= MAX_ALIKE
    ? paths.map((path) => mapping(front + path, path))
    : [`PATH MAP: '${front}' is left out of ${plural(paths.length, 'path')}, for example of '${paths[0]}'`]
}

function mapping(given: string, path: string): string {
  return `PATH MAP: '${given}' -> '${path}'`
}

function frontOf(given: string, path: string): string | undefined {
  return given.endsWith(`/${path}`) ? given.slice(0, -path.length) : undefined
}
