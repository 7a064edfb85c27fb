import { type Account, actorLogin } from '../account.ts'
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
import { connection } from './connection.ts'
import { type Args, Field, FieldError, type Node, node } from './execute-graphql.ts'

/** The part of GitHub's schema that has to do with reviews, as one user sees it. */
export function schema(state: State, user: Account): { query: Node; mutation: Node } {
  const { settings, pull, rate } = state
  const cap = settings.pageSize

  const actor = (account: Account) =>
    node(account.kind === 'bot' ? 'Bot' : 'User', {
      id: `${account.kind === 'bot' ? 'BOT' : 'U'}_${account.id}`,
      login: actorLogin(account),
      databaseId: account.id,
    })

  const reviewNode = (review: Review): Node =>
    node('PullRequestReview', {
      id: `PRR_kwDOSandbox${review.id}`,
      databaseId: review.id,
      fullDatabaseId: String(review.id),
      author: actor(review.user),
      body: review.body,
      state: review.state,
      submittedAt: review.submittedAt ?? null,
      url: `${pullWebUrl(state)}#pullrequestreview-${review.id}`,
      viewerDidAuthor: review.user === user,
      commit: node('Commit', { oid: review.commitId }),
    })

  const commentNode = (comment: Comment): Node =>
    node('PullRequestReviewComment', {
      id: `PRRC_kwDOSandbox${comment.id}`,
      databaseId: comment.id,
      fullDatabaseId: String(comment.id),
      author: actor(comment.user),
      body: comment.body,
      path: comment.thread.now.path,
      line: comment.thread.now.line ?? null,
      originalLine: comment.thread.original.line,
      outdated: comment.thread.now.outdated,
      createdAt: comment.createdAt,
      updatedAt: comment.updatedAt,
      url: `${pullWebUrl(state)}#discussion_r${comment.id}`,
      state: comment.review.state === 'PENDING' ? 'PENDING' : 'SUBMITTED',
      viewerDidAuthor: comment.user === user,
      pullRequestReview: reviewNode(comment.review),
      replyTo: comment.replyTo ? node('PullRequestReviewComment', { databaseId: comment.replyTo.id }) : null,
    })

  const threadNode = (thread: Thread): Node => {
    const { now, original } = thread
    return node('PullRequestReviewThread', {
      id: thread.id,
      isResolved: thread.resolvedBy !== undefined,
      isOutdated: now.outdated,
      isCollapsed: thread.resolvedBy !== undefined,
      path: now.path,
      line: now.line ?? null,
      startLine: now.startLine ?? null,
      originalLine: original.line,
      originalStartLine: original.startLine ?? null,
      diffSide: original.side,
      startDiffSide: original.startSide ?? null,
      subjectType: 'LINE',
      resolvedBy: thread.resolvedBy ? actor(thread.resolvedBy) : null,
      viewerCanResolve: thread.resolvedBy === undefined && mayResolve(user),
      viewerCanUnresolve: thread.resolvedBy !== undefined && mayResolve(user),
      comments: connection('comments', 'PullRequestReviewComment', cap, () =>
        commentsOf(state, thread)
          .filter(({ review }) => isVisible(review, user))
          .map(commentNode),
      ),
    })
  }

  const pullNode = () =>
    node('PullRequest', {
      id: pullNodeId(state),
      number: settings.number,
      title: settings.title,
      url: pullWebUrl(state),
      state: pull.status.toUpperCase(),
      isDraft: pull.draft,
      locked: pull.locked,
      author: actor(pull.author),
      headRefName: HEAD_BRANCH,
      headRefOid: pull.headSha,
      baseRefName: BASE_BRANCH,
      baseRefOid: pull.baseSha,
      isCrossRepository: settings.fork !== false,
      reviews: connection('reviews', 'PullRequestReview', cap, (isFirst) =>
        visibleReviews(state, user, isFirst).map(reviewNode),
      ),
      reviewThreads: connection('reviewThreads', 'PullRequestReviewThread', cap, (isFirst) =>
        visibleThreads(state, user, isFirst).map(threadNode),
      ),
    })

  const repository = new Field(['owner', 'name'], ({ owner, name }) => {
    const full = `${owner}/${name}`
    if (full.toLowerCase() !== `${settings.owner}/${settings.repo}`.toLowerCase()) {
      throw new FieldError('NOT_FOUND', `Could not resolve to a Repository with the name '${full}'.`)
    }
    return node('Repository', {
      id: 'R_kgDOSandbox5001',
      name: settings.repo,
      nameWithOwner: `${settings.owner}/${settings.repo}`,
      pullRequest: new Field(['number'], ({ number }) => {
        if (number === settings.number) return pullNode()
        throw new FieldError('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`)
      }),
    })
  })

  const findThread = (id: unknown): Thread => {
    const thread = visibleThreads(state, user, false).find((each) => each.id === id)
    if (thread) return thread
    throw new FieldError('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'.`)
  }

  /** An installation token needs write access to the contents as well. */
  const settle = (resolvedBy: Account | undefined, payload: string) =>
    new Field(['input'], (args) => {
      const thread = findThread(inputOf(args).threadId)
      if (!mayResolve(user)) throw new FieldError('FORBIDDEN', 'Resource not accessible by integration')
      thread.resolvedBy = resolvedBy
      return node(payload, { thread: threadNode(thread), clientMutationId: inputOf(args).clientMutationId })
    })

  return {
    query: node('Query', {
      viewer: new Field([], () => {
        if (settings.graphql === 'open') return actor(user)
        throw new FieldError('FORBIDDEN', 'Resource not accessible by integration')
      }),
      repository,
      node: new Field(['id'], ({ id }) => threadNode(findThread(id))),
      rateLimit: node('RateLimit', {
        limit: rate.limit,
        remaining: rate.remaining,
        cost: 1,
        resetAt: new Date(rate.reset * 1000).toISOString(),
      }),
    }),
    mutation: node('Mutation', {
      resolveReviewThread: settle(user, 'ResolveReviewThreadPayload'),
      unresolveReviewThread: settle(undefined, 'UnresolveReviewThreadPayload'),
    }),
  }
}

function mayResolve({ permissions }: Account): boolean {
  return permissions.contents === 'write' && permissions.pull_requests === 'write'
}

function inputOf({ input }: Args): Args {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}
