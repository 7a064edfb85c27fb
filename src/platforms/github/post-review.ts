import type { Octokit } from '@octokit/rest'
import { readReviewMarker } from '../../core/marker.ts'
import type { Review as PlannedReview } from '../../core/plan.ts'
import { type Call, reading } from '../call.ts'
import type { Patience } from '../patience.ts'
import { waitOut, writeOnce } from '../write-once.ts'
import { call } from './call.ts'
import type { Reader } from './read.ts'
import { type PullRequest, type Review, review as reviewShape } from './shapes.ts'

export interface PullRequestName {
  readonly owner: string
  readonly repo: string
  readonly pull_number: number
}

export const REVIEWS = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews'

export interface Poster {
  readonly octokit: Octokit
  readonly reader: Reader
  readonly patience: Patience
  readonly name: PullRequestName
  readonly isOurs: (review: Review) => boolean
  /** Who we are is a guess. */
  readonly isGuess: boolean
  /** The reviews that were there before this run wrote anything. */
  readonly before: ReadonlySet<number>
}

/** Where a person finds it. */
export function addressOf({ id, html_url }: Review, pull?: PullRequest): string {
  return html_url ?? (pull?.html_url ? `${pull.html_url}#pullrequestreview-${id}` : `review ${id}`)
}

/** The one write. Where its end is unknown, the run marker in the body tells whether it happened. */
export function postReview(poster: Poster, commit: string, review: PlannedReview): Promise<Call<Review>> {
  const run = readReviewMarker(review.body)?.run
  return writeOnce({
    patience: poster.patience,
    what: 'the review',
    attempt: () => create(poster, { commit_id: commit, ...review }),
    find: () => findPosted(poster, run),
    isEcho: ({ errors }) => errors.some((text) => /submitted too quickly/i.test(text)),
  })
}

export function createReview(poster: Poster, body: object): Promise<Call<Review>> {
  return waitOut(poster.patience, 'posting the review', () => create(poster, body))
}

function create({ octokit, name }: Poster, body: object): Promise<Call<Review>> {
  const send = () => octokit.request(`POST ${REVIEWS}`, { ...name, ...body })
  return call(send, reading(reviewShape))
}

/**
 * A review of the same run may be an older one, posted with other options, or a probe: neither is this one. A new one
 * with its marker is, whoever we are.
 */
async function findPosted(
  { reader, name, isOurs, isGuess, before }: Poster,
  run: string | undefined,
): Promise<Review | undefined> {
  const reviews = await reader.all(REVIEWS, { ...name }, reviewShape)
  return reviews.find(
    (review) =>
      (isGuess || isOurs(review)) &&
      !before.has(review.id) &&
      review.state !== 'PENDING' &&
      readReviewMarker(review.body ?? '')?.run === run,
  )
}
