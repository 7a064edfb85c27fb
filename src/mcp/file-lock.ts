import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Milliseconds after which a lock counts as left behind: normally it is held for a few. */
const MAX_AGE = 10_000
const PAUSE = 5

/** Runs an action while no other process holds the same lock, a file with a process id. */
export function withFileLock<T>(lock: string, act: () => T): T {
  while (!tryCreate(lock)) {
    if (isLeftBehind(lock)) rmSync(lock, { recursive: true, force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
  try {
    return act()
  } finally {
    rmSync(lock, { force: true })
  }
}

function tryCreate(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Left by a process that was killed, or part of the change under review, which may contain any file of that name. */
function isLeftBehind(lock: string): boolean {
  try {
    const stat = lstatSync(lock)
    const age = Math.abs(Date.now() - stat.mtimeMs)
    return !stat.isFile() || age > MAX_AGE || !isRunning(readFileSync(lock, 'utf8'))
  } catch (error) {
    // Removed in the meantime.
    return codeOf(error) !== 'ENOENT'
  }
}

/** The process that has just created the lock has not written its id yet. */
function isRunning(pid: string): boolean {
  if (!/^\d{1,10}$/.test(pid)) return pid === ''
  try {
    return process.kill(Number(pid), 0)
  } catch (error) {
    // The process exists, and belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
