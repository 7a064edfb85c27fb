import { createHash } from 'node:crypto'
import type { NewNote } from './create-note.ts'
import { isResolved } from './resolved.ts'
import type { Discussion, Note, State } from './state.ts'

type KeptNote = NewNote & { readonly lineCode: string | undefined; readonly system?: boolean }

/** Stores a note in its thread or in a new one. In a resolved thread it is resolved too. */
export function addNote(state: State, wanted: KeptNote): Note {
  const discussion = wanted.discussion ?? newDiscussion(state, wanted.hidden ?? false)
  const [first] = discussion.notes
  // A reply turns a comment into a thread.
  if (first && first.type === null && !wanted.system) first.type = 'DiscussionNote'
  const at = state.clock.now()
  const resolved = isResolved(discussion)
  const note: Note = {
    id: state.ids.note++,
    type: wanted.type,
    body: wanted.body,
    author: wanted.author,
    createdAt: at,
    updatedAt: at,
    system: wanted.system ?? false,
    discussion,
    position: wanted.position,
    originalPosition: wanted.originalPosition,
    lineCode: wanted.lineCode,
    resolvedBy: resolved ? wanted.author : undefined,
    resolvedAt: resolved ? at : undefined,
    suggestions: [],
    awards: [],
    review: wanted.review,
  }
  discussion.notes.push(note)
  return note
}

function newDiscussion(state: State, hidden: boolean): Discussion {
  const id = createHash('sha1')
    .update(`discussion ${state.ids.discussion++}`)
    .digest('hex')
  const discussion = { id, notes: [], hidden, lag: state.lag }
  state.discussions.push(discussion)
  return discussion
}
