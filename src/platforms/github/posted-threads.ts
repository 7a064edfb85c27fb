import type { PostedThread } from '../../core/memory/thread.ts'
import { messageOf } from '../../errors.ts'
import type { PullRequestName } from './post-review.ts'
import type { Reader } from './read.ts'
import type { Snapshot } from './read-snapshot.ts'
import { readThreads, type Thread } from './read-threads.ts'
import { createStandings, type Standings } from './standing.ts'

/** The threads that our comments started, by the id of the comment. */
export type PostedThreads = ReadonlyMap<number, PostedThread>

/** One more read, of what people said and did in our threads. If it fails, nothing is known of that. */
export async function readPostedThreads(
  reader: Reader,
  name: PullRequestName,
  snapshot: Snapshot,
  say: (message: string) => void,
): Promise<PostedThreads> {
  try {
    const standings = createStandings(snapshot, reader, name)
    const found = new Map<number, PostedThread>()
    for (const thread of await readThreads(reader, name)) {
      const id = commentId(thread)
      if (id !== undefined) found.set(id, await toPostedThread(thread, standings))
    }
    return found
  } catch (error) {
    say(`What people decided in earlier threads is not known: ${messageOf(error)}`)
    return new Map()
  }
}

/** The number of a thread's first comment if it is ours: in GraphQL it may not fit into an `Int`, in the address it does. */
function commentId({ comments: { nodes } }: Thread): number | undefined {
  const [first] = nodes
  const [, id] = /#discussion_r(\d{1,15})$/.exec(first?.viewerDidAuthor ? first.url : '') ?? []
  return id === undefined ? undefined : Number(id)
}

async function toPostedThread(thread: Thread, standings: Standings): Promise<PostedThread> {
  const { isResolved, resolvedBy, start, comments } = thread
  const [first, ...others] = comments.nodes
  const reactions = start.nodes[0]?.reactions?.nodes ?? []
  const users = reactions.flatMap((reaction) => reaction?.user ?? [])
  return {
    url: first?.url ?? '',
    isResolved,
    resolvedBy: resolvedBy ? standings.ofResolver(resolvedBy) : undefined,
    replies: others.flatMap((reply) => {
      if (!reply || reply.viewerDidAuthor) return []
      const { author, body } = reply
      return [{ author: author?.login ?? 'ghost', by: standings.ofAuthor(reply), body }]
    }),
    dislikedBy: await Promise.all(users.map((user) => standings.ofReactor(user))),
  }
}
