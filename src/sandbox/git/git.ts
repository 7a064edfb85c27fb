import { spawn } from 'node:child_process'
import { devNull } from 'node:os'

/** Runs git in a bare repository, ignoring the system's and the user's configuration. */
export function git(
  directory: string,
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<Buffer> {
  const child = spawn('git', args, {
    cwd: directory,
    // Nothing is inherited: GIT_DIR, set by a git hook, would point to the developer's own repository.
    env: {
      PATH: process.env.PATH,
      HOME: directory,
      GIT_DIR: directory,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_ATTR_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: devNull,
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C',
      TZ: 'UTC',
    },
  })
  const output: Buffer[] = []
  const problems: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => output.push(part))
  child.stderr.on('data', (part: Buffer) => problems.push(part))
  return new Promise((resolve, reject) => {
    child.on('error', (cause) => reject(new Error('The sandbox needs git on the PATH.', { cause })))
    // A git that exits early closes its input: the exit code says more than EPIPE.
    child.stdin.on('error', () => {})
    child.on('close', (status) => {
      if (status === 0) resolve(Buffer.concat(output))
      else reject(new Error(`git ${args.join(' ')} failed: ${Buffer.concat(problems).toString().trim()}`))
    })
    child.stdin.end(input)
  })
}
