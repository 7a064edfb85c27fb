import { type ChangedFile, type Diff, diffOf, FILE_STATUSES, type FileStatus } from '../../core/diff/diff.ts'
import type { File } from './shapes.ts'

/** Converts the reply of the files API to a diff. */
export function changedFiles(files: readonly File[], isPartial: boolean): Diff {
  return diffOf(
    files.map(
      ({ filename, previous_filename, status, patch, changes }): ChangedFile => ({
        path: filename,
        previousPath: (status === 'renamed' && previous_filename) || undefined,
        status: toStatus(status),
        patch: patch ?? undefined,
        // The lines of a patch that is too large to show are counted too.
        keepsLines: status === 'renamed' && changes === 0 && !patch,
      }),
    ),
    isPartial,
  )
}

/** `changed` means a new mode or type, `unchanged` is the source of a copy: neither changes lines. */
function toStatus(status: File['status']): FileStatus {
  return FILE_STATUSES.find((known) => known === status) ?? 'modified'
}
