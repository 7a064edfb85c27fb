import { type Call, call, reading } from '../call.ts'
import { type Write, waitOut } from '../write-once.ts'
import type { Method } from './client.ts'
import type { Connection } from './connect.ts'
import type { Snapshot } from './read-snapshot.ts'
import { GITLAB } from './service.ts'
import { type Discussion, type Draft, discussion, draft, type Note, note } from './shapes.ts'
import { markerOf, type WantedNote } from './wanted.ts'

/** Everything that is needed for writing. */
export interface Poster extends Connection {
  /** `/projects/5/merge_requests/7` */
  readonly path: string
  readonly id: string
  readonly snapshot: Snapshot
  /** Ids of the discussions that existed before this run wrote anything. */
  readonly before: ReadonlySet<string>
  readonly memory: Memory
}

/** What a run has learnt about the server and done on it; kept if the review is planned again. */
export interface Memory {
  /** True if the server, an older one, refuses line numbers in a line range. */
  withoutRanges: boolean
  /** Drafts of this run that may still exist, by id. */
  readonly drafts: Map<number, Draft>
  /** Ids of drafts that were deleted. */
  readonly gone: Set<number>
  /** Threads that were posted one by one. */
  readonly posted: WantedNote[]
}

export function emptyMemory(): Memory {
  return { withoutRanges: false, drafts: new Map(), gone: new Set(), posted: [] }
}

/** The reply to a write counts only if it contains this marker: a fingerprint, or the run. */
export function createDraft(poster: Poster, marker: string, body: object): Promise<Call<Draft>> {
  const isExpected = ({ note }: Draft) => markerOf(note, poster.id) === marker
  return write(poster, 'POST', '/draft_notes', body, reading(draft), isExpected)
}

export function createDiscussion(poster: Poster, marker: string, body: object): Promise<Call<Discussion>> {
  const isExpected = ({ notes }: Discussion) => markerOf(notes[0]?.body ?? '', poster.id) === marker
  return write(poster, 'POST', '/discussions', body, reading(discussion), isExpected)
}

/** Creates a comment that is not a thread, so it need not be resolved. */
export function createNote(poster: Poster, marker: string, body: string): Promise<Call<Note>> {
  const isExpected = (made: Note) => markerOf(made.body, poster.id) === marker
  return write(poster, 'POST', '/notes', { body }, reading(note), isExpected)
}

export function deleteDraft(poster: Poster, id: number): Promise<Call<true>> {
  return waitOut({
    waitBudget: poster.waitBudget,
    what: 'deleting a draft',
    attempt: () => write(poster, 'DELETE', `/draft_notes/${id}`, {}, noContent),
  })
}

/** Checks independently of the reply whether something was published. */
export type IsPublished = () => Promise<boolean>

export function publishDraft(poster: Poster, id: number, isPublished: IsPublished): Promise<Call<true>> {
  return publish(poster, isPublished, {
    what: 'publishing a draft',
    attempt: () => write(poster, 'PUT', `/draft_notes/${id}/publish`, {}, noContent),
  })
}

/** Publishes all drafts of the token's user, including those of a person. */
export function publishAll(poster: Poster, body: object, isPublished: IsPublished): Promise<Call<true>> {
  return publish(poster, isPublished, {
    what: 'publishing the review',
    attempt: () => write(poster, 'POST', '/draft_notes/bulk_publish', body, noContent),
  })
}

function publish(
  { waitBudget }: Poster,
  isPublished: IsPublished,
  publishing: Pick<Write<true>, 'what' | 'attempt'>,
): Promise<Call<true>> {
  return waitOut({
    ...publishing,
    waitBudget,
    find: async () => ((await isPublished()) ? true : undefined),
  })
}

export function resolveDiscussion(poster: Poster, id: string, resolved: boolean): Promise<Call<Discussion>> {
  const isExpected = (made: Discussion) => made.id === id
  return write(poster, 'PUT', `/discussions/${id}`, { resolved }, reading(discussion), isExpected)
}

async function write<T>(
  { client, path }: Poster,
  method: Method,
  rest: string,
  body: object,
  read: (data: unknown) => T | undefined,
  isExpected: (made: T) => boolean = () => true,
): Promise<Call<T>> {
  const outcome = await call(
    GITLAB,
    () => client.send(method, `${path}${rest}`, { ...body }),
    (data) => {
      const made = read(data)
      return made !== undefined && isExpected(made) ? made : undefined
    },
  )
  // GitLab has read the whole text as quick actions and stored nothing. A retry would run them again.
  if (outcome.kind !== 'unknown' || outcome.status !== COMMANDS_ONLY) return outcome
  const message = 'GitLab interpreted a comment as commands'
  return { kind: 'refused', refusal: { status: COMMANDS_ONLY, message, errors: [], headers: {} } }
}

const COMMANDS_ONLY = 202

function noContent(data: unknown): true | undefined {
  return data === undefined ? true : undefined
}
