import { readCommentMarker } from '../../core/memory/marker.ts'
import { isDecided, type PostedThread } from '../../core/memory/thread.ts'
import { messageOf } from '../../errors.ts'
import type { Reader } from './read.ts'
import type { Snapshot } from './read-snapshot.ts'
import { award, type Discussion, type Note } from './shapes.ts'
import { createStandings, type StandingOf, unlessRefused } from './standing.ts'

/** The threads that our notes started, by the id of the note. */
export type PostedThreads = ReadonlyMap<number, PostedThread>

interface Reading {
  /** Id or full path. */
  readonly project: string
  /** `/projects/5/merge_requests/7` */
  readonly path: string
  /** The id of the runs; any id if absent. */
  readonly id: string | undefined
  readonly snapshot: Snapshot
  readonly say: (message: string) => void
}

/**
 * What people said and did in the threads of earlier runs: who they are, and their reactions to our
 * notes. If that fails, it is unknown.
 */
export async function readPostedThreads(reader: Reader, reading: Reading): Promise<PostedThreads> {
  const { project, path, snapshot, say } = reading
  const { user, mergeRequest } = snapshot
  const standingOf = createStandings(reader, {
    project: encodeURIComponent(project),
    user,
    author: mergeRequest.author?.id,
  })
  try {
    const found = new Map<number, PostedThread>()
    for (const { first, replies } of ownThreads(reading))
      found.set(first.id, await toPostedThread(first, replies, mergeRequest.web_url, standingOf))
    await addDislikes(reader, path, { threads: found, standingOf, say })
    return found
  } catch (error) {
    say(`What people decided in earlier threads is not known: ${messageOf(error)}`)
    return new Map()
  }
}

function ownThreads({ id, snapshot: { discussions, user } }: Reading) {
  return discussions.flatMap(({ notes: [first, ...replies] }: Discussion) => {
    const isOurs = first?.author.id === user && !first.system
    const marker = isOurs ? readCommentMarker(first.body) : undefined
    return first && marker && (id === undefined || marker.id === id) ? [{ first, replies }] : []
  })
}

async function toPostedThread(
  first: Note,
  replies: readonly Note[],
  webUrl: string,
  standingOf: StandingOf,
): Promise<PostedThread> {
  const { id, resolved, resolved_by, suggestions } = first
  const said = await Promise.all(
    replies
      .filter(({ system }) => !system)
      .map(async ({ author, body }) => ({
        author: author.username ?? String(author.id),
        by: await standingOf(author),
        body,
      })),
  )
  return {
    url: `${webUrl}#note_${id}`,
    isResolved: resolved === true,
    resolvedBy: resolved_by ? await standingOf(resolved_by) : undefined,
    isApplied: suggestions?.some(({ applied }) => applied) ?? false,
    replies: said.filter(({ by }) => by !== 'us'),
    dislikedBy: [],
  }
}

/** Each note takes a request of its own, so only the newest are asked for. */
const MAX_NOTES = 40
const MAX_PARALLEL = 5

const THUMBS_DOWN = /^(?:thumbsdown|-1)(?:_tone\d)?$/

async function addDislikes(
  reader: Reader,
  path: string,
  {
    threads,
    standingOf,
    say,
  }: { threads: Map<number, PostedThread>; standingOf: StandingOf; say: (message: string) => void },
): Promise<void> {
  const undecided = [...threads].filter(([, thread]) => !isDecided(thread))
  const open = undecided.slice(-MAX_NOTES)
  if (undecided.length > open.length)
    say(
      `Thumbs-down are looked up for the newest ${MAX_NOTES} threads, not for ${undecided.length - open.length} older ones`,
    )
  for (let at = 0; at < open.length; at += MAX_PARALLEL) {
    const some = open.slice(at, at + MAX_PARALLEL)
    await Promise.all(
      some.map(async ([note, thread]) => {
        const awards = (await unlessRefused(reader.all(`${path}/notes/${note}/award_emoji`, award))) ?? []
        const users = awards.flatMap(({ name, user }) => (user && THUMBS_DOWN.test(name) ? user : []))
        const dislikedBy = await Promise.all(users.map(standingOf))
        threads.set(note, { ...thread, dislikedBy })
      }),
    )
  }
}
