/** A simulated clock, one second per event: every run has the same dates and commit SHAs. */
export class Clock {
  #seconds = Date.UTC(2026, 0, 5, 9, 0, 0) / 1000

  tick(): number {
    return ++this.#seconds
  }

  now(): string {
    return new Date(this.tick() * 1000).toISOString().replace('.000', '')
  }
}
