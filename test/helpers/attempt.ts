import { expect } from 'vitest'
import type { ReviewPlan } from '../../src/core/plan/plan.ts'
import { UserError } from '../../src/errors.ts'
import { DeliveryError } from '../../src/review.ts'
import type { RecordedRequest } from '../../src/sandbox/http/request-log.ts'
import type { Ran, RunOptions } from './run-review.ts'

/** A platform in a sandbox, with what the promises are checked by. */
export interface World {
  readonly requests: readonly RecordedRequest[]
  /** What a run finds where nothing else is said. */
  readonly findings: readonly object[]
  run(given: RunOptions): Promise<Ran>
  /** Findings of ours that everyone sees, by the first digits of their fingerprints, as often as they are seen. */
  told(id: string): string[]
  /** What had no room in a body is known by one digest. */
  hasRest(): boolean
  /** All that a person wrote, or a run under another id, and the threads that are theirs or that they answered. */
  notOurs(id: string): string[]
  /** What a run must not leave behind. */
  draftsOfOurs(id: string): unknown[]
  /** What everyone sees and is told at once: reviews, summaries. */
  visible(): number[]
  /** Whether this request makes something that everyone sees. */
  posts(line: string): boolean
}

export type Attempt = { readonly requests: readonly string[]; readonly posts: number } & (
  | { readonly kind: 'ended'; readonly result: Ran; readonly said: string }
  | { readonly kind: 'failed'; readonly error: UserError; readonly plan: ReviewPlan | undefined }
)

/**
 * A run, however it ends, and what holds of every one: a finding is visible once at most; whoever ended well has all
 * of them somewhere and no draft left; whoever failed still knows them, or has written nothing; and what is not ours
 * is as it was.
 */
export async function attemptOn(world: World, given: RunOptions = {}): Promise<Attempt> {
  const { id = 'test', findings = world.findings } = given
  const before = world.notOurs(id)
  const start = world.requests.length
  const visibleBefore = world.visible()
  const ended = await world.run(given).then(
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
  const requests = world.requests.slice(start).map(({ method, path }) => `${method} ${path}`)
  const posts = requests.filter((line) => world.posts(line)).length

  expect(world.notOurs(id), 'what is not ours').toEqual(expect.arrayContaining(before))
  for (const [key, count] of copiesIn(world, id)) expect(count, `copies of ${key}`).toBe(1)
  const plan = ended.kind === 'ended' ? ended.result.plan : ended.plan
  if (plan) expect(plan.findings).toHaveLength(findings.length)
  else expect(world.visible(), 'nothing is written without a plan').toEqual(visibleBefore)
  if (ended.kind === 'ended') {
    expect(world.draftsOfOurs(id), 'drafts left').toEqual([])
    if (ended.result.outcome === 'posted') expectAllTold(world, ended.result.plan, id)
  }
  return { ...ended, requests, posts }
}

/** Posted, existing, summary and refused make all. */
function expectAllTold(world: World, { counts, findings }: ReviewPlan, id: string): void {
  const inline = findings.filter(({ outcome }) => outcome === 'inline').length
  expect(inline + counts.duplicates + counts.summarized + counts.filtered).toBe(counts.findings)
  if (world.hasRest()) return
  expect(world.told(id).length).toBeGreaterThanOrEqual(counts.findings - counts.filtered)
}

/** How often each finding of ours is visible. */
export function copiesIn(world: World, id: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of world.told(id)) counts.set(key, (counts.get(key) ?? 0) + 1)
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
