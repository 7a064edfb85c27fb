import { isatty } from 'node:tty'
import { clearStatus, showStatus } from '../output/log.ts'
import { cut, oneLine } from './text-width.ts'

/** Shows progress in a terminal during a task, and returns its result. */
export type During = <T>(what: () => string, work: Promise<T>) => Promise<T>

const SECOND = 1000

/** After a second, a line on stderr that changes every second. Nothing if stderr is not a terminal. */
export const during: During = async (what, work) => {
  if (!isatty(2) || process.env.TERM === 'dumb') return work
  let seconds = 0
  const timer = setInterval(() => {
    seconds++
    showStatus(cut(oneLine(`${what()}, ${seconds} s`), (process.stderr.columns || 80) - 1))
  }, SECOND)
  try {
    return await work
  } finally {
    clearInterval(timer)
    clearStatus()
  }
}
