import { messageOf, UserError } from '../../errors.ts'
import type { Call } from '../call.ts'
import type { Receipt } from '../platform.ts'
import { completeReview, type Publication } from './complete-review.ts'
import { type Poster, publishAll } from './poster.ts'
import { discard, discardAll, prepareDrafts } from './prepare-drafts.ts'
import { publishOne, unpublished } from './publish-one.ts'
import { type PublishedState, readPublishedState } from './published-state.ts'
import { receiptOf } from './refusal-receipt.ts'
import * as shapes from './shapes.ts'
import { stopsPublishing } from './still-open.ts'
import type { Wanted } from './wanted.ts'

/** Posts drafts that only the token's user can see, then publishes all at once. `undefined` if the server has no drafts. */
export async function deliverDrafts(poster: Poster, wanted: Wanted): Promise<Receipt | undefined> {
  const { snapshot } = poster
  const inBulk = takesSummary(snapshot.version)
  const prepared = await prepareDrafts(poster, wanted, { withSummary: !inBulk && wanted.notes.length > 0 })
  if (prepared.kind === 'unsupported') return undefined
  if (prepared.kind === 'stopped') return prepared.receipt

  const reading = [
    poster.reader.one(poster.path, shapes.mergeRequest),
    readPublishedState(poster, wanted, [...poster.memory.drafts.values()]),
  ] as const
  const [now, state] = await Promise.all(reading).catch(async (error) => {
    await discardAll(poster)
    throw error
  })
  const stopped = stopsPublishing(snapshot, now)
  if (stopped) {
    await discardAll(poster)
    return stopped
  }
  const isAlone = (await discardUnwanted(poster, state)) && !state.hasOthersDrafts
  const again = () => publishAtOnce(poster, wanted, state, inBulk)
  const outcome = isAlone ? await again() : await publishEach(poster, wanted, state)
  if (outcome.kind === 'refused' || outcome.kind === 'limited') {
    await discardAll(poster)
    return receiptOf(outcome, snapshot.mergeRequest)
  }
  const hasSummary = prepared.hasSummary || (inBulk && isAlone && isDue(wanted, state))
  return completeSafely(poster, wanted, { hasSummary, ...(isAlone ? { again } : {}) })
}

async function completeSafely(poster: Poster, wanted: Wanted, publication: Publication): Promise<Receipt> {
  try {
    return await completeReview(poster, wanted, publication)
  } catch (error) {
    // Some notes are published already, so the outcome is not a plain failure.
    if (!(error instanceof UserError)) throw error
    return { kind: 'unknown', message: messageOf(error) }
  }
}

/**
 * Deletes stray drafts, which would be published too, and drafts of notes that another run has published in the
 * meantime. Returns whether all of them are deleted.
 */
async function discardUnwanted(poster: Poster, state: PublishedState): Promise<boolean> {
  const { strays, visible, drafts, summary, summaryDraft } = state
  const seen = [...visible].flatMap((note) => drafts.get(note) ?? [])
  let isClean = true
  for (const draft of [...strays, ...seen, ...(summary && summaryDraft ? [summaryDraft] : [])])
    isClean = (await discard(poster, draft)) && isClean
  return isClean
}

async function publishAtOnce(
  poster: Poster,
  wanted: Wanted,
  state: PublishedState,
  inBulk: boolean,
): Promise<Call<true>> {
  // It is not documented whether GitLab publishes a summary without notes, so it is posted as a comment later.
  if (!isDue(wanted, state)) return NOTHING_DUE
  const body = inBulk && !state.summary ? { note: wanted.summary } : {}
  return publishAll(poster, body, async () => hasBegun(state, await readPublishedState(poster, wanted)))
}

/** Whether anything was published since `before`: there is a new note, or no draft is left. */
function hasBegun(before: PublishedState, now: PublishedState): boolean {
  const isNew = [...now.visible].some((note) => !before.visible.has(note))
  return isNew || (now.summary !== undefined && !before.summary) || now.drafts.size === 0
}

function isDue({ notes }: Wanted, { visible }: PublishedState): boolean {
  return notes.some((note) => !visible.has(note))
}

const NOTHING_DUE: Call<true> = { kind: 'done', data: true, headers: {} }

/** For when the token's user has other drafts, or drafts that could not be deleted: these must not be published. */
async function publishEach(poster: Poster, wanted: Wanted, state: PublishedState): Promise<Call<true>> {
  poster.say('The token’s user has other drafts, so those of Fencepost are published one by one')
  let last = NOTHING_DUE
  for (const [index, publication] of unpublished(wanted, state).entries()) {
    last = await publishOne(poster, wanted, publication)
    // Some drafts are published; `completeReview` handles the others.
    if (last.kind !== 'done' && last.kind !== 'unknown')
      return index === 0 ? last : { kind: 'unknown', message: '' }
  }
  return last
}

/** `note` in the body of `bulk_publish`; older servers ignore it. https://docs.gitlab.com/api/draft_notes/ */
const SINCE = [19, 2] as const

function takesSummary(version: string | undefined): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version ?? '') ?? []
  return Number(major) > SINCE[0] || (Number(major) === SINCE[0] && Number(minor) >= SINCE[1])
}
