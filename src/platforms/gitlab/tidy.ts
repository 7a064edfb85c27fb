import { readCommentMarker } from '../../core/memory/marker.ts'
import type { ReviewPlan } from '../../core/plan/plan.ts'
import { messageOf } from '../../errors.ts'
import { type OwnThread, type ResolvedThread, resolveThreads } from '../resolve-threads.ts'
import { RefusedRead, retryRead } from '../retry-read.ts'
import { type Poster, resolveDiscussion } from './poster.ts'
import { discard } from './prepare-drafts.ts'
import { isOwnDraft } from './published-state.ts'
import { GITLAB } from './service.ts'
import { type Discussion, discussion as discussionShape } from './shapes.ts'

/** Updates what earlier runs left to the result of this one. Returns lines for the log. */
export async function tidyUp(poster: Poster, plan: ReviewPlan, resolveFixed: boolean): Promise<string[]> {
  const notes = plan.review.body === '' ? await discardLeftovers(poster) : []
  if (!resolveFixed) return notes
  try {
    return [...notes, ...(await resolveGitLabThreads(poster, plan))]
  } catch (error) {
    // Not an error of the run: the review is posted.
    return [...notes, `Threads of earlier runs could not be resolved: ${messageOf(error)}`]
  }
}

/** Deletes drafts of a killed run, which would be published with the next review of the same token. */
async function discardLeftovers(poster: Poster): Promise<string[]> {
  const leftovers = (poster.snapshot.drafts ?? []).filter((draft) => isOwnDraft(draft, poster.id))
  let deleted = 0
  for (const draft of leftovers) if (await discard(poster, draft)) deleted++
  return leftovers.length === 0 ? [] : [`Deleted ${deleted} of ${leftovers.length} drafts of an earlier run`]
}

async function resolveGitLabThreads(poster: Poster, plan: ReviewPlan): Promise<string[]> {
  const discussions = await poster.reader.all(`${poster.path}/discussions`, discussionShape)
  const own = discussions.flatMap((each) => ownThread(poster, each))
  return resolveThreads(own, plan.fingerprints(), (thread, resolved) => setResolved(poster, thread, resolved))
}

function ownThread({ id, snapshot: { user } }: Poster, { id: thread, notes }: Discussion): OwnThread[] {
  const [first, ...replies] = notes
  const marker = first?.author.id === user ? readCommentMarker(first.body) : undefined
  if (!first || marker?.id !== id || first.resolved === undefined) return []
  return [
    {
      id: thread,
      fingerprint: marker.fingerprint,
      isResolved: first.resolved,
      isResolvedByUs: first.resolved_by?.id === user,
      isOnlyOurs: replies.every(({ author, system }) => system || author.id === user),
    },
  ]
}

async function setResolved(poster: Poster, { id }: OwnThread, resolved: boolean): Promise<ResolvedThread> {
  try {
    await retryRead(GITLAB, poster.waitBudget, 'a thread', () => resolveDiscussion(poster, id, resolved))
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof RefusedRead)) throw error
    if (error.status !== 403) return { kind: 'problem', message: messageOf(error) }
    return { kind: 'forbidden', message: 'Threads could not be resolved: this needs the role Developer' }
  }
}
