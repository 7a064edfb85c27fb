import type { Reply } from '../../src/platforms/call.ts'
import type { Api } from '../api.ts'
import { fieldsOf, listOf, type Verdict, verdictOf } from '../verdict.ts'
import { type GitHubGround, TWO_HUNKS } from './ground.ts'

/** A comment on a line that can surely be commented on; fields may be replaced. */
export function commentOn(fields: Readonly<Record<string, unknown>> = {}) {
  return { path: TWO_HUNKS, line: 10, side: 'RIGHT', body: 'contract', ...fields }
}

/** Whether GitHub takes a review. It stays pending, so that nobody is notified, and is deleted again. */
export async function tryReview(
  ground: GitHubGround,
  review: Readonly<Record<string, unknown>>,
): Promise<Verdict> {
  const reply = await ground.api.send('POST', `${ground.pull}/reviews`, {
    commit_id: ground.headSha(),
    body: 'contract',
    ...review,
  })
  // After a reply such as a 502 the review may be there as well: the next one would be refused because of it.
  if (reply.status >= 500 || reply.status < 300) await deletePending(ground.api, ground.pull)
  return verdictOf(reply)
}

/** The token's own pending review is the only one that it sees. */
export async function deletePending(api: Api, pull: string): Promise<void> {
  const { data } = await api.send('GET', `${pull}/reviews?per_page=100`)
  for (const { id, state } of listOf(data)) {
    if (state === 'PENDING') await api.send('DELETE', `${pull}/reviews/${id}`)
  }
}

/** Creates a review that is submitted at once. */
export function submitReview(
  { api, pull, headSha }: GitHubGround,
  review: Readonly<Record<string, unknown>>,
): Promise<Reply> {
  const body = { commit_id: headSha(), event: 'COMMENT', body: 'contract', ...review }
  return api.send('POST', `${pull}/reviews`, body)
}

export function idOf({ data }: Reply): number {
  return Number(fieldsOf(data).id)
}
