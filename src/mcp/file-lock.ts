import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Milliseconds after which a lock counts as left behind: what is done under it takes a few. */
const MAX_AGE = 10_000
const PAUSE = 5

/** Does something that no other process does at the same time under the same lock, a file that holds a process id. */
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

/** By a process that was killed, or by the change under review, which can have anything of that name. */
function isLeftBehind(lock: string): boolean {
  try {
    const stat = lstatSync(lock)
    const age = Math.abs(Date.now() - stat.mtimeMs)
    return !stat.isFile() || age > MAX_AGE || !isRunning(readFileSync(lock, 'utf8'))
  } catch (error) {
    // Removed in the meantime: not left behind.
    return codeOf(error) !== 'ENOENT'
  }
}

/** Whoever has just made the lock has not written its number yet. */
function isRunning(pid: string): boolean {
  if (!/^\d{1,10}$/.test(pid)) return pid === ''
  try {
    return process.kill(Number(pid), 0)
  } catch (error) {
    // It runs, and is somebody else's.
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
