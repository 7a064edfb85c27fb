import type { Call } from '../call.ts'
import type { Receipt } from '../platform.ts'
import { writeOnce } from '../write-once.ts'
import { createDraft, deleteDraft, type Poster } from './poster.ts'
import { isOwnDraft, seenDraft } from './published-state.ts'
import { readDrafts } from './read-snapshot.ts'
import { isAboutNote, isAboutSchema, receiptOf } from './refusal-receipt.ts'
import type { Draft } from './shapes.ts'
import { markerOf, type Wanted, type WantedNote } from './wanted.ts'

export type Prepared =
  | { readonly kind: 'ready'; readonly hasSummary: boolean }
  /** The server has drafts, but refuses to create them. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'stopped'; readonly receipt: Receipt }

/** Creates one draft per note, visible only to the token's user. GitLab must recognise the line of each. */
export async function prepareDrafts(
  poster: Poster,
  wanted: Wanted,
  options: { withSummary: boolean },
): Promise<Prepared> {
  const kept = await clearOwnDrafts(poster, wanted)
  const refused: number[] = []
  for (const [index, note] of wanted.notes.entries()) {
    if (kept.has(note)) continue
    const made = await draftNote(poster, note)
    if (made.kind === 'made') continue
    if (made.kind === 'unsupported') return made
    if (made.kind === 'stopped') return stop(poster, made.receipt)
    refused.push(index)
  }
  if (refused.length > 0) return { kind: 'stopped', receipt: { kind: 'refused', comments: refused } }
  return { kind: 'ready', hasSummary: options.withSummary && (await draftSummary(poster, wanted)) }
}

/** Deletes drafts of a killed run and drafts that are no longer wanted; returns the notes whose drafts stay. */
async function clearOwnDrafts(poster: Poster, wanted: Wanted): Promise<ReadonlySet<WantedNote>> {
  const kept = new Set<WantedNote>()
  for (const draft of leftovers(poster)) {
    const isMade = poster.memory.drafts.has(draft.id)
    const same = wanted.notes.find(
      (note) => !kept.has(note) && note.body === draft.note && seenDraft(draft)[0]?.place === note.place,
    )
    if (isMade && same) kept.add(same)
    else await discard(poster, draft)
  }
  return kept
}

function leftovers({ snapshot, memory, id }: Poster): Draft[] {
  const found = (snapshot.drafts ?? []).filter((draft) => isOwnDraft(draft, id) && !memory.gone.has(draft.id))
  return [...new Map([...found, ...memory.drafts.values()].map((draft) => [draft.id, draft])).values()]
}

/** Deletes all drafts if nothing will be published. Stops at the first failure; the next run deletes the rest. */
export async function discardAll(poster: Poster): Promise<void> {
  for (const draft of leftovers(poster)) if (!(await discard(poster, draft))) return
}

export async function discard(poster: Poster, { id }: Draft): Promise<boolean> {
  const { memory } = poster
  const outcome = await deleteDraft(poster, id)
  const isGone = outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.refusal.status === 404)
  if (isGone) {
    memory.drafts.delete(id)
    memory.gone.add(id)
  }
  return isGone
}

async function stop(poster: Poster, receipt: Receipt): Promise<Prepared> {
  await discardAll(poster)
  return { kind: 'stopped', receipt }
}

type Made =
  | { readonly kind: 'made' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'stopped'; readonly receipt: Receipt }

async function draftNote(poster: Poster, note: WantedNote): Promise<Made> {
  const { memory, snapshot } = poster
  const position = positionFor(poster, note)
  const outcome = await createOnce(poster, note.fingerprint, { note: note.body, position })
  if (outcome.kind === 'done') {
    memory.drafts.set(outcome.data.id, outcome.data)
    if (position.position_type === 'file' || outcome.data.line_code !== null) return { kind: 'made' }
    await discard(poster, outcome.data)
    return { kind: 'refused' }
  }
  if (outcome.kind === 'refused' && isAboutSchema(outcome.refusal) && 'line_range' in position) {
    memory.withoutRanges = true
    return draftNote(poster, note)
  }
  if (outcome.kind === 'refused' && outcome.refusal.status === 404 && memory.drafts.size === 0)
    return { kind: 'unsupported' }
  if (isRefusedAlone(outcome)) return { kind: 'refused' }
  return { kind: 'stopped', receipt: receiptOf(outcome, snapshot.mergeRequest) }
}

/** Status 500 after a retry is about this note, because the server answers other requests. */
export function isRefusedAlone(outcome: Exclude<Call<unknown>, { kind: 'done' }>): boolean {
  if (outcome.kind === 'refused') return isAboutNote(outcome.refusal)
  return outcome.kind === 'unknown' && outcome.status === 500
}

export function positionFor({ memory }: Poster, { position }: WantedNote): WantedNote['position'] {
  if (!memory.withoutRanges || position.position_type === 'file') return position
  const { line_range, ...rest } = position
  return rest
}

/** Before GitLab 19.2 the summary is one of the drafts; if that is refused, it is posted later. */
async function draftSummary(poster: Poster, { summary, run }: Wanted): Promise<boolean> {
  const outcome = await createOnce(poster, run, { note: summary })
  if (outcome.kind === 'done') poster.memory.drafts.set(outcome.data.id, outcome.data)
  return outcome.kind === 'done'
}

function createOnce(poster: Poster, marker: string, body: object): Promise<Call<Draft>> {
  const { reader, path, waitBudget, id, memory, snapshot } = poster
  const known = new Set(snapshot.drafts?.map((draft) => draft.id))
  return writeOnce({
    waitBudget,
    what: 'posting a draft',
    attempt: () => createDraft(poster, marker, body),
    async find() {
      const drafts = (await readDrafts(reader, path)) ?? []
      return drafts.find(
        (draft) =>
          markerOf(draft.note, id) === marker && !known.has(draft.id) && !memory.drafts.has(draft.id),
      )
    },
  })
}
