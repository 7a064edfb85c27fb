const MAX_MILLISECONDS = 30_000

/** The output of a git command that only reads; `undefined` if it fails. */
export function readGit(directory: string, args: readonly string[], maxBytes: number): Buffer | undefined {
  try {
    // Loaded here, because most runs call no git and loading it takes milliseconds.
    const { execFileSync } = process.getBuiltinModule('node:child_process')
    return execFileSync('git', [...CONFIG, ...args], {
      cwd: directory,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...ENVIRONMENT },
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: maxBytes,
      timeout: MAX_MILLISECONDS,
    })
  } catch {
    return undefined
  }
}

/** The same for a short answer, without the line break at its end. */
export function gitLine(directory: string, args: readonly string[]): string | undefined {
  return readGit(directory, args, MAX_ANSWER)?.toString('utf8').replace(/\n$/, '')
}

const MAX_ANSWER = 64 * 1024

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
