import { json, type Reply } from '../http/reply.ts'
import { hasRole } from './account.ts'
import { answerNote } from './answer-note.ts'
import type { Call } from './call.ts'
import { createNote } from './create-note.ts'
import { listPage } from './list-page.ts'
import { mayComment } from './may-comment.ts'
import { parseParams } from './parse-params.ts'
import { parsePosition, positionFields } from './parse-position.ts'
import { badParameters, forbidden, notFound } from './refusal.ts'
import { renderDiscussion, renderNote } from './render-note.ts'
import { setResolved } from './resolved.ts'
import type { Discussion } from './state.ts'
import { readListed } from './visible.ts'

const BODY = { body: { kind: 'string', required: true } } as const

/** GET …/discussions, oldest first. A thread that the user may not see is left out, but counts for the page size. */
export async function readDiscussions(call: Call): Promise<Reply> {
  const { state } = call
  const shown = readListed(state.discussions, call.query)
  const rendered = new Map<Discussion, unknown>()
  for (const each of shown) if (!each.hidden) rendered.set(each, await renderDiscussion(state, each))
  return listPage(call, shown, (each) => rendered.get(each))
}

export async function readDiscussion(call: Call): Promise<Reply> {
  const discussion = discussionOf(call)
  return discussion ? json(200, await renderDiscussion(call.state, discussion)) : notFound('Discussion')
}

/** POST …/discussions */
export async function createDiscussion(call: Call): Promise<Reply> {
  const { state, user } = call
  const { params, problems } = parseParams({ ...BODY, ...positionFields(state.settings) }, call.params)
  if (problems.length > 0) return badParameters(problems)
  if (!mayComment(state, user)) return forbidden()
  const position = parsePosition(params.position)
  const created = await createNote(state, {
    author: user,
    body: String(params.body ?? ''),
    type: position ? 'DiffNote' : 'DiscussionNote',
    position,
    commitId: typeof params.commit_id === 'string' ? params.commit_id : null,
  })
  return answerNote(state, created, ({ discussion }) => renderDiscussion(state, discussion))
}

/** POST …/discussions/:id/notes */
export async function createReply(call: Call): Promise<Reply> {
  const { state, user } = call
  const { params, problems } = parseParams(BODY, call.params)
  if (problems.length > 0) return badParameters(problems)
  const discussion = discussionOf(call)
  if (!discussion) return notFound('Discussion')
  if (!mayComment(state, user)) return forbidden()
  const body = String(params.body ?? '')
  const created = await createNote(state, { author: user, body, type: 'DiscussionNote', discussion })
  return answerNote(state, created, (note) => renderNote(state, note))
}

/** POST …/notes, which ignores a `position`. */
export async function createComment(call: Call): Promise<Reply> {
  const { state, user } = call
  const { params, problems } = parseParams(BODY, call.params)
  if (problems.length > 0) return badParameters(problems)
  if (!mayComment(state, user)) return forbidden()
  const created = await createNote(state, { author: user, body: String(params.body ?? ''), type: null })
  return answerNote(state, created, (note) => renderNote(state, note))
}

/** PUT …/discussions/:id */
export async function resolveDiscussion(call: Call): Promise<Reply> {
  const { state, user } = call
  const { params, problems } = parseParams({ resolved: { kind: 'boolean', required: true } }, call.params)
  if (problems.length > 0) return badParameters(problems)
  const discussion = discussionOf(call)
  if (!discussion) return notFound('Discussion')
  if (!hasRole(user, 'developer') && user !== state.mergeRequest.author) return forbidden()
  setResolved(state, discussion, params.resolved ? user : undefined)
  return json(200, await renderDiscussion(state, discussion))
}

export function discussionOf({ state, captures }: Call): Discussion | undefined {
  return state.discussions.find(({ id, hidden }) => id === captures[0] && !hidden)
}
