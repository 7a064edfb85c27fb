import { spawn } from 'node:child_process'
import { devNull } from 'node:os'

/** Real git in a bare repository, deaf to the machine's own settings. */
export function git(
  directory: string,
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<Buffer> {
  const child = spawn('git', args, {
    cwd: directory,
    // Nothing is inherited: a GIT_DIR from a hook would point at somebody's own repository.
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
    // A git that ends early closes its input: its exit code says more than the broken pipe.
    child.stdin.on('error', () => {})
    child.on('close', (status) => {
      if (status === 0) resolve(Buffer.concat(output))
      else reject(new Error(`git ${args.join(' ')} failed: ${Buffer.concat(problems).toString().trim()}`))
    })
    child.stdin.end(input)
  })
}
