import type { PostedThread } from '../../core/memory/thread.ts'
import { addToGroup } from '../../core/text/group-by.ts'
import { messageOf } from '../../errors.ts'
import type { PullRequestName } from './post-review.ts'
import type { Reader } from './read.ts'
import type { Snapshot } from './read-snapshot.ts'
import { readThreads, type Thread, type ThreadComment } from './read-threads.ts'
import type { Comment } from './shapes.ts'
import { createStandings, type Standings } from './standing.ts'

/** The threads that our comments started, by the id of the comment. */
export type PostedThreads = ReadonlyMap<number, PostedThread>

/** One more request, for what people said and did in our threads. If it fails, that is unknown. */
export async function readPostedThreads(
  reader: Reader,
  name: PullRequestName,
  snapshot: Snapshot,
  say: (message: string) => void,
): Promise<PostedThreads> {
  try {
    const standings = createStandings(snapshot, reader, name)
    const found = new Map<number, PostedThread>()
    const answers = answersByThread(snapshot.comments)
    const { threads, problem } = await readThreads(reader, name)
    if (problem !== undefined) say(`What people decided in earlier threads is known only in part: ${problem}`)
    for (const thread of threads) {
      const [first] = thread.comments.nodes
      const id = first?.viewerDidAuthor ? commentId(first) : undefined
      if (id !== undefined) found.set(id, await toPostedThread(thread, standings, answers.get(id) ?? []))
    }
    return found
  } catch (error) {
    say(`What people decided in earlier threads is not known: ${messageOf(error)}`)
    return new Map()
  }
}

/** GraphQL's `Int` is too small for the ids of comments, so the id is taken from the URL. */
function commentId({ url }: ThreadComment): number | undefined {
  const [, id] = /#discussion_r(\d{1,15})$/.exec(url) ?? []
  return id === undefined ? undefined : Number(id)
}

function answersByThread(comments: readonly Comment[]): ReadonlyMap<number, readonly Comment[]> {
  const threads = new Map<number, Comment[]>()
  for (const comment of comments)
    if (comment.in_reply_to_id != null) addToGroup(threads, comment.in_reply_to_id, comment)
  return threads
}

/** Replies beyond the first page, or that GraphQL does not show, are taken from REST, which lists all comments. */
function missingAnswers(nodes: Thread['comments']['nodes'], answers: readonly Comment[]): ThreadComment[] {
  const known = new Set(nodes.flatMap((node) => (node ? (commentId(node) ?? []) : [])))
  const missing = answers.filter(({ id }) => !known.has(id))
  return missing.map(({ user, body, author_association }) => ({
    url: '',
    body: body ?? '',
    authorAssociation: author_association,
    author: user && { __typename: user.type ?? 'User', login: user.login, databaseId: user.id },
  }))
}

async function toPostedThread(
  thread: Thread,
  standings: Standings,
  answers: readonly Comment[],
): Promise<PostedThread> {
  const { isResolved, resolvedBy, start, comments } = thread
  const [first, ...others] = comments.nodes
  const replies = [...others, ...missingAnswers(comments.nodes, answers)]
  const reactions = start.nodes[0]?.reactions?.nodes ?? []
  const users = reactions.flatMap((reaction) => reaction?.user ?? [])
  return {
    url: first?.url ?? '',
    isResolved,
    resolvedBy: resolvedBy ? standings.ofResolver(resolvedBy) : undefined,
    replies: replies.flatMap((reply) => {
      const by = reply ? standings.ofAuthor(reply) : 'us'
      return !reply || by === 'us' ? [] : [{ author: reply.author?.login ?? 'ghost', by, body: reply.body }]
    }),
    dislikedBy: await Promise.all(users.map((user) => standings.ofReactor(user))),
  }
}
