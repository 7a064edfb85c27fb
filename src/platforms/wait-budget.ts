import { setTimeout as sleep } from 'node:timers/promises'

/** The seconds a run may spend on waiting, in all. Requests that wait at the same time wait once. */
export interface WaitBudget {
  /** Waits, or says that it would take too long. */
  wait(seconds: number, why: string): Promise<boolean>
  /** Waits in any case: without it nothing is certain. */
  pause(seconds: number, why: string): Promise<void>
}

export interface WaitBudgetOptions {
  /** Seconds to wait for rate limits, in all. */
  readonly maxWait: number
  readonly say: (message: string) => void
  /** Milliseconds in a second: tests have no time. */
  readonly second?: number | undefined
}

export function createWaitBudget({ maxWait, say, second = 1000 }: WaitBudgetOptions): WaitBudget {
  let left = maxWait * second
  let waitingUntil = 0
  const pause = async (seconds: number, why: string) => {
    if (seconds >= 1) say(`Waiting ${seconds} s: ${why}`)
    await sleep(seconds * second)
  }
  return {
    pause,
    async wait(seconds, why) {
      // Whole, because with fractions what is added and taken away again is not always the same.
      const now = Math.ceil(performance.now())
      const until = now + seconds * second
      const more = Math.max(0, until - Math.max(now, waitingUntil))
      if (more > left) return false
      left -= more
      waitingUntil = Math.max(waitingUntil, until)
      await pause(seconds, why)
      return true
    },
  }
}
