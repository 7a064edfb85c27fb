import type { Exclusive } from '../http/queue.ts'
import { type Account, hasRole } from './account.ts'
import { createNote, type NewNote, toNewestDiff } from './create-note.ts'
import { removeNote } from './notes.ts'
import { EMPTY_POSITION, type Position } from './position.ts'
import { setResolved } from './resolved.ts'
import { allNotes, type Discussion, latestVersion, type Note, type State } from './state.ts'
import { suggestionsOf } from './suggestion.ts'

/** Actions of a user on the web page. They throw GitLab's errors if it refuses one. */
export interface Person {
  readonly username: string
  /** For requests as this user. */
  readonly token: string
  /** Adds a comment without a thread and returns the note's id. */
  comment(body: string): Promise<number>
  /** Starts a thread, on a line of the latest diff if a place is given. */
  discuss(body: string, place?: Place): Promise<number>
  reply(discussion: string, body: string): Promise<number>
  /** Adds a comment to a review that is not submitted and returns the draft's id. */
  draft(body: string, place?: Place): Promise<number>
  /** Adds a comment that the viewer may not see. */
  hiddenComment(body: string): Promise<number>
  edit(note: number, body: string): Promise<void>
  remove(note: number): Promise<void>
  resolve(discussion: string): Promise<void>
  unresolve(discussion: string): Promise<void>
  /** Puts an emoji under a note, such as `thumbsdown`, once. */
  award(note: number, name: string): Promise<void>
}

/** Lines and paths of a position; one path is enough if both are equal. */
export type Place = Partial<Pick<Position, 'old_path' | 'new_path' | 'old_line' | 'new_line'>>

export function person(state: State, account: Account, exclusive: Exclusive): Person {
  const post = (note: Omit<NewNote, 'author'>) =>
    exclusive(async () => {
      const created = await createNote(state, { ...note, author: account })
      if (created.kind === 'note') return created.note.id
      throw new Error(`${account.username}: ${JSON.stringify(created)}`)
    })
  const on = (id: number, change: (note: Note) => unknown) =>
    exclusive(async () => void (await change(findNote(state, id))))
  return {
    username: account.username,
    token: account.token,
    comment: (body) => post({ body, type: null }),
    discuss: (body, place) =>
      post({
        body,
        type: place ? 'DiffNote' : 'DiscussionNote',
        position: place && positionAt(state, place),
      }),
    reply: async (id, body) => post({ body, type: 'DiscussionNote', discussion: findDiscussion(state, id) }),
    hiddenComment: (body) => post({ body, type: null, hidden: true }),
    draft: (body, place) =>
      exclusive(async () => {
        const position = place && (await toNewestDiff(state, positionAt(state, place)))
        const id = state.ids.draft++
        const rest = { discussion: undefined, resolveDiscussion: false, commitId: null, lag: 0 }
        state.drafts.push({ id, author: account, note: body, position, originalPosition: position, ...rest })
        return id
      }),
    edit: (id, body) =>
      on(id, async (note) => {
        note.body = body
        note.updatedAt = state.clock.now()
        note.suggestions = await suggestionsOf(state, note)
      }),
    remove: (id) => on(id, (note) => removeNote(state, note)),
    resolve: (id) =>
      exclusive(async () => {
        assertMayResolve(state, account)
        setResolved(state, findDiscussion(state, id), account)
      }),
    unresolve: (id) =>
      exclusive(async () => {
        assertMayResolve(state, account)
        setResolved(state, findDiscussion(state, id), undefined)
      }),
    award: (id, name) =>
      on(id, ({ awards }) => {
        const isNew = !awards.some((each) => each.user === account && each.name === name)
        if (isNew) awards.push({ id: id + awards.length, name, user: account })
      }),
  }
}

function assertMayResolve({ mergeRequest }: State, account: Account): void {
  if (hasRole(account, 'developer') || account === mergeRequest.author) return
  throw new Error(`${account.username} may not resolve threads`)
}

function positionAt(state: State, place: Place): Position {
  const { base_sha, start_sha, head_sha } = latestVersion(state)
  const path = place.new_path ?? place.old_path ?? null
  return { ...EMPTY_POSITION, base_sha, start_sha, head_sha, old_path: path, new_path: path, ...place }
}

export function findNote(state: State, id: number): Note {
  const notes = allNotes(state)
  const note = notes.find((each) => each.id === id)
  if (note) return note
  throw new Error(`There is no note ${id}; there are ${notes.map((each) => each.id).join(', ')}.`)
}

function findDiscussion({ discussions }: State, id: string): Discussion {
  const discussion = discussions.find((each) => each.id === id)
  if (discussion) return discussion
  throw new Error(`There is no discussion ${id}; there are ${discussions.map((each) => each.id).join(', ')}.`)
}
