import { detachedBody } from '../../core/gitlab/review.ts'
import type { Call } from '../call.ts'
import type { Receipt } from '../platform.ts'
import { LOOKS } from '../write-once.ts'
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
  /** Whether the summary went with it. */
  readonly hasSummary: boolean
  /** All at once; nothing where that would publish what is not ours. */
  readonly again?: () => Promise<Call<true>>
}

/**
 * Sees to it that all of a review is there once it was published. GitLab drops a note whose line it does not find, and
 * says nothing; and where one note fails it stops in the middle, with some published and all drafts kept.
 */
export async function completeReview(
  poster: Poster,
  wanted: Wanted,
  publication: Publication,
): Promise<Receipt> {
  const lookAgain = () => lookUntilWhole(poster, wanted, publication)
  let standing = await lookAgain()
  if (publication.again && isUntouched(standing, wanted)) {
    await publication.again()
    standing = await lookAgain()
  }
  if (await publishLeft(poster, wanted, standing)) standing = await lookAgain()
  await discardLeft(poster, standing)
  for (const note of wanted.notes) {
    if (standing.visible.has(note)) continue
    poster.say(`GitLab dropped the comment on ${note.position.new_path}; it is posted without its line`)
    const outcome = await postThread(poster, wanted, note, { body: detachedBody(note) })
    if (outcome.kind !== 'done') return notWhole(outcome, poster)
  }
  if (standing.summary) return postedReceipt(poster.snapshot, standing.summary.id)
  const outcome = await postSummary(poster, wanted)
  if (outcome.kind === 'done') return postedReceipt(poster.snapshot, outcome.data.id)
  // A summary alone that is refused is a review that is refused.
  const isAlone = wanted.notes.length === 0 && outcome.kind !== 'unknown'
  return isAlone ? receiptOf(outcome, poster.snapshot.mergeRequest) : notWhole(outcome, poster)
}

function notWhole(outcome: Exclude<Call<unknown>, { kind: 'done' }>, { snapshot }: Poster): Receipt {
  const { message } = outcome.kind === 'unknown' ? outcome : receiptOf(outcome, snapshot.mergeRequest)
  return { kind: 'unknown', message: `not all of it can be seen: ${message}` }
}

/** At once where all is well; else lists may lag. */
async function lookUntilWhole(
  poster: Poster,
  wanted: Wanted,
  { hasSummary }: Publication,
): Promise<PublishedState> {
  for (const seconds of LOOKS) {
    const standing = await readPublishedState(poster, wanted)
    if (standing.visible.size === wanted.notes.length && (standing.summary || !hasSummary)) return standing
    await poster.patience.pause(seconds, 'looking whether the review was published')
  }
  return readPublishedState(poster, wanted)
}

function isUntouched({ visible, drafts, summary }: PublishedState, { notes }: Wanted): boolean {
  return notes.length > 0 && visible.size === 0 && drafts.size === notes.length && !summary
}

/** What is still a draft, one by one. Whether there was any. */
async function publishLeft(poster: Poster, wanted: Wanted, standing: PublishedState): Promise<boolean> {
  const left = unpublished(wanted, standing)
  for (const each of left) await publishOne(poster, wanted, each)
  return left.length > 0
}

/** A draft whose note is there by now, or cannot be: it would spoil every later review. */
async function discardLeft(poster: Poster, { drafts, summaryDraft, strays }: PublishedState): Promise<void> {
  const left = [...drafts.values(), ...strays, ...(summaryDraft ? [summaryDraft] : [])]
  for (const draft of left) await discard(poster, draft)
  poster.memory.drafts.clear()
}
