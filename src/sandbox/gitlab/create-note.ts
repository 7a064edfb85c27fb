import { createHash } from 'node:crypto'
import type { Account } from './account.ts'
import { checkNote } from './check-note.ts'
import { type DiffRefs, isComplete, type Position, pathsOf, sameRefs } from './position.ts'
import { type Command, quickActions } from './quick-actions.ts'
import { type Errors, ServerError } from './refusal.ts'
import { changeAt, findLine, resolvePosition } from './resolve-position.ts'
import { type Discussion, latestVersion, type Note, type State, storedDiff } from './state.ts'
import { suggestionsOf } from './suggestion.ts'
import { tracePosition } from './trace-position.ts'

export interface NewNote {
  readonly author: Account
  readonly body: string
  /** `null`: a comment that is no thread. */
  readonly type: Note['type']
  readonly position?: Position | undefined
  /** Where it was first put, if that was earlier. */
  readonly originalPosition?: Position | undefined
  /** The thread it answers to. */
  readonly discussion?: Discussion | undefined
  readonly commitId?: string | null
  readonly review?: number
  readonly hidden?: boolean
}

export type Created =
  | { readonly kind: 'note'; readonly note: Note }
  /** All of it was quick actions: they are done, and nothing is kept. */
  | { readonly kind: 'commands'; readonly commands: readonly Command[] }
  | { readonly kind: 'invalid'; readonly errors: Errors }

/** Checks a note, carries its quick actions out and keeps the rest. */
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

/** A position that names older commits is followed to the newest diff; where that fails it stays, outdated. */
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

type KeptNote = NewNote & { readonly lineCode: string | undefined; readonly system?: boolean }

export function addNote(state: State, wanted: KeptNote): Note {
  const discussion = wanted.discussion ?? newDiscussion(state, wanted.hidden ?? false)
  const [first] = discussion.notes
  // A reply makes a thread of a comment.
  if (first && first.type === null && !wanted.system) first.type = 'DiscussionNote'
  const at = state.clock.now()
  const resolved = isResolved(discussion)
  const note: Note = {
    id: state.ids.note++,
    type: wanted.type,
    body: wanted.body,
    author: wanted.author,
    createdAt: at,
    updatedAt: at,
    system: wanted.system ?? false,
    discussion,
    position: wanted.position,
    originalPosition: wanted.originalPosition,
    lineCode: wanted.lineCode,
    resolvedBy: resolved ? wanted.author : undefined,
    resolvedAt: resolved ? at : undefined,
    suggestions: [],
    review: wanted.review,
  }
  discussion.notes.push(note)
  return note
}

function newDiscussion(state: State, hidden: boolean): Discussion {
  const id = createHash('sha1')
    .update(`discussion ${state.ids.discussion++}`)
    .digest('hex')
  const discussion = { id, notes: [], hidden, lag: state.lag }
  state.discussions.push(discussion)
  return discussion
}

export function isResolvable({ type, system }: Note): boolean {
  return type !== null && !system
}

export function isResolved({ notes }: Discussion): boolean {
  const resolvable = notes.filter(isResolvable)
  return resolvable.length > 0 && resolvable.every(({ resolvedBy }) => resolvedBy !== undefined)
}

/** The note is kept by now; the line is looked up once more, in the diff that the database holds. */
async function checkStoredDiff(state: State, { originalPosition: position }: Note): Promise<void> {
  if (position?.position_type !== 'text' || !isComplete(position)) return
  const paths = pathsOf(position)
  const isNewest = sameRefs(position, latestVersion(state))
  const change = isNewest
    ? (await storedDiff(state)).files.find(
        ({ path, previousPath }) => paths.includes(path) || paths.includes(previousPath ?? path),
      )
    : await changeAt(state, position)
  const base = latestVersion(state).base_sha ?? ''
  const tooLarge = (change?.patch?.length ?? 0) > state.settings.limits.patchBytes
  const isLost = state.lost.some(
    ({ path, line }) => path === change?.path && line === (position.new_line ?? position.old_line),
  )
  if (!change || (isNewest && (tooLarge || isLost || !(await findLine(state, change, position, base))))) {
    const { old_line, new_line } = position
    throw new ServerError(
      `Failed to find diff line for: ${paths}, old_line: ${old_line}, new_line: ${new_line}`,
    )
  }
}
