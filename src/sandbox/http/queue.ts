export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>

/** Runs tasks one at a time, so that none sees another's partial work. */
export function queue(): Exclusive {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(task, task)
    last = next.catch(() => {})
    return next
  }
}
