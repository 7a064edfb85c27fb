import { expect } from 'vitest'
import type { ReviewPlan } from '../../src/core/plan/plan.ts'
import { UserError } from '../../src/errors.ts'
import { DeliveryError } from '../../src/review.ts'
import type { RecordedRequest } from '../../src/sandbox/http/request-log.ts'
import type { Ran, RunOptions } from './run-review.ts'

/** A sandbox with the queries that check what every run guarantees. */
export interface World {
  readonly requests: readonly RecordedRequest[]
  /** Default findings of a run. */
  readonly findings: readonly object[]
  run(given: RunOptions): Promise<Ran>
  /** First digits of the fingerprints of our published findings, once per occurrence. */
  publishedKeys(id: string): string[]
  /** Whether findings that did not fit into a body are recorded as one digest. */
  hasRest(): boolean
  /** Everything that a person or a run with another id wrote, and the threads that they started or replied to. */
  notOurs(id: string): string[]
  /** Our drafts: a run must leave none. */
  draftsOfOurs(id: string): unknown[]
  /** Ids of what everyone can see. */
  visible(): number[]
  /** Whether this request publishes something. */
  posts(line: string): boolean
}

export type Attempt = { readonly requests: readonly string[]; readonly posts: number } & (
  | { readonly kind: 'ended'; readonly result: Ran; readonly log: string }
  | { readonly kind: 'failed'; readonly error: UserError; readonly plan: ReviewPlan | undefined }
)

/**
 * Runs a review and checks what must hold however it ends: no finding is published twice; a successful run has
 * published all findings and left no draft; a failed run still has its plan or has written nothing; and content of
 * others is unchanged.
 */
export async function attemptOn(world: World, given: RunOptions = {}): Promise<Attempt> {
  const { id = 'test', findings = world.findings } = given
  const before = world.notOurs(id)
  const start = world.requests.length
  const visibleBefore = world.visible()
  const ended = await world.run(given).then(
    (result) => ({ kind: 'ended' as const, result, log: result.messages.join('\n') }),
    (error: unknown) => {
      if (!(error instanceof UserError)) throw error
      return {
        kind: 'failed' as const,
        error,
        plan: error instanceof DeliveryError ? error.planned.plan : undefined,
      }
    },
  )
  const requests = world.requests.slice(start).map(({ method, path }) => `${method} ${path}`)
  const posts = requests.filter((line) => world.posts(line)).length

  expect(world.notOurs(id), 'what is not ours').toEqual(expect.arrayContaining(before))
  for (const [key, count] of copiesIn(world, id)) expect(count, `copies of ${key}`).toBe(1)
  const plan = ended.kind === 'ended' ? ended.result.plan : ended.plan
  if (plan) expect(plan.findings).toHaveLength(findings.length)
  else expect(world.visible(), 'nothing is written without a plan').toEqual(visibleBefore)
  if (ended.kind === 'ended') {
    expect(world.draftsOfOurs(id), 'drafts left').toEqual([])
    if (ended.result.outcome === 'posted') expectAllPublished(world, ended.result.plan, id)
  }
  return { ...ended, requests, posts }
}

/** Inline, duplicate, summarized and filtered findings add up to all findings. */
function expectAllPublished(world: World, { counts, findings }: ReviewPlan, id: string): void {
  const inline = findings.filter(({ outcome }) => outcome === 'inline').length
  expect(inline + counts.duplicates + counts.summarized + counts.filtered).toBe(counts.findings)
  if (world.hasRest()) return
  expect(world.publishedKeys(id).length).toBeGreaterThanOrEqual(counts.findings - counts.filtered)
}

/** How often each of our findings is published. */
export function copiesIn(world: World, id: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of world.publishedKeys(id)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

export function expectPosted(ended: Attempt): Extract<Attempt, { kind: 'ended' }> {
  expect(ended.kind === 'failed' ? ended.error.message : ended.result.outcome).toBe('posted')
  if (ended.kind === 'failed') throw ended.error
  return ended
}

export function expectFailed(ended: Attempt, message: RegExp): void {
  expect(ended.kind === 'ended' ? ended.result.outcome : ended.error.message).toMatch(message)
}
