import { json, NO_CONTENT, type Reply } from '../http/reply.ts'
import { hasRole } from './account.ts'
import { answerCommands } from './answer-note.ts'
import type { Call } from './call.ts'
import { bodyProblems } from './check-note.ts'
import { execute } from './create-note.ts'
import { listPage } from './list-page.ts'
import { parseParams } from './parse-params.ts'
import { quickActions } from './quick-actions.ts'
import { badParameters, badRequest, forbidden, invalidNote, notFound } from './refusal.ts'
import { renderNote } from './render-note.ts'
import { renderUser } from './render-user.ts'
import { isResolvable } from './resolved.ts'
import { allNotes, type Note } from './state.ts'
import { suggestionsOf } from './suggestion.ts'

/** GET …/notes, newest first. */
export async function readNotes(call: Call): Promise<Reply> {
  const { state, query } = call
  const notes = allNotes(state).filter(({ discussion }) => !discussion.hidden && discussion.lag === 0)
  const sorted = notes.toSorted((one, other) => other.id - one.id)
  if (query.get('sort') === 'asc') sorted.reverse()
  const rendered = new Map<Note, unknown>()
  for (const note of sorted) rendered.set(note, await renderNote(state, note))
  return listPage(call, sorted, (note) => rendered.get(note))
}

export async function readNote(call: Call): Promise<Reply> {
  const note = noteOf(call)
  return note ? json(200, await renderNote(call.state, note)) : notFound()
}

/** GET …/notes/:id/award_emoji. https://docs.gitlab.com/api/emoji_reactions/ */
export function readAwards(call: Call): Reply {
  const note = noteOf(call)
  if (!note) return notFound()
  return listPage(call, note.awards, ({ id, name, user }) => ({
    id,
    name,
    user: renderUser(call.state, user),
    created_at: note.createdAt,
    updated_at: note.createdAt,
    awardable_id: note.id,
    awardable_type: 'Note',
    url: null,
  }))
}

/** PUT …/notes/:id, and PUT …/discussions/:id/notes/:id, which takes either `body` or `resolved`. */
export async function updateNote(call: Call): Promise<Reply> {
  const { state, user } = call
  const { params, problems } = parseParams(
    { body: { kind: 'string' }, resolved: { kind: 'boolean' } },
    call.params,
  )
  const given = ['body', 'resolved'].filter((key) => key in params)
  const isInThread = call.captures.length === 2
  if (isInThread && given.length === 0) {
    return badParameters(['body, resolved are missing, exactly one parameter must be provided'])
  }
  if (isInThread && given.length === 2) return badParameters(['body, resolved are mutually exclusive'])
  if (problems.length > 0) return badParameters(problems)
  const note = noteOf(call)
  if (!note) return notFound()
  if (isInThread && 'resolved' in params) {
    if (!hasRole(user, 'developer') && user !== state.mergeRequest.author) return forbidden()
    if (!isResolvable(note)) return badRequest('Note is not resolvable', state.settings.wording)
    note.resolvedBy = params.resolved ? user : undefined
    note.resolvedAt = params.resolved ? state.clock.now() : undefined
    return json(200, await renderNote(state, note))
  }
  if (!mayChange(call, note)) return forbidden()
  return changeBody(call, note, String(params.body ?? ''))
}

/** Parses the suggestions again; a note of nothing but quick actions is deleted after they are executed. */
async function changeBody({ state, user }: Call, note: Note, body: string): Promise<Reply> {
  const complaints = [...(body.trim() === '' ? ["can't be blank"] : []), ...bodyProblems(state, body)]
  if (complaints.length > 0) return invalidNote({ note: complaints }, state.settings.wording)
  const { text: left, commands } = quickActions(body)
  execute(state, commands, user)
  if (left === '') {
    removeNote(state, note)
    return answerCommands(commands)
  }
  note.body = left
  note.updatedAt = state.clock.now()
  note.suggestions = await suggestionsOf(state, note)
  return json(200, await renderNote(state, note))
}

/** DELETE …/notes/:id; a thread is deleted with its last note. */
export function deleteNote(call: Call): Reply {
  const { state } = call
  const note = noteOf(call)
  if (!note) return notFound()
  if (!mayChange(call, note)) return forbidden()
  removeNote(state, note)
  return NO_CONTENT
}

export function removeNote(state: Call['state'], note: Note): void {
  note.discussion.notes.splice(note.discussion.notes.indexOf(note), 1)
  state.discussions = state.discussions.filter(({ notes }) => notes.length > 0)
}

function mayChange({ user }: Call, note: Note): boolean {
  return !note.system && (note.author === user || hasRole(user, 'maintainer'))
}

function noteOf({ state, captures }: Call): Note | undefined {
  const id = captures.at(-1)
  const within = captures.length === 2 ? captures[0] : undefined
  return allNotes(state).find(
    (note) =>
      String(note.id) === id &&
      !note.discussion.hidden &&
      (within === undefined || note.discussion.id === within),
  )
}
