import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client as NewerClient } from '@modelcontextprotocol/client'
import { StdioClientTransport as NewerTransport } from '@modelcontextprotocol/client/stdio'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { onTestFinished } from 'vitest'
import { intake } from '../../src/core/intake/intake.ts'
import { ROOT } from './run.ts'

export const DIFF = path.join(ROOT, 'fixtures/first-look/pr.diff')
const CLI = path.join(ROOT, 'dist/cli/index.js')

const argsFor = (output: string) => [CLI, 'mcp', '--diff', DIFF, '-o', output]

/** The server with the client that agents use. */
export async function connect(output: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  onTestFinished(() => client.close())
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: argsFor(output), env: {}, stderr: 'ignore' }),
  )
  return client
}

/** The server with the client of the newer SDK, which can also leave out the handshake. */
export async function connectNewer(
  output: string,
  mode: 'legacy' | 'auto' | { readonly pin: string },
): Promise<NewerClient> {
  const client = new NewerClient({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  onTestFinished(() => client.close())
  await client.connect(
    new NewerTransport({ command: process.execPath, args: argsFor(output), env: {}, stderr: 'ignore' }),
  )
  return client
}

/** The text of a tool's result. */
export async function call(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<string> {
  const { content } = (await client.callTool({ name, arguments: args })) as { content: { text: string }[] }
  return content.map(({ text }) => text).join('')
}

/** The server, to be sent anything. */
export function start(output: string): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, argsFor(output), { env: {} })
  child.stdin.on('error', () => {})
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** Sends lines, closes the input and waits for the end: what was answered, and the exit code. */
export async function exchange(
  output: string,
  lines: readonly (string | Buffer)[],
): Promise<{ replies: Reply[]; status: number | null }> {
  const child = start(output)
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  for (const line of lines) {
    child.stdin.write(line)
    child.stdin.write('\n')
  }
  child.stdin.end()
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const replies = text.split('\n').filter(Boolean)
  return { replies: replies.map((reply) => JSON.parse(reply) as Reply), status }
}

export interface Reply {
  readonly jsonrpc: string
  readonly id: string | number | null
  readonly result?: { readonly content?: { readonly text: string }[] }
  readonly error?: { readonly code: number; readonly message: string }
}

/** The findings in the file, which must be a valid one; `undefined` if there is no file. */
export async function findingsIn(file: string): Promise<string[] | undefined> {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  const { findings, bad } = await intake({ file, text }, 'jsonl')
  if (bad.length > 0 || (text !== '' && !text.endsWith('\n')))
    throw new Error(`not a findings file:\n${text}`)
  return findings.map(({ message = '' }) => message)
}
