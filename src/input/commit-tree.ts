import { execFileSync } from 'node:child_process'
import type { TreeTest } from '../core/options/plan-options.ts'
import { lazy } from '../core/text/lazy.ts'

/**
 * Tests whether a commit contains a file, by the git repository of a directory; the checked-out files do not matter.
 * Returns `undefined` if there is no repository or it lacks the commit: a shallow checkout of the merge commit has
 * only that commit.
 */
export function commitTree(directory: string, commit: string): TreeTest {
  const files = lazy(() => listFiles(directory, commit))
  return (path) => files()?.has(path)
}

/** The list of 100,000 files takes about 10 MB. */
const MAX_BYTES = 256 * 1024 * 1024
const MAX_MILLISECONDS = 30_000

function listFiles(directory: string, commit: string): ReadonlySet<string> | undefined {
  if (!/^[0-9a-f]{40,64}$/.test(commit)) return undefined
  try {
    const list = execFileSync(
      'git',
      [...CONFIG, 'ls-tree', '-r', '-z', '--name-only', '--full-tree', commit],
      {
        cwd: directory,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...ENVIRONMENT },
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

/**
 * In a container the files belong to another user, and git refuses to read them without `safe.directory`. Files of a
 * pull request that look like a bare repository must not be used as one: its configuration could contain commands.
 */
const CONFIG = ['safe.directory=*', 'safe.bareRepository=explicit', 'core.fsmonitor=false'].flatMap(
  (setting) => ['-c', setting],
)

/** A partial clone must not fetch missing objects: that needs the network and runs commands of its configuration. */
const ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_TERMINAL_PROMPT: '0',
}
