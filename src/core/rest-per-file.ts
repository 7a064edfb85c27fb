import type { Assessed } from './assess.ts'
import { beginning } from './beginning.ts'
import { codeSpan } from './fence.ts'
import { revealInvisible } from './invisible.ts'
import { join, md, type Prose } from './lane.ts'
import { plural } from './plural.ts'

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
    ...named.map(([path, count]) => md`${name(path)} ${count}`),
    ...folders
      .slice(0, MAX_FOLDERS)
      .map(
        ([folder, count]) =>
          md`${name(`${folder}/`)} ${count} in ${plural(filesIn.get(folder) ?? 0, 'file')}`,
      ),
  ]
  const left = folders.slice(MAX_FOLDERS).reduce((sum, [, count]) => sum + count, 0)
  const more = left === 0 ? '' : md`, and ${left} in ${plural(folders.length - MAX_FOLDERS, 'more folder')}`
  const total = files.reduce((sum, [, count]) => sum + count, 0)
  return md`${plural(total, 'more finding')} did not fit here; the report has them all. Per file: ${join(parts, ', ')}${more}.`
}

function name(path: string) {
  return codeSpan(beginning(revealInvisible(path), MAX_NAME))
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
