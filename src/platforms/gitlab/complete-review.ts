import { detachedBody } from '../../core/gitlab/review.ts'
import type { Call } from '../call.ts'
import type { Receipt } from '../platform.ts'
import { CHECK_PAUSES } from '../write-once.ts'
import { postedReceipt } from './deliver-threads.ts'
import { postSummary, postThread } from './post-thread.ts'
import type { Poster } from './poster.ts'
import { discard } from './prepare-drafts.ts'
import { publishOne, unpublished } from './publish-one.ts'
import { type PublishedState, readPublishedState } from './published-state.ts'
import { receiptOf } from './refusal-receipt.ts'
import type { Wanted } from './wanted.ts'

/** How a review was published. */
export interface Publication {
  /** Whether the summary was published with the notes. */
  readonly hasSummary: boolean
  /** Publishes all drafts at once; absent if that would publish drafts of others. */
  readonly again?: () => Promise<Call<true>>
}

/**
 * Makes sure that all of a published review is visible. GitLab silently drops a note if it does not find its line; and
 * if one note fails, GitLab stops in the middle, with some notes published and all drafts kept.
 */
export async function completeReview(
  poster: Poster,
  wanted: Wanted,
  publication: Publication,
): Promise<Receipt> {
  const readState = () => waitUntilComplete(poster, wanted, publication)
  let state = await readState()
  if (publication.again && isUntouched(state, wanted)) {
    await publication.again()
    state = await readState()
  }
  if (await publishRemaining(poster, wanted, state)) state = await readState()
  await discardRemaining(poster, state)
  for (const note of wanted.notes) {
    if (state.visible.has(note)) continue
    poster.say(`GitLab dropped the comment on ${note.position.new_path}; it is posted without its line`)
    const outcome = await postThread(poster, wanted, note, { body: detachedBody(note) })
    if (outcome.kind !== 'done') return incomplete(outcome, poster)
  }
  if (state.summary) return postedReceipt(poster.snapshot, state.summary.id)
  const outcome = await postSummary(poster, wanted)
  if (outcome.kind === 'done') return postedReceipt(poster.snapshot, outcome.data.id)
  // If there are no notes and the summary is refused, the whole review is refused.
  const isAlone = wanted.notes.length === 0 && outcome.kind !== 'unknown'
  return isAlone ? receiptOf(outcome, poster.snapshot.mergeRequest) : incomplete(outcome, poster)
}

function incomplete(outcome: Exclude<Call<unknown>, { kind: 'done' }>, { snapshot }: Poster): Receipt {
  const { message } = outcome.kind === 'unknown' ? outcome : receiptOf(outcome, snapshot.mergeRequest)
  return { kind: 'unknown', message: `not all of it is visible: ${message}` }
}

/** Returns at once if everything is visible; otherwise reads again, because lists may lag behind. */
async function waitUntilComplete(
  poster: Poster,
  wanted: Wanted,
  { hasSummary }: Publication,
): Promise<PublishedState> {
  for (const seconds of CHECK_PAUSES) {
    const state = await readPublishedState(poster, wanted)
    if (state.visible.size === wanted.notes.length && (state.summary || !hasSummary)) return state
    await poster.waitBudget.pause(seconds, 'checking whether the review was published')
  }
  return readPublishedState(poster, wanted)
}

function isUntouched({ visible, drafts, summary }: PublishedState, { notes }: Wanted): boolean {
  return notes.length > 0 && visible.size === 0 && drafts.size === notes.length && !summary
}

/** Publishes remaining drafts one by one. Returns whether there were any. */
async function publishRemaining(poster: Poster, wanted: Wanted, state: PublishedState): Promise<boolean> {
  const left = unpublished(wanted, state)
  for (const each of left) await publishOne(poster, wanted, each)
  return left.length > 0
}

/** Deletes the drafts that remain, whose notes are published or refused: the next review would publish them. */
async function discardRemaining(
  poster: Poster,
  { drafts, summaryDraft, strays }: PublishedState,
): Promise<void> {
  const left = [...drafts.values(), ...strays, ...(summaryDraft ? [summaryDraft] : [])]
  for (const draft of left) await discard(poster, draft)
  poster.memory.drafts.clear()
}
