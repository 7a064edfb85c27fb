import type { Account } from './account.ts'
import { addNote } from './add-note.ts'
import { checkNote } from './check-note.ts'
import { checkStoredDiff } from './check-stored-diff.ts'
import { type DiffRefs, type Position, pathsOf, sameRefs } from './position.ts'
import { type Command, quickActions } from './quick-actions.ts'
import type { Errors } from './refusal.ts'
import { resolvePosition } from './resolve-position.ts'
import { type Discussion, latestVersion, type Note, type State } from './state.ts'
import { suggestionsOf } from './suggestion.ts'
import { tracePosition } from './trace-position.ts'

export interface NewNote {
  readonly author: Account
  readonly body: string
  /** `null` for a comment without a thread. */
  readonly type: Note['type']
  readonly position?: Position | undefined
  /** The position when it was created, if it has moved since. */
  readonly originalPosition?: Position | undefined
  /** The thread that it replies to. */
  readonly discussion?: Discussion | undefined
  readonly commitId?: string | null
  readonly review?: number
  readonly hidden?: boolean
}

export type Created =
  | { readonly kind: 'note'; readonly note: Note }
  /** The note was nothing but quick actions: they were executed, and no note was stored. */
  | { readonly kind: 'commands'; readonly commands: readonly Command[] }
  | { readonly kind: 'invalid'; readonly errors: Errors }

/** Validates a note, executes its quick actions and stores the rest. */
export async function createNote(state: State, wanted: NewNote): Promise<Created> {
  const first = wanted.discussion?.notes[0]
  const placed = first
    ? { ...wanted, type: first.type ?? 'DiscussionNote', position: first.position }
    : { ...wanted, position: wanted.position && (await toNewestDiff(state, wanted.position)) }
  const originalPosition = first ? first.originalPosition : (wanted.originalPosition ?? wanted.position)
  const line = placed.position && (await resolvePosition(state, placed.position))
  const errors = checkNote(state, {
    ...placed,
    originalPosition,
    lineCode: first?.lineCode ?? line?.lineCode,
  })
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }

  const { text, commands } = quickActions(wanted.body)
  if (text === '') {
    execute(state, commands, wanted.author)
    return { kind: 'commands', commands }
  }
  const note = addNote(state, { ...placed, body: text, originalPosition, lineCode: line?.lineCode })
  if (!first) await checkStoredDiff(state, note)
  note.suggestions = await suggestionsOf(state, note)
  execute(state, commands, wanted.author)
  return { kind: 'note', note }
}

/** Traces a position with older commits to the latest diff; if that fails it is kept as it is, outdated. */
export async function toNewestDiff(state: State, position: Position): Promise<Position> {
  const refs: DiffRefs = latestVersion(state)
  if (position.position_type === 'image' || sameRefs(position, refs)) return position
  const traced = await tracePosition(state, position, refs, pathsOf(position))
  return traced?.kind === 'moved' ? traced.position : position
}

export function execute({ executed, mergeRequest }: State, commands: readonly Command[], by: Account): void {
  for (const { command, argument } of commands) {
    executed.push({ command, argument, by: by.username })
    if (command === 'close') mergeRequest.status = 'closed'
    if (command === 'reopen') mergeRequest.status = 'opened'
  }
}
