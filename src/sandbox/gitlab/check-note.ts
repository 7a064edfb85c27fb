import { exceeds } from '../recorded.ts'
import type { NewNote } from './create-note.ts'
import { fitsSchema } from './parse-position.ts'
import { isComplete } from './position.ts'
import type { Errors } from './refusal.ts'
import { allNotes, type State } from './state.ts'

type Placed = NewNote & { readonly lineCode: string | undefined }

/** Validation errors of a note, in the order in which Rails checks. */
export function checkNote(state: State, note: Placed): Errors {
  const { settings } = state
  const errors: Record<string, string[]> = {}
  const add = (field: string, complaint: string) => {
    errors[field] = [...(errors[field] ?? []), complaint]
  }
  if (note.body.trim() === '') add('note', "can't be blank")
  for (const complaint of bodyProblems(state, note.body)) add('note', complaint)
  if (allNotes(state).length >= settings.limits.notes) add('base', 'Maximum number of comments exceeded')
  if (note.type !== 'DiffNote' || note.discussion || !note.position) return errors

  const { position, originalPosition = position } = note
  if (!fitsSchema(position, settings)) {
    add('position', 'must be a valid json schema')
    return errors
  }
  if (position.position_type === 'text' && note.lineCode === undefined) {
    add('line_code', "can't be blank")
    add('line_code', 'must be a valid line code')
  }
  // A commit's diff starts at its parent: base and start are equal.
  const isOfCommit = position.head_sha === note.commitId && position.base_sha === position.start_sha
  if (note.commitId && !isOfCommit) add('commit_id', 'does not match the diff refs')
  if (!isComplete(position) || !isComplete(originalPosition)) add('position', 'is incomplete')
  if (state.unprepared > 0) add('noteable', "doesn't support new-style diff notes")
  return errors
}

export function bodyProblems({ settings }: State, body: string): string[] {
  const { bodyCharacters: max, bodyUnit } = settings.limits
  return exceeds({ answer: `${max} ${bodyUnit}` }, body) ? [`is too long (maximum is ${max} characters)`] : []
}
