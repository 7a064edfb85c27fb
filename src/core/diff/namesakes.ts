import { groupBy } from '../text/group-by.ts'
import type { ChangedFile } from './diff.ts'

/** Cached per diff: thousands of findings may be about thousands of files. */
const byName = new WeakMap<readonly ChangedFile[], ReadonlyMap<string, readonly ChangedFile[]>>()

/** The other changed files with the name of this one, in other directories. */
export function namesakesOf(file: ChangedFile, files: readonly ChangedFile[]): ChangedFile[] {
  const names = byName.get(files) ?? groupBy(files, nameOf)
  byName.set(files, names)
  return (names.get(nameOf(file)) ?? []).filter((other) => other !== file)
}

function nameOf({ path }: ChangedFile): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
