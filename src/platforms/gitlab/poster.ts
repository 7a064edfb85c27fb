import { type Call, call, reading } from '../call.ts'
import { type Write, waitOut } from '../write-once.ts'
import type { Method } from './client.ts'
import type { Connection } from './connect.ts'
import type { Snapshot } from './read-snapshot.ts'
import { GITLAB } from './service.ts'
import { type Discussion, type Draft, discussion, draft, type Note, note } from './shapes.ts'
import { markerOf, type WantedNote } from './wanted.ts'

/** Everything that writing needs. */
export interface Poster extends Connection {
  /** `/projects/5/merge_requests/7` */
  readonly path: string
  readonly id: string
  readonly snapshot: Snapshot
  /** The discussions that were there before this run wrote anything. */
  readonly before: ReadonlySet<string>
  readonly memory: Memory
}

/** What a run has learnt of the server and done on it, whatever is planned again. */
export interface Memory {
  /** An older server refuses the numbers in a line range. */
  withoutRanges: boolean
  /** Drafts of this run that may still be there, by number. */
  readonly drafts: Map<number, Draft>
  /** Numbers of drafts that were deleted. */
  readonly gone: Set<number>
  /** Threads that were posted one by one. */
  readonly posted: WantedNote[]
}

export function emptyMemory(): Memory {
  return { withoutRanges: false, drafts: new Map(), gone: new Set(), posted: [] }
}

/** A reply to one of these counts only where what it shows has this marker: a fingerprint, or the run. */
export function createDraft(poster: Poster, marker: string, body: object): Promise<Call<Draft>> {
  const isIt = ({ note }: Draft) => markerOf(note, poster.id) === marker
  return write(poster, 'POST', '/draft_notes', body, reading(draft), isIt)
}

export function createDiscussion(poster: Poster, marker: string, body: object): Promise<Call<Discussion>> {
  const isIt = ({ notes }: Discussion) => markerOf(notes[0]?.body ?? '', poster.id) === marker
  return write(poster, 'POST', '/discussions', body, reading(discussion), isIt)
}

/** A comment that is no thread, so that nobody has to resolve it. */
export function createNote(poster: Poster, marker: string, body: string): Promise<Call<Note>> {
  const isIt = (made: Note) => markerOf(made.body, poster.id) === marker
  return write(poster, 'POST', '/notes', { body }, reading(note), isIt)
}

export function deleteDraft(poster: Poster, id: number): Promise<Call<true>> {
  return waitOut({
    patience: poster.patience,
    what: 'deleting a draft',
    attempt: () => write(poster, 'DELETE', `/draft_notes/${id}`, {}, noContent),
  })
}

/** Whether something was published, seen from elsewhere than the reply. */
export type IsPublished = () => Promise<boolean>

export function publishDraft(poster: Poster, id: number, isPublished: IsPublished): Promise<Call<true>> {
  return publish(poster, isPublished, {
    what: 'publishing a draft',
    attempt: () => write(poster, 'PUT', `/draft_notes/${id}/publish`, {}, noContent),
  })
}

/** All drafts of the token's user, whoever began them. */
export function publishAll(poster: Poster, body: object, isPublished: IsPublished): Promise<Call<true>> {
  return publish(poster, isPublished, {
    what: 'publishing the review',
    attempt: () => write(poster, 'POST', '/draft_notes/bulk_publish', body, noContent),
  })
}

function publish(
  { patience }: Poster,
  isPublished: IsPublished,
  publishing: Pick<Write<true>, 'what' | 'attempt'>,
): Promise<Call<true>> {
  return waitOut({
    ...publishing,
    patience,
    find: async () => ((await isPublished()) ? true : undefined),
  })
}

export function resolveDiscussion(poster: Poster, id: string, resolved: boolean): Promise<Call<Discussion>> {
  const isIt = (made: Discussion) => made.id === id
  return write(poster, 'PUT', `/discussions/${id}`, { resolved }, reading(discussion), isIt)
}

async function write<T>(
  { client, path }: Poster,
  method: Method,
  rest: string,
  body: object,
  read: (data: unknown) => T | undefined,
  isIt: (made: T) => boolean = () => true,
): Promise<Call<T>> {
  const outcome = await call(
    GITLAB,
    () => client.send(method, `${path}${rest}`, { ...body }),
    (data) => {
      const made = read(data)
      return made !== undefined && isIt(made) ? made : undefined
    },
  )
  // Nothing was kept: all of the text was taken for quick actions. Once is too often already.
  if (outcome.kind !== 'unknown' || outcome.status !== COMMANDS_ONLY) return outcome
  const message = 'GitLab took a comment for commands'
  return { kind: 'refused', refusal: { status: COMMANDS_ONLY, message, errors: [], headers: {} } }
}

const COMMANDS_ONLY = 202

function noContent(data: unknown): true | undefined {
  return data === undefined ? true : undefined
}
