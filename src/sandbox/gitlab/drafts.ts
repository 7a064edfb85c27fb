import { json, NO_CONTENT, type Reply } from '../http/reply.ts'
import type { Call } from './call.ts'
import { bodyProblems } from './check-note.ts'
import { toNewestDiff } from './create-note.ts'
import { mayComment } from './may-comment.ts'
import { type Params, parseParams } from './parse-params.ts'
import { fitsSchema, parsePosition, positionFields } from './parse-position.ts'
import { EMPTY_POSITION, type Position } from './position.ts'
import { publishAll, publishOne } from './publish-drafts.ts'
import { publishSummary, SUMMARY } from './publish-summary.ts'
import {
  badParameters,
  badRequest,
  type Errors,
  forbidden,
  invalidDraft,
  notFound,
  serverError,
} from './refusal.ts'
import { renderDraft } from './render-note.ts'
import { resolvePosition } from './resolve-position.ts'
import type { Draft } from './state.ts'
import { readListed } from './visible.ts'

/** GET …/draft_notes: the user's own drafts, not paginated. */
export async function readDrafts(call: Call): Promise<Reply> {
  const own = readListed(ownDrafts(call), call.query)
  const rendered: unknown[] = []
  for (const draft of own) rendered.push(await render(call, draft))
  return json(200, rendered)
}

export async function readDraft(call: Call): Promise<Reply> {
  const draft = draftOf(call)
  return draft ? json(200, await render(call, draft)) : notFound()
}

/** POST …/draft_notes: the position is checked against the schema, but not looked up in the diff. */
export async function createDraft(call: Call): Promise<Reply> {
  const { state, user } = call
  const fields = {
    note: { kind: 'string', required: true },
    in_reply_to_discussion_id: { kind: 'string' },
    commit_id: { kind: 'string' },
    resolve_discussion: { kind: 'boolean' },
    ...positionFields(state.settings),
  } as const
  const { params, problems } = parseParams(fields, call.params)
  if (problems.length > 0) return badParameters(problems)
  if (!mayComment(state, user)) return forbidden()
  const position = parsePosition(params.position)
  if (!position && state.settings.positionlessDrafts === 'broken') return serverError()
  const errors = draftErrors(call, params, position)
  if (Object.keys(errors).length > 0) return invalidDraft(errors)
  const draft: Draft = {
    id: state.ids.draft++,
    author: user,
    note: String(params.note ?? ''),
    position: position && (await toNewestDiff(state, position)),
    originalPosition: position,
    discussion: state.discussions.find(({ id }) => id === params.in_reply_to_discussion_id),
    resolveDiscussion: params.resolve_discussion === true,
    commitId: typeof params.commit_id === 'string' ? params.commit_id : null,
    lag: state.lag,
  }
  state.drafts.push(draft)
  return json(201, await render(call, draft))
}

function draftErrors(call: Call, params: Params, position: Position | undefined): Errors {
  const { state, user } = call
  const replyTo = params.in_reply_to_discussion_id
  const discussion = state.discussions.find(({ id }) => id === replyTo)
  if (replyTo && !discussion) return { base: ['Thread to reply to cannot be found'] }
  if (discussion?.notes[0]?.system) return { base: ['Replies to system notes are not allowed'] }
  if (params.resolve_discussion && !discussion) return { base: ['User is not allowed to resolve thread'] }
  if (discussion && state.drafts.some((each) => each.discussion === discussion && each.author === user)) {
    return { author_id: ['has already been taken'] }
  }
  return contentErrors(call, params, position)
}

function contentErrors({ state }: Call, { note }: Params, position: Position | undefined): Errors {
  const complaints = bodyProblems(state, String(note ?? ''))
  if (complaints.length > 0) return { note: complaints }
  if (position && !fitsSchema(position, state.settings)) return { position: ['must be a valid json schema'] }
  return {}
}

/** PUT …/draft_notes/:id: replaces the position; a request without one deletes it (gitlab#631434). */
export async function updateDraft(call: Call): Promise<Reply> {
  const { state } = call
  const fields = { note: { kind: 'string', nonEmpty: true }, ...positionFields(state.settings) } as const
  const { params, problems } = parseParams(fields, call.params)
  if (problems.length > 0) return badParameters(problems)
  if (!params.note) return badRequest('Missing params to modify', state.settings.wording)
  const draft = draftOf(call)
  if (!draft) return notFound()
  const position = parsePosition(params.position)
  const errors = contentErrors(call, params, position)
  if (Object.keys(errors).length > 0) return invalidDraft(errors)
  draft.note = String(params.note)
  draft.position = position
  return json(200, await render(call, draft))
}

export function deleteDraft(call: Call): Reply {
  const draft = draftOf(call)
  if (!draft) return notFound()
  call.state.drafts = call.state.drafts.filter((each) => each !== draft)
  return NO_CONTENT
}

export async function publishDraft(call: Call): Promise<Reply> {
  const draft = draftOf(call)
  if (!draft) return notFound()
  if (!mayComment(call.state, call.user)) return serverError()
  await publishOne(call.state, draft)
  return NO_CONTENT
}

/** POST …/draft_notes/bulk_publish */
export async function bulkPublish(call: Call): Promise<Reply> {
  const { state, user } = call
  const { params, problems } = parseParams(state.settings.bulkPublishBody ? SUMMARY : {}, call.params)
  if (problems.length > 0) return badParameters(problems)
  if (!mayComment(state, user)) return serverError()
  await publishAll(state, user)
  if (state.settings.bulkPublishBody) await publishSummary(state, user, params)
  return NO_CONTENT
}

function ownDrafts({ state, user }: Call): Draft[] {
  return state.drafts.filter(({ author }) => author === user)
}

function draftOf(call: Call): Draft | undefined {
  return ownDrafts(call).find(({ id }) => String(id) === call.captures[0])
}

/** The line code is looked up on every read, at the original position. */
async function render({ state }: Call, draft: Draft): Promise<unknown> {
  const { position = EMPTY_POSITION, originalPosition } = draft
  const line = originalPosition && (await resolvePosition(state, originalPosition))
  return renderDraft(state, draft, position, line?.lineCode ?? null)
}
