import type { Account } from './account.ts'
import { createNote } from './create-note.ts'
import type { Fields, Params } from './parse-params.ts'
import type { State } from './state.ts'

/** Parameters of `bulk_publish` since 19.2. */
export const SUMMARY: Fields = {
  note: { kind: 'string' },
  internal: { kind: 'boolean' },
  reviewer_state: { kind: 'string', values: ['requested_changes', 'reviewed'] },
}

export async function publishSummary(state: State, author: Account, params: Params): Promise<void> {
  if (typeof params.reviewer_state === 'string') {
    state.reviewerStates.set(author.username, params.reviewer_state)
  }
  if (typeof params.note !== 'string' || params.note.trim() === '') return
  await createNote(state, { author, body: params.note, type: null })
}
