import { readCommentMarker, readReviewMarker } from '../../src/core/memory/marker.ts'
import { type Attempt, attemptOn, copiesIn, type World } from './attempt.ts'
import { FINDINGS, run, type Sandbox, visibleReviews } from './github-run.ts'
import type { RunOptions } from './run-review.ts'

export function attempt(github: Sandbox, given: RunOptions = {}): Promise<Attempt> {
  return attemptOn(worldOf(github), given)
}

export function copies(github: Sandbox, id: string): Map<string, number> {
  return copiesIn(worldOf(github), id)
}

export function draftsOfOurs(github: Sandbox) {
  return github
    .reviews()
    .filter(
      ({ state, user, body }) => state === 'PENDING' && user === github.viewer && readReviewMarker(body),
    )
}

export function visible(github: Sandbox): number[] {
  return visibleReviews(github).map(({ id }) => id)
}

export function worldOf(github: Sandbox): World {
  return {
    requests: github.requests,
    findings: FINDINGS,
    run: (given) => run(github, given),
    publishedKeys: (id) => publishedKeys(github, id),
    hasRest: () => github.reviews().some(({ body }) => (readReviewMarker(body)?.rest ?? 'none') !== 'none'),
    notOurs: (id) => notOurs(github, id),
    draftsOfOurs: () => draftsOfOurs(github),
    visible: () => visible(github),
    posts: (line) => /^POST .*\/reviews$/.test(line),
  }
}

function publishedKeys(github: Sandbox, id: string): string[] {
  return [
    ...github
      .comments()
      .filter(({ pending, user }) => !pending && user === github.viewer)
      .flatMap(({ body }) => readCommentMarker(body) ?? [])
      .flatMap((marker) => (marker.id === id ? marker.fingerprint.slice(0, 8) : [])),
    ...visibleReviews(github)
      .filter(({ user }) => user === github.viewer)
      .flatMap(({ body }) => readReviewMarker(body) ?? [])
      .flatMap((marker) => (marker.id === id ? marker.listed.map(({ name }) => name) : [])),
  ]
}

export function notOurs(github: Sandbox, id: string): string[] {
  const isOurs = (user: string, marker: { id: string } | undefined) =>
    user === github.viewer && marker?.id === id
  const reviews = github
    .reviews()
    .filter(({ user, body }) => !isOurs(user, readReviewMarker(body)))
    .map(({ id: review, user, state, body }) => `review ${review} ${user} ${state} ${body}`)
  const comments = github
    .comments()
    .filter(({ user, body, pending }) => !isOurs(user, readCommentMarker(body)) && !pending)
    .map(({ id: comment, user, body }) => `comment ${comment} ${user} ${body}`)
  const threads = github
    .threads()
    .filter((thread) => thread.comments.some(({ user, body }) => !isOurs(user, readCommentMarker(body))))
    .map((thread) => `thread ${thread.id} ${thread.resolvedBy}`)
  return [...reviews.filter((line) => !isLeftover(line)), ...comments, ...threads]
}

/** Another run's probe may be deleted: GitHub allows only one draft per user. */
function isLeftover(line: string): boolean {
  return / PENDING <!-- fencepost /.test(line)
}
