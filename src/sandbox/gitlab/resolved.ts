import type { Account } from './account.ts'
import type { Discussion, Note, State } from './state.ts'

/** Whether every resolvable note of the thread is resolved. */
export function isResolved({ notes }: Discussion): boolean {
  const resolvable = notes.filter(isResolvable)
  return resolvable.length > 0 && resolvable.every(({ resolvedBy }) => resolvedBy !== undefined)
}

export function isResolvable({ type, system }: Note): boolean {
  return type !== null && !system
}

/** Resolves every note of a thread, or reopens them if `by` is `undefined`. */
export function setResolved(state: State, discussion: Discussion, by: Account | undefined): void {
  const at = state.clock.now()
  for (const note of discussion.notes.filter(isResolvable)) {
    if (by && note.resolvedBy) continue
    note.resolvedBy = by
    note.resolvedAt = by ? at : undefined
  }
}
