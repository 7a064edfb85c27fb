import type { Assessed } from '../assess/assess.ts'
import { shortCode } from '../text/fence.ts'
import { plural } from '../text/plural.ts'
import { join, md, type Prose } from '../text/safe-text.ts'

/** What a body of 60,000 characters spares for findings that it has no room for. */
export const ROOM_FOR_REST = 9_000

const MAX_FILES = 60
const MAX_FOLDERS = 40
const MAX_NAME = 60

/** How many findings did not fit, file by file; where there are too many files, the rest of them folder by folder. */
export function restPerFile(rest: readonly { readonly assessed: Assessed }[]): Prose {
  if (rest.length === 0) return md``
  const files = sorted(
    countBy(rest.map(({ assessed }) => [assessed.path, 1 + (assessed.members?.length ?? 0)])),
  )
  const named = files.slice(0, MAX_FILES)
  const unnamed = files.slice(MAX_FILES)
  const folders = sorted(countBy(unnamed.map(([path, count]) => [folderOf(path), count])))
  const filesIn = countBy(unnamed.map(([path]) => [folderOf(path), 1]))
  const parts = [
    ...named.map(([path, count]) => ({ text: md`${name(path)} ${count}`, count })),
    ...folders.slice(0, MAX_FOLDERS).map(([folder, count]) => ({
      text: md`${name(`${folder}/`)} ${count} in ${plural(filesIn.get(folder) ?? 0, 'file')}`,
      count,
    })),
  ]
  const fit = fitting(parts)
  const total = files.reduce((sum, [, count]) => sum + count, 0)
  const left = fit.reduce((rest, { count }) => rest - count, total)
  const more = left === 0 ? '' : md`, and ${left} elsewhere`
  return md`${plural(total, 'more finding')} did not fit here; the report has them all. Per file: ${join(
    fit.map(({ text }) => text),
    ', ',
  )}${more}.`
}

/** For the sentence round them. */
const ROOM_FOR_SENTENCE = 300

function fitting<T extends { readonly text: Prose }>(parts: readonly T[]): T[] {
  let left = ROOM_FOR_REST - ROOM_FOR_SENTENCE
  return parts.filter(({ text }) => {
    left -= text.length + 2
    return left >= 0
  })
}

function name(path: string) {
  return shortCode(path, MAX_NAME)
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function countBy(entries: readonly (readonly [key: string, count: number])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [key, count] of entries) counts.set(key, (counts.get(key) ?? 0) + count)
  return counts
}

/** Most first; of equals by name, so that the order of the findings does not matter. */
function sorted(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].toSorted(
    (one, other) => other[1] - one[1] || Number(one[0] > other[0]) - Number(one[0] < other[0]),
  )
}
