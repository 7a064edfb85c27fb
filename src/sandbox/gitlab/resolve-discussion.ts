import type { Account } from './account.ts'
import { isResolvable } from './create-note.ts'
import type { Discussion, State } from './state.ts'

/** Resolves every note of a thread, or, without anybody to do so, opens them again. */
export function setResolved(state: State, discussion: Discussion, by: Account | undefined): void {
  const at = state.clock.now()
  for (const note of discussion.notes.filter(isResolvable)) {
    if (by && note.resolvedBy) continue
    note.resolvedBy = by
    note.resolvedAt = by ? at : undefined
  }
}
