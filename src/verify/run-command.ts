import { type ChildProcess, spawn } from 'node:child_process'
import { messageOf, UserError } from '../errors.ts'

export interface CommandRun {
  readonly passed: boolean
  /** `passed`, `failed with exit code 1`, `stopped after 600 s`. */
  readonly ended: string
  readonly timedOut: boolean
  /** The end of its output, both streams in order. */
  readonly output: string
  readonly seconds: number
}

export interface CommandOptions {
  readonly cwd: string
  readonly env: Record<string, string>
  /** In seconds. */
  readonly timeout: number
  /** Stops the command; `runCommand` then throws its reason. */
  readonly signal: AbortSignal
}

/** Milliseconds that a command has to end by itself after it was asked to. */
const GRACE = 2000
/** A process that left the group may keep the pipes open: maximum milliseconds to wait for it. */
const MAX_CLOSING = 500
/** Bytes of output that are kept. */
const MAX_OUTPUT = 65_536

/** Runs a command in a process group of its own, and ends all of its processes. */
export async function runCommand(
  [program = '', ...args]: readonly string[],
  { cwd, env, timeout, signal }: CommandOptions,
): Promise<CommandRun> {
  signal.throwIfAborted()
  const started = performance.now()
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const output = keepTail(child)
  let timedOut = false
  const stop = () => {
    killGroup(child, 'SIGTERM')
    grace = setTimeout(() => killGroup(child, 'SIGKILL'), GRACE)
  }
  let grace: NodeJS.Timeout | undefined
  const limit = setTimeout(() => {
    timedOut = true
    stop()
  }, timeout * 1000)
  const killNow = () => killGroup(child, 'SIGKILL')
  signal.addEventListener('abort', stop)
  process.on('exit', killNow)
  try {
    const { code, killedBy } = await exitOf(child, program)
    // Servers and watchers that it has left behind would disturb the next run.
    killNow()
    await closed(child)
    signal.throwIfAborted()
    const passed = code === 0 && !timedOut
    const how = killedBy ? `was ended by ${killedBy}` : `failed with exit code ${code}`
    return {
      passed,
      ended: timedOut ? `stopped after ${timeout} s` : passed ? 'passed' : how,
      timedOut,
      output: output(),
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    clearTimeout(limit)
    clearTimeout(grace)
    signal.removeEventListener('abort', stop)
    process.off('exit', killNow)
  }
}

function exitOf(
  child: ChildProcess,
  program: string,
): Promise<{ code: number | null; killedBy: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code, killedBy) => resolve({ code, killedBy }))
    child.once('error', (cause) => {
      const isMissing = 'code' in cause && cause.code === 'ENOENT'
      const hint = 'For more than one command write: -- sh -c "npm ci && npm test"'
      const problem = isMissing ? 'there is no such program' : messageOf(cause)
      reject(new UserError(`${program} cannot be run: ${problem}`, { cause, hint }))
    })
  })
}

async function closed({ stdout, stderr }: ChildProcess): Promise<void> {
  const streams = [stdout, stderr].flatMap((stream) => stream ?? [])
  const ends = streams.map((stream) =>
    stream.closed ? undefined : new Promise((resolve) => stream.once('close', resolve)),
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, MAX_CLOSING)
  })
  await Promise.race([Promise.all(ends), late])
  clearTimeout(timer)
  for (const stream of streams) stream.destroy()
}

function keepTail({ stdout, stderr }: ChildProcess): () => string {
  let tail = Buffer.alloc(0)
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => {
      tail = Buffer.concat([tail, chunk]).subarray(-MAX_OUTPUT)
    })
  return () => tail.toString('utf8')
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group is gone, or there are none: Windows has no groups.
    child.kill(signal)
  }
}
