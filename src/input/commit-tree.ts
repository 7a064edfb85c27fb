import { execFileSync } from 'node:child_process'
import type { TreeTest } from '../core/options/plan-options.ts'
import { lazy } from '../core/text/lazy.ts'

/**
 * The files of a commit, as the repository round a directory has them, whatever is checked out there. Not known where
 * there is no repository, or where it lacks the commit: a shallow checkout of a merge has only the merge.
 */
export function commitTree(directory: string, commit: string): TreeTest {
  const files = lazy(() => listFiles(directory, commit))
  return (path) => files()?.has(path)
}

/** A hundred thousand files take some 10 MB. */
const MAX_BYTES = 256 * 1024 * 1024
const MAX_MILLISECONDS = 30_000

function listFiles(directory: string, commit: string): ReadonlySet<string> | undefined {
  if (!/^[0-9a-f]{40,64}$/.test(commit)) return undefined
  // In a container the files belong to another user; git then wants to be told that reading them is meant.
  const config = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false']
  try {
    const list = execFileSync(
      'git',
      [...config, 'ls-tree', '-r', '-z', '--name-only', '--full-tree', commit],
      {
        cwd: directory,
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          LC_ALL: 'C',
          GIT_NO_LAZY_FETCH: '1',
          GIT_TERMINAL_PROMPT: '0',
        },
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: MAX_BYTES,
        timeout: MAX_MILLISECONDS,
        encoding: 'utf8',
      },
    )
    return new Set(list.split('\0'))
  } catch {
    return undefined
  }
}
