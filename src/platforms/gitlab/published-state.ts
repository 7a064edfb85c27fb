import { readCommentMarker, readReviewMarker } from '../../core/memory/marker.ts'
import { ownNotes } from './posted-notes.ts'
import type { Poster } from './poster.ts'
import { readDrafts } from './read-snapshot.ts'
import * as shapes from './shapes.ts'
import { type Marked, markerOf, pairUp, placeOf, type Wanted, type WantedNote } from './wanted.ts'

export interface SeenDraft extends Marked {
  readonly draft: shapes.Draft
}

/** Which parts of a wanted review exist now. */
export interface PublishedState {
  /** Published notes. */
  readonly visible: ReadonlySet<WantedNote>
  readonly summary: shapes.Note | undefined
  readonly drafts: ReadonlyMap<WantedNote, shapes.Draft>
  readonly summaryDraft: shapes.Draft | undefined
  /** Drafts of Fencepost that are not part of the wanted review. */
  readonly strays: readonly shapes.Draft[]
  /** True if a person, or a run under another id, has drafts with the same token. */
  readonly hasOthersDrafts: boolean
}

/** Reads the current state. `made` are drafts that were created and may not be listed yet. */
export async function readPublishedState(
  poster: Poster,
  wanted: Wanted,
  made: readonly shapes.Draft[] = [],
): Promise<PublishedState> {
  const { reader, path, snapshot } = poster
  const [discussions, listed = []] = await Promise.all([
    reader.all(`${path}/discussions`, shapes.discussion),
    snapshot.drafts && readDrafts(reader, path),
  ])
  const drafts = [...new Map([...made, ...listed].map((draft) => [draft.id, draft])).values()]
  return { ...visibleOf(poster, wanted, discussions), ...draftsOf(poster, wanted, drafts) }
}

function visibleOf(
  { id, snapshot, before }: Poster,
  wanted: Wanted,
  discussions: readonly shapes.Discussion[],
) {
  const fresh = ownNotes(discussions, snapshot.user).filter(({ discussion }) => !before.has(discussion.id))
  const marked = fresh.flatMap(({ note }): Marked[] => {
    const marker = readCommentMarker(note.body)
    return marker?.id === id ? [{ fingerprint: marker.fingerprint, place: placeOf(note.position) }] : []
  })
  const summary = fresh.find(({ note }) => {
    const marker = readReviewMarker(note.body)
    return marker?.id === id && marker.run === wanted.run
  })
  return { visible: new Set(pairUp(wanted.notes, marked).of.keys()), summary: summary?.note }
}

function draftsOf({ id }: Poster, wanted: Wanted, drafts: readonly shapes.Draft[]) {
  const own = drafts.filter((draft) => isOwnDraft(draft, id))
  const { of, surplus } = pairUp(wanted.notes, own.flatMap(seenDraft))
  const [summaryDraft, ...others] = own.filter(({ note }) => readReviewMarker(note)?.run === wanted.run)
  const known = new Set([...of.values(), ...surplus].map(({ draft }) => draft))
  const unknown = own.filter(
    (draft) => !known.has(draft) && draft !== summaryDraft && !others.includes(draft),
  )
  return {
    drafts: new Map([...of].map(([note, { draft }]) => [note, draft])),
    summaryDraft,
    strays: [...surplus.map(({ draft }) => draft), ...others, ...unknown],
    hasOthersDrafts: own.length < drafts.length,
  }
}

export function seenDraft(draft: shapes.Draft): SeenDraft[] {
  const marker = readCommentMarker(draft.note)
  return marker ? [{ fingerprint: marker.fingerprint, place: placeOf(draft.position), draft }] : []
}

/** Recognised by the marker; drafts of a person with the same token have none. */
export function isOwnDraft({ note }: shapes.Draft, id: string): boolean {
  return markerOf(note, id) !== undefined
}
