import type { ChangedFile, Diff, Hunk, Row } from '../diff/diff.ts'

/** Whether a row of the diff is new since an earlier commit. */
export type IsNewRow = (file: ChangedFile, row: Row) => boolean

/**
 * The rows of `diff` that are new by `since`, the diff from an earlier commit to the same newest one, without context.
 * A file whose newest version is not the one that `since` leads to counts as new as a whole.
 */
export function newRowTest(diff: Diff, since: Diff, isSameVersion: (file: ChangedFile) => boolean): IsNewRow {
  const rows = new Map<ChangedFile, ReadonlySet<Row>>()
  const changed = new Map(since.files.map((file) => [file.path, file]))
  return (file, row) => {
    if (!isSameVersion(file)) return true
    const known = rows.get(file) ?? newRows(hunksOf(diff, file), hunksOf(since, changed.get(file.path)))
    rows.set(file, known)
    return known.has(row)
  }
}

function hunksOf(diff: Diff, file: ChangedFile | undefined): readonly Hunk[] {
  const read = file && diff.of(file)
  return read && 'hunks' in read ? read.hunks : []
}

function newRows(hunks: readonly Hunk[], since: readonly Hunk[]): ReadonlySet<Row> {
  const added = new Set(since.flatMap(({ right }) => right.flatMap(({ newLine }) => newLine ?? [])))
  const deleted = new Map(since.map((hunk) => [hunk.start.new, hunk.left.map(({ text }) => text)]))
  const found = new Set<Row>()
  for (const hunk of hunks)
    for (const { rows, from, to } of changesIn(hunk)) {
      const gone: string[] = []
      for (let line = from; line <= to; line++) gone.push(...(deleted.get(line) ?? []))
      for (const row of rows) {
        const at = row.kind === 'deleted' ? gone.indexOf(row.text) : -1
        if (at >= 0) gone.splice(at, 1)
        if (at >= 0 || (row.newLine !== undefined && added.has(row.newLine))) found.add(row)
      }
    }
  return found
}

/** Rows of a hunk that were changed together, and their lines of the new file. */
interface Change {
  readonly rows: readonly Row[]
  readonly from: number
  /** The line after them, where rows deleted at their end are. */
  readonly to: number
}

function changesIn({ rows, start }: Hunk): Change[] {
  const changes: Change[] = []
  let next = start.new
  let change: Row[] = []
  let from = next
  for (const row of rows) {
    if (row.kind === 'context') {
      if (change.length > 0) changes.push({ rows: change, from, to: next })
      // An unchanged line may be new since then, if a change to it was reverted.
      changes.push({ rows: [row], from: next, to: next })
      change = []
      from = next + 1
    } else change.push(row)
    if (row.newLine !== undefined) next = row.newLine + 1
  }
  return change.length > 0 ? [...changes, { rows: change, from, to: next }] : changes
}
