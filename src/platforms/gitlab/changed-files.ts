import { type ChangedFile, type Diff, diffOf, type FileStatus } from '../../core/diff/diff.ts'
import type { File } from './shapes.ts'

/** Converts GitLab's list of diffs to a diff. */
export function changedFiles(files: readonly File[]): Diff {
  return diffOf(files.map(changedFile))
}

function changedFile(file: File): ChangedFile {
  const { old_path, new_path, renamed_file, b_mode, diff, too_large, collapsed } = file
  return {
    path: new_path,
    previousPath: renamed_file ? old_path : undefined,
    status: toStatus(file),
    // The git modes of symbolic links and submodules.
    special: /^1[26]0000$/.test(b_mode ?? ''),
    binary: diff?.startsWith('Binary files ') === true,
    patch: diff?.startsWith('@@') ? diff : undefined,
    // Older servers do not say why a diff is empty.
    keepsLines: renamed_file && diff === '' && too_large === false && collapsed === false,
  }
}

function toStatus({ new_file, deleted_file, renamed_file }: File): FileStatus {
  if (new_file) return 'added'
  if (deleted_file) return 'removed'
  return renamed_file ? 'renamed' : 'modified'
}
