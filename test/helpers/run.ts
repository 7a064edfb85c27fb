import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, onTestFinished } from 'vitest'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a script with the Node that runs the tests, with no environment variables except PATH and those given. */
export function runNode(
  script: string,
  args: readonly string[],
  options: { stdin?: string; env?: Record<string, string>; cwd?: string } = {},
): Promise<Ran> {
  const env = { PATH: process.env.PATH ?? '', ...options.env }
  const child = spawn(process.execPath, [path.resolve(ROOT, script), ...args], {
    env,
    cwd: options.cwd ?? ROOT,
  })
  child.stdin.on('error', () => {})
  child.stdin.end(options.stdin ?? '')
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, ...output })))
}

export function fencepost(
  args: readonly string[],
  options: Parameters<typeof runNode>[2] = {},
): Promise<Ran> {
  return runNode('dist/cli/index.js', args, options)
}

/** Creates a directory for all tests of a file. */
export function temporaryFolder(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-test-'))
  afterAll(() => rmSync(directory, { recursive: true }))
  return directory
}

/** Creates a directory with these files; it is deleted when the test ends. */
export function temporaryFiles(files: Record<string, string> = {}): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-test-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
    writeFileSync(path.join(directory, name), text)
  }
  return directory
}
