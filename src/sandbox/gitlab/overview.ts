import type { Position } from './position.ts'
import { isResolved } from './resolved.ts'
import type { Draft, Note, State } from './state.ts'
import { isActive } from './suggestion.ts'

/** Flat views of the state for tests and the demo. */
export interface NoteView {
  readonly id: number
  readonly discussion: string
  readonly type: Note['type']
  readonly author: string
  readonly body: string
  readonly system: boolean
  readonly position: Position | undefined
  readonly lineCode: string | undefined
  readonly outdated: boolean
  /** The same for all notes that were published together. */
  readonly review: number | undefined
  readonly suggestions: readonly SuggestionView[]
}

export interface SuggestionView {
  readonly id: number
  readonly from: string
  readonly to: string
  readonly applied: boolean
}

export interface DiscussionView {
  readonly id: string
  readonly resolved: boolean
  readonly outdated: boolean
  readonly notes: readonly NoteView[]
}

export interface DraftView {
  readonly id: number
  readonly author: string
  readonly note: string
  readonly position: Position | undefined
  readonly discussion: string | undefined
}

export function viewDiscussions(state: State): DiscussionView[] {
  return state.discussions.map((discussion) => ({
    id: discussion.id,
    resolved: isResolved(discussion),
    outdated: discussion.notes.some((note) => !isActive(state, note)),
    notes: discussion.notes.map((note) => viewNote(state, note)),
  }))
}

export function viewNote(state: State, note: Note): NoteView {
  const { id, discussion, type, author, body, system, position, lineCode, review } = note
  return {
    id,
    discussion: discussion.id,
    type,
    author: author.username,
    body,
    system,
    position,
    lineCode,
    outdated: !isActive(state, note),
    review,
    suggestions: note.suggestions.map((each) => ({
      id: each.id,
      from: Buffer.from(each.fromContent, 'latin1').toString(),
      to: Buffer.from(each.toContent, 'latin1').toString(),
      applied: each.applied !== undefined,
    })),
  }
}

export function viewDraft({ id, author, note, position, discussion }: Draft): DraftView {
  return { id, author: author.username, note, position, discussion: discussion?.id }
}
