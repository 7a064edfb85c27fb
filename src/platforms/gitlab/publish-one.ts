import type { Call } from '../call.ts'
import { type Poster, publishDraft } from './poster.ts'
import { type PublishedState, readPublishedState } from './published-state.ts'
import type { Draft } from './shapes.ts'
import type { Wanted } from './wanted.ts'

/** A draft that is still to be published. */
export interface Unpublished {
  readonly draft: Draft
  readonly isVisible: (state: PublishedState) => boolean
}

/** The drafts that are still to be published, the summary first. */
export function unpublished({ notes }: Wanted, state: PublishedState): Unpublished[] {
  const { drafts, visible, summary, summaryDraft } = state
  const left = notes.flatMap((note): Unpublished[] => {
    const draft = visible.has(note) ? undefined : drafts.get(note)
    return draft ? [{ draft, isVisible: (now) => now.visible.has(note) }] : []
  })
  const first = summaryDraft && !summary ? [summaryDraft] : []
  return [
    ...first.map((draft) => ({ draft, isVisible: (now: PublishedState) => now.summary !== undefined })),
    ...left,
  ]
}

export function publishOne(
  poster: Poster,
  wanted: Wanted,
  { draft, isVisible }: Unpublished,
): Promise<Call<true>> {
  return publishDraft(poster, draft.id, async () => isVisible(await readPublishedState(poster, wanted)))
}
