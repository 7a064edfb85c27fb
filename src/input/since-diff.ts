import { type ChangedFile, type Diff, parseDiff } from '../core/diff/diff.ts'
import { UserError } from '../errors.ts'
import { readGit } from './git.ts'

/** The changes of a repository since an earlier commit. */
export interface SinceDiff {
  /** The full name of the earlier commit. */
  readonly commit: string
  /** From there to what is checked out, without context. */
  readonly diff: Diff
  /** Whether a file of another diff is, in its newest version, what is checked out. */
  isSameVersion(file: ChangedFile): boolean
}

const MAX_BYTES = 256 * 1024 * 1024

/** Compares what is checked out with an earlier commit. */
export function readSinceDiff(directory: string, since: string): SinceDiff {
  const head = revision(directory, 'HEAD')
  if (head === undefined)
    throw new UserError('--since needs a git repository, and there is none here', {
      hint: 'Run it in the checkout that the diff was made in.',
    })
  const commit = revision(directory, since)
  if (commit === undefined)
    throw new UserError(`This repository does not have the commit ${JSON.stringify(since)}`, {
      hint: 'A shallow clone has only the newest commits: fetch more of them (actions/checkout: fetch-depth: 0; GitLab CI: GIT_DEPTH: 0). After a force-push the commit may be gone; then leave out --since.',
    })
  const args = [
    'diff',
    '-U0',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--find-renames',
    commit,
    head,
    '--',
  ]
  const text = readGit(directory, args, MAX_BYTES)?.toString('utf8')
  if (text === undefined) throw new UserError(`git cannot compare ${commit} with what is checked out`)
  const blobs = blobsAt(directory, head)
  return {
    commit,
    diff: parseDiff(text),
    isSameVersion: ({ path, blob, status }) =>
      status === 'removed' || blob === undefined || (blobs.get(path)?.startsWith(blob) ?? false),
  }
}

/** The full name of a commit. A name that begins with a dash would be an option. */
function revision(directory: string, name: string): string | undefined {
  if (name === '' || name.startsWith('-')) return undefined
  const found = readGit(directory, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], 1000)
  return found?.toString('utf8').trim()
}

function blobsAt(directory: string, commit: string): ReadonlyMap<string, string> {
  const list = readGit(directory, ['ls-tree', '-r', '-z', '--full-tree', commit], MAX_BYTES)?.toString('utf8')
  const entries = (list ?? '').split('\0').flatMap((entry): [string, string][] => {
    const [, blob, path] = /^\d+ \w+ ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? []
    return blob && path ? [[path, blob]] : []
  })
  return new Map(entries)
}
