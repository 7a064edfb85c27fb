/** A clock of its own, a second per event: the same run has the same dates and commit names every time. */
export class Clock {
  #seconds = Date.UTC(2026, 0, 5, 9, 0, 0) / 1000

  tick(): number {
    return ++this.#seconds
  }

  now(): string {
    return new Date(this.tick() * 1000).toISOString().replace('.000', '')
  }
}
