import { readReviewMarker } from '../../core/memory/marker.ts'
import type { Call } from '../call.ts'
import { writeOnce } from '../write-once.ts'
import { ownNotes } from './posted-notes.ts'
import { createDiscussion, createNote, type Poster } from './poster.ts'
import { readPublishedState } from './published-state.ts'
import { discussion as discussionShape, type Note } from './shapes.ts'
import type { Wanted, WantedNote } from './wanted.ts'

/** Posts one thread, visible at once. Its marker shows whether it was posted. */
export function postThread(
  poster: Poster,
  wanted: Wanted,
  note: WantedNote,
  body: object,
): Promise<Call<true>> {
  return writeOnce({
    waitBudget: poster.waitBudget,
    what: 'posting a comment',
    async attempt() {
      const outcome = await createDiscussion(poster, note.fingerprint, body)
      return outcome.kind === 'done' ? { ...outcome, data: true } : outcome
    },
    async find() {
      const { visible } = await readPublishedState(poster, wanted)
      return visible.has(note) ? true : undefined
    },
  })
}

/** Posts the summary as a comment, which need not be resolved. */
export function postSummary(poster: Poster, { summary, run }: Wanted): Promise<Call<Note>> {
  const { reader, path, snapshot, before, id } = poster
  return writeOnce({
    waitBudget: poster.waitBudget,
    what: 'posting the summary',
    attempt: () => createNote(poster, run, summary),
    async find() {
      const discussions = await reader.all(`${path}/discussions`, discussionShape)
      const found = ownNotes(discussions, snapshot.user).find(({ note, discussion }) => {
        const marker = readReviewMarker(note.body)
        return !before.has(discussion.id) && marker?.id === id && marker.run === run
      })
      return found?.note
    },
  })
}
