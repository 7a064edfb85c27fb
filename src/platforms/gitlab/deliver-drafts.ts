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

/** The batched review: drafts that nobody sees, then all of them at once. Nothing where the server has no drafts. */
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
  const [now, standing] = await Promise.all(reading).catch(async (error) => {
    await discardAll(poster)
    throw error
  })
  const stopped = stopsPublishing(snapshot, now)
  if (stopped) {
    await discardAll(poster)
    return stopped
  }
  const isAlone = (await discardUnwanted(poster, standing)) && !standing.hasOthersDrafts
  const again = () => publishAtOnce(poster, wanted, standing, inBulk)
  const outcome = isAlone ? await again() : await publishEach(poster, wanted, standing)
  if (outcome.kind === 'refused' || outcome.kind === 'limited') {
    await discardAll(poster)
    return receiptOf(outcome, snapshot.mergeRequest)
  }
  const hasSummary = prepared.hasSummary || (inBulk && isAlone && isDue(wanted, standing))
  return settled(poster, wanted, { hasSummary, ...(isAlone ? { again } : {}) })
}

async function settled(poster: Poster, wanted: Wanted, publication: Publication): Promise<Receipt> {
  try {
    return await completeReview(poster, wanted, publication)
  } catch (error) {
    // Something is published by now.
    if (!(error instanceof UserError)) throw error
    return { kind: 'unknown', message: messageOf(error) }
  }
}

/**
 * Strays would be published along; what another run has published meanwhile must not be published again. Whether all
 * of that is gone.
 */
async function discardUnwanted(poster: Poster, standing: PublishedState): Promise<boolean> {
  const { strays, visible, drafts, summary, summaryDraft } = standing
  const seen = [...visible].flatMap((note) => drafts.get(note) ?? [])
  let isClean = true
  for (const draft of [...strays, ...seen, ...(summary && summaryDraft ? [summaryDraft] : [])])
    isClean = (await discard(poster, draft)) && isClean
  return isClean
}

async function publishAtOnce(
  poster: Poster,
  wanted: Wanted,
  standing: PublishedState,
  inBulk: boolean,
): Promise<Call<true>> {
  // Whether a summary alone is published, nobody says: it comes as a comment.
  if (!isDue(wanted, standing)) return NOTHING_DUE
  const body = inBulk && !standing.summary ? { note: wanted.summary } : {}
  return publishAll(poster, body, async () => hasBegun(standing, await readPublishedState(poster, wanted)))
}

/** Whether anything was published since: a note is there that was not, or no draft is left. */
function hasBegun(before: PublishedState, now: PublishedState): boolean {
  const isNew = [...now.visible].some((note) => !before.visible.has(note))
  return isNew || (now.summary !== undefined && !before.summary) || now.drafts.size === 0
}

function isDue({ notes }: Wanted, { visible }: PublishedState): boolean {
  return notes.some((note) => !visible.has(note))
}

const NOTHING_DUE: Call<true> = { kind: 'done', data: true, headers: {} }

/** A person's own drafts, under the same token, would be published with ours; so would what cannot be deleted. */
async function publishEach(poster: Poster, wanted: Wanted, standing: PublishedState): Promise<Call<true>> {
  poster.say('The token’s user has drafts that must stay drafts: ours are published one by one')
  let last = NOTHING_DUE
  for (const [index, publication] of unpublished(wanted, standing).entries()) {
    last = await publishOne(poster, wanted, publication)
    // Something is there: what is not is looked after later.
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
