import { execFile } from 'node:child_process'
import { devNull } from 'node:os'
import { UserError } from '../errors.ts'

/** Starts no program that a repository or a template names, and fetches nothing from the network. */
const CONFIG = [`core.hooksPath=${devNull}`, 'core.fsmonitor=false', 'safe.directory=*'].flatMap(
  (setting) => ['-c', setting],
)

const MAX_BYTES = 256 * 1024 * 1024

/** Runs git and returns what it prints. It gets no more of the environment than the command does. */
export function git(directory: string, args: readonly string[], signal: AbortSignal): Promise<Buffer> {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_LFS_SKIP_SMUDGE: '1',
  }
  return new Promise((resolve, reject) => {
    execFile(
      'git',
      [...CONFIG, ...args],
      { cwd: directory, env, encoding: 'buffer', maxBuffer: MAX_BYTES, signal },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout)
        if (signal.aborted) return reject(signal.reason)
        const said = stderr.toString('utf8').trim() || error.message
        reject(new UserError(`git ${args[0]} failed: ${said}`, { cause: error }))
      },
    )
  })
}

/** The same for one line of output. */
export async function gitLine(
  directory: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  return (await git(directory, args, signal)).toString('utf8').replace(/\n$/, '')
}
