import { json, type Reply } from '../http/reply.ts'
import type { Route } from '../http/router.ts'
import type { Call } from './call.ts'
import * as change from './change-review.ts'
import { CREATE_DOCS, createReview } from './create-review.ts'
import type { Level, Permissions } from './description.ts'
import { answerGraphql } from './graphql/answer-graphql.ts'
import { readRate } from './rate-limit.ts'
import * as code from './read-code.ts'
import * as discussion from './read-discussion.ts'
import * as pull from './read-pull.ts'
import { refusal } from './refusal.ts'
import { renderRepository } from './render-repository.ts'
import { renderProfile } from './render-user.ts'

/** A permission and its level, as in a workflow. */
export type Needs = readonly [permission: keyof Permissions, level: Level]

const NOTHING: Needs = ['contents', 'none']
const READ: Needs = ['pull_requests', 'read']
const WRITE: Needs = ['pull_requests', 'write']
const CODE: Needs = ['contents', 'read']
const { onReview } = change

/** `:repo` is the sandbox's only repository, `:pull` its pull request. */
export const ROUTES: readonly Route<Needs, Call>[] = [
  ['GET', '/rate_limit', NOTHING, ({ state }) => readRate(state.rate)],
  ['GET', '/user', NOTHING, readUser, 'users/users#get-the-authenticated-user'],
  ['POST', ':graphql', NOTHING, answerGraphql],
  ['GET', ':repo', NOTHING, readRepository, 'repos/repos#get-a-repository'],
  ['GET', ':repo/pulls', READ, pull.readPulls, 'pulls/pulls#list-pull-requests'],
  ['GET', ':pull', READ, pull.readPull, 'pulls/pulls#get-a-pull-request'],
  ['GET', ':pull/files', READ, pull.readFiles, 'pulls/pulls#list-pull-requests-files'],
  ['GET', ':pull/reviews', READ, discussion.readReviews, reviews('list-reviews-for-a')],
  ['POST', ':pull/reviews', WRITE, postReview, CREATE_DOCS],
  ['GET', ':pull/reviews/:number', READ, onReview(change.readReview), reviews('get-a-review-for-a')],
  ['PUT', ':pull/reviews/:number', WRITE, onReview(change.updateReview), reviews('update-a-review-for-a')],
  [
    'DELETE',
    ':pull/reviews/:number',
    WRITE,
    onReview(change.deleteReview),
    reviews('delete-a-pending-review-for-a'),
  ],
  [
    'GET',
    ':pull/reviews/:number/comments',
    READ,
    discussion.readCommentsOfReview,
    'pulls/reviews#list-comments-for-a-pull-request-review',
  ],
  [
    'POST',
    ':pull/reviews/:number/events',
    WRITE,
    onReview(change.submitReview),
    reviews('submit-a-review-for-a'),
  ],
  [
    'PUT',
    ':pull/reviews/:number/dismissals',
    WRITE,
    onReview(change.dismissReview),
    reviews('dismiss-a-review-for-a'),
  ],
  [
    'GET',
    ':pull/comments',
    READ,
    discussion.readComments,
    'pulls/comments#list-review-comments-on-a-pull-request',
  ],
  [
    'GET',
    ':repo/commits/:sha/pulls',
    READ,
    pull.readPullsOfCommit,
    'commits/commits#list-pull-requests-associated-with-a-commit',
  ],
  ['GET', ':repo/compare/:rest', CODE, code.readComparison, 'commits/commits#compare-two-commits'],
  ['GET', ':repo/contents/:rest', CODE, code.readContents, 'repos/contents#get-repository-content'],
  ['GET', ':repo/git/trees/:sha', CODE, code.readTree, 'git/trees#get-a-tree'],
  ['GET', ':repo/git/blobs/:sha', CODE, code.readBlob, 'git/blobs#get-a-blob'],
]

function reviews(action: string): string {
  return `pulls/reviews#${action}-pull-request`
}

function readUser({ state, user }: Call, docs: string): Reply {
  if (user.kind === 'user') return json(200, renderProfile(state, user))
  return refusal(403, 'Resource not accessible by integration', docs)
}

function readRepository({ state }: Call): Reply {
  return json(200, renderRepository(state, state.accounts.named(state.settings.owner), false))
}

function postReview({ state, user, body }: Call): Promise<Reply> {
  return createReview(state, user, body)
}
