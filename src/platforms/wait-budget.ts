import { setTimeout as sleep } from 'node:timers/promises'

/** The time that a run may spend on waiting. Requests that wait at the same time are counted once. */
export interface WaitBudget {
  /** Waits; returns false without waiting if the budget is not sufficient. */
  wait(seconds: number, why: string): Promise<boolean>
  /** Waits regardless of the budget; for checks whether a write has succeeded. */
  pause(seconds: number, why: string): Promise<void>
}

export interface WaitBudgetOptions {
  /** Maximum number of seconds to wait for rate limits, in total. */
  readonly maxWait: number
  readonly say: (message: string) => void
  /** Milliseconds that count as a second; tests use less. */
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
      // Integers, because adding and subtracting fractions is not exact.
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
