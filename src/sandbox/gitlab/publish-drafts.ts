import type { Account } from './account.ts'
import { createNote } from './create-note.ts'
import { isComplete } from './position.ts'
import { setResolved } from './resolved.ts'
import type { Draft, Note, State } from './state.ts'

/**
 * Publishes all drafts of a user, oldest first, as one review. Invalid drafts are dropped silently. There is no
 * transaction: after an error the notes published so far stay, and so do all drafts.
 */
export async function publishAll(state: State, user: Account): Promise<void> {
  const drafts = state.drafts.filter(({ author }) => author === user)
  if (drafts.length === 0) return
  const review = state.ids.review++
  const notes: Note[] = []
  for (const draft of drafts) {
    const note = await publish(state, draft, review)
    if (note) notes.push(note)
  }
  state.drafts = state.drafts.filter((draft) => !drafts.includes(draft))
  state.mails.push({ kind: 'review', notes: notes.map(({ id }) => id) })
}

export async function publishOne(state: State, draft: Draft): Promise<void> {
  const note = await publish(state, draft)
  state.drafts = state.drafts.filter((each) => each !== draft)
  if (note) state.mails.push({ kind: 'note', notes: [note.id] })
}

async function publish(state: State, draft: Draft, review?: number): Promise<Note | undefined> {
  const { author, note: body, position, originalPosition, discussion, commitId } = draft
  const onDiff = position !== undefined && isComplete(position)
  const made = await createNote(state, {
    author,
    body,
    discussion,
    type: onDiff ? 'DiffNote' : typeWithoutPosition(state, draft),
    ...(onDiff ? { position, originalPosition, commitId } : {}),
    ...(review === undefined ? {} : { review }),
  })
  // A reply reopens its thread unless the draft resolves it.
  if (discussion) setResolved(state, discussion, draft.resolveDiscussion ? author : undefined)
  return made.kind === 'note' ? made.note : undefined
}

function typeWithoutPosition({ settings }: State, { discussion }: Draft): Note['type'] {
  return discussion || settings.positionlessDrafts !== 'comment' ? 'DiscussionNote' : null
}
