import { expect } from 'vitest'
import { readCommentMarker, readReviewMarker } from '../src/core/marker.ts'
import type { ReviewPlan } from '../src/core/plan.ts'
import { UserError } from '../src/errors.ts'
import { DeliveryError, type Result } from '../src/review.ts'
import { FINDINGS, type RunOptions, run, type Sandbox } from './github-run.ts'

export type Attempt = { readonly requests: readonly string[]; readonly posts: number } & (
  | { readonly kind: 'ended'; readonly result: Result & { said: string[] }; readonly said: string }
  | { readonly kind: 'failed'; readonly error: UserError; readonly plan: ReviewPlan | undefined }
)

/**
 * A run, however it ends, and what holds of every one: a finding is visible once at most; whoever ended well has all
 * of them somewhere and no draft left; whoever failed still knows them, or has written nothing; and what is not ours
 * is as it was.
 */
export async function attempt(github: Sandbox, given: RunOptions = {}): Promise<Attempt> {
  const { id = 'test', findings = FINDINGS } = given
  const before = notOurs(github, id)
  const start = github.requests.length
  const visibleBefore = visible(github)
  const ended = await run(github, given).then(
    (result) => ({ kind: 'ended' as const, result, said: result.said.join('\n') }),
    (error: unknown) => {
      if (!(error instanceof UserError)) throw error
      return {
        kind: 'failed' as const,
        error,
        plan: error instanceof DeliveryError ? error.planned.plan : undefined,
      }
    },
  )
  const requests = github.requests.slice(start).map(({ method, path }) => `${method} ${path}`)
  const posts = requests.filter((line) => /^POST .*\/reviews$/.test(line)).length

  expect(notOurs(github, id), 'what is not ours').toEqual(expect.arrayContaining(before))
  for (const [key, count] of copies(github, id)) expect(count, `copies of ${key}`).toBe(1)
  const plan = ended.kind === 'ended' ? ended.result.plan : ended.plan
  if (plan) expect(plan.findings).toHaveLength(findings.length)
  else expect(visible(github), 'nothing is written without a plan').toEqual(visibleBefore)
  if (ended.kind === 'ended') {
    expect(draftsOfOurs(github), 'drafts left').toEqual([])
    if (ended.result.outcome === 'posted') expectAllTold(github, ended.result.plan, id)
  }
  return { ...ended, requests, posts }
}

/** Posted, existing, summary and refused make all. */
function expectAllTold(github: Sandbox, { counts, findings }: ReviewPlan, id: string): void {
  const inline = findings.filter(({ outcome }) => outcome === 'inline').length
  expect(inline + counts.duplicates + counts.summarized + counts.filtered).toBe(counts.findings)
  // What had no room in the body is known by one digest.
  if (github.reviews().some(({ body }) => (readReviewMarker(body)?.rest ?? 'none') !== 'none')) return
  const told = [...copies(github, id).values()].reduce((sum, count) => sum + count, 0)
  expect(told).toBeGreaterThanOrEqual(counts.findings - counts.filtered)
}

/** How often each finding of ours is visible, by the first digits of its fingerprint. */
export function copies(github: Sandbox, id: string): Map<string, number> {
  const keys = [
    ...github
      .comments()
      .filter(({ pending, user }) => !pending && user === github.viewer)
      .flatMap(({ body }) => readCommentMarker(body) ?? [])
      .flatMap((marker) => (marker.id === id ? marker.fingerprint.slice(0, 8) : [])),
    ...github
      .reviews()
      .filter(({ state, user }) => state !== 'PENDING' && user === github.viewer)
      .flatMap(({ body }) => readReviewMarker(body) ?? [])
      .flatMap((marker) => (marker.id === id ? marker.listed : [])),
  ]
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** All that a person wrote, or a run under another id, and the threads that are theirs or that they answered. */
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

/** A probe of another run may go: GitHub allows one draft only. */
function isLeftover(line: string): boolean {
  return / PENDING <!-- fencepost /.test(line)
}

export function draftsOfOurs(github: Sandbox) {
  return github
    .reviews()
    .filter(
      ({ state, user, body }) => state === 'PENDING' && user === github.viewer && readReviewMarker(body),
    )
}

export function visible(github: Sandbox): number[] {
  return github
    .reviews()
    .filter(({ state }) => state !== 'PENDING')
    .map(({ id }) => id)
}
