import { type Account, actorLogin, belongsToRepository } from '../account.ts'
import { pullNodeId } from '../render-pull.ts'
import { pullWebUrl } from '../render-url.ts'
import {
  BASE_BRANCH,
  type Comment,
  commentsOf,
  HEAD_BRANCH,
  type Review,
  type State,
  type Thread,
} from '../state.ts'
import { isVisible, visibleReviews, visibleThreads } from '../visible.ts'
import { connection, type PageArgs } from './connection.ts'
import { fieldError } from './field-error.ts'
import { readGitObject } from './git-object.ts'

interface ResolveArgs {
  readonly input: { readonly threadId: string; readonly clientMutationId?: string | null }
}

/** Root of queries and mutations, as one user sees it; functions are called with their field's arguments. */
export function rootValue(state: State, user: Account) {
  const { settings, pull, rate } = state
  const cap = settings.pageSize

  const renderReview = (review: Review) => ({
    id: `PRR_kwDOSandbox${review.id}`,
    databaseId: int(review.id),
    fullDatabaseId: String(review.id),
    author: renderActor(review.user),
    body: review.body,
    state: review.state,
    submittedAt: review.submittedAt,
    url: `${pullWebUrl(state)}#pullrequestreview-${review.id}`,
    viewerDidAuthor: review.user === user,
    commit: { id: `C_kwDOSandbox${review.commitId}`, oid: review.commitId },
  })

  const renderComment = (comment: Comment): object => ({
    id: `PRRC_kwDOSandbox${comment.id}`,
    databaseId: int(comment.id),
    fullDatabaseId: String(comment.id),
    author: renderActor(comment.user),
    authorAssociation: comment.user.association,
    body: comment.body,
    path: comment.thread.now.path,
    line: comment.thread.now.line,
    originalLine: comment.thread.original.line,
    outdated: comment.thread.now.outdated,
    createdAt: comment.createdAt,
    updatedAt: comment.updatedAt,
    url: `${pullWebUrl(state)}#discussion_r${comment.id}`,
    state: comment.review.state === 'PENDING' ? 'PENDING' : 'SUBMITTED',
    viewerDidAuthor: comment.user === user,
    pullRequestReview: () => renderReview(comment.review),
    replyTo: () => comment.replyTo && renderComment(comment.replyTo),
    reactions: (args: PageArgs & { content?: string | null }) =>
      connection('reactions', cap, () => reactionsTo(comment, args.content ?? undefined))(args),
  })

  const renderThread = (thread: Thread) => {
    const { now, original, resolvedBy } = thread
    return {
      __typename: 'PullRequestReviewThread',
      id: thread.id,
      isResolved: resolvedBy !== undefined,
      isOutdated: now.outdated,
      isCollapsed: resolvedBy !== undefined,
      path: now.path,
      line: now.line,
      startLine: now.startLine,
      originalLine: original.line,
      originalStartLine: original.startLine,
      diffSide: original.side,
      startDiffSide: original.startSide,
      subjectType: 'LINE',
      resolvedBy: resolvedBy && renderActor(resolvedBy),
      viewerCanResolve: resolvedBy === undefined && mayResolve(user),
      viewerCanUnresolve: resolvedBy !== undefined && mayResolve(user),
      comments: connection('comments', cap, () =>
        commentsOf(state, thread)
          .filter(({ review }) => isVisible(review, user))
          .map(renderComment),
      ),
    }
  }

  const renderPull = () => ({
    id: pullNodeId(state),
    number: settings.number,
    title: settings.title,
    url: pullWebUrl(state),
    state: pull.status.toUpperCase(),
    isDraft: pull.draft,
    locked: pull.locked,
    author: renderActor(pull.author),
    headRefName: HEAD_BRANCH,
    headRefOid: pull.headSha,
    baseRefName: BASE_BRANCH,
    baseRefOid: pull.baseSha,
    isCrossRepository: settings.fork !== false,
    reviews: connection('reviews', cap, (isFirst) => visibleReviews(state, user, isFirst).map(renderReview)),
    reviewThreads: connection('reviewThreads', cap, (isFirst) =>
      visibleThreads(state, user, isFirst).map(renderThread),
    ),
  })

  const findThread = (id: string): Thread => {
    const thread = visibleThreads(state, user, false).find((each) => each.id === id)
    if (thread) return thread
    throw fieldError('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'.`)
  }

  /** An installation token needs `contents: write` too. */
  const setResolvedBy =
    (resolvedBy: Account | undefined) =>
    ({ input: { threadId, clientMutationId } }: ResolveArgs) => {
      const thread = findThread(threadId)
      if (!mayResolve(user)) throw fieldError('FORBIDDEN', 'Resource not accessible by integration')
      thread.resolvedBy = resolvedBy
      return { thread: renderThread(thread), clientMutationId }
    }

  return {
    viewer() {
      if (settings.graphql === 'open') return renderActor(user)
      throw fieldError('FORBIDDEN', 'Resource not accessible by integration')
    },
    repository({ owner, name }: { owner: string; name: string }) {
      const full = `${settings.owner}/${settings.repo}`
      if (`${owner}/${name}`.toLowerCase() !== full.toLowerCase()) {
        throw fieldError('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`)
      }
      return {
        id: 'R_kgDOSandbox5001',
        name: settings.repo,
        nameWithOwner: full,
        pullRequest({ number }: { number: number }) {
          if (number === settings.number) return renderPull()
          throw fieldError('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`)
        },
        object({ expression }: { expression?: string | null }) {
          if (user.permissions.contents === 'none')
            throw fieldError('FORBIDDEN', 'Resource not accessible by integration')
          return expression ? readGitObject(state, expression) : null
        },
        assignableUsers: (args: PageArgs & { query?: string | null }) =>
          connection('assignableUsers', cap, () => assignableUsers(state, args.query ?? ''))(args),
      }
    },
    node: ({ id }: { id: string }) => renderThread(findThread(id)),
    rateLimit: {
      limit: rate.limit,
      remaining: rate.remaining,
      cost: 1,
      resetAt: new Date(rate.reset * 1000).toISOString().replace('.000', ''),
    },
    resolveReviewThread: setResolvedBy(user),
    unresolveReviewThread: setResolvedBy(undefined),
  }
}

function reactionsTo({ id, reactions }: Comment, content: string | undefined) {
  return reactions
    .filter((reaction) => content === undefined || reaction.content === content)
    .map(({ user, content }) => ({
      id: `REA_kwDOSandbox${id}_${user.id}_${content}`,
      content,
      user: renderActor(user),
    }))
}

/** Who belongs to the repository, by a part of the name. */
function assignableUsers({ accounts }: State, query: string) {
  return accounts
    .all()
    .filter(({ kind, login }) => kind === 'user' && login.toLowerCase().includes(query.toLowerCase()))
    .filter(belongsToRepository)
    .map(renderActor)
}

/** A bot is a `Bot` where the schema has `Actor`; where it has `User`, as for `viewer`, a bot is rendered as a user. */
function renderActor(account: Account) {
  const isBot = account.kind === 'bot'
  return {
    __typename: isBot ? 'Bot' : 'User',
    id: `${isBot ? 'BOT' : 'U'}_${account.id}`,
    login: actorLogin(account),
    databaseId: account.id,
  }
}

function mayResolve({ permissions }: Account): boolean {
  return permissions.contents === 'write' && permissions.pull_requests === 'write'
}

/** A GraphQL `Int` has 32 bits. GitHub's answer for larger ids is unknown, so no code may depend on it. */
function int(value: number): number | null {
  return value < 2 ** 31 ? value : null
}
