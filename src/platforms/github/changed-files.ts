import { type ChangedFile, type Diff, diffOf, FILE_STATUSES, type FileStatus } from '../../core/diff/diff.ts'
import type { File } from './shapes.ts'

/** Converts the reply of the files API to a diff. */
export function changedFiles(files: readonly File[], isPartial: boolean): Diff {
  return diffOf(
    files.map(
      ({ filename, previous_filename, status, patch }): ChangedFile => ({
        path: filename,
        previousPath: (status === 'renamed' && previous_filename) || undefined,
        status: statusOf(status),
        patch: patch ?? undefined,
      }),
    ),
    isPartial,
  )
}

/** `changed` means a new mode or type, `unchanged` is the source of a copy: neither changes lines. */
function statusOf(status: File['status']): FileStatus {
  return FILE_STATUSES.find((known) => known === status) ?? 'modified'
}
