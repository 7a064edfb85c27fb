import { digest } from '../core/memory/fingerprint.ts'
import { sha256 } from '../sha256.ts'

/** A thread that was started by a comment of Fencepost under the same id. */
export interface OwnThread {
  readonly id: string
  readonly fingerprint: string
  readonly isResolved: boolean
  /** Resolved by Fencepost, not by a person. */
  readonly isResolvedByUs: boolean
  /** False if a person has replied: then only people should resolve it. */
  readonly isOnlyOurs: boolean
}

export type ResolvedThread =
  | { readonly kind: 'done' }
  | { readonly kind: 'problem'; readonly message: string }
  /** The same would happen for all other threads. */
  | { readonly kind: 'forbidden'; readonly message: string }

/**
 * Resolves threads of findings that are gone, and reopens those that Fencepost resolved if the finding is back.
 * Idempotent. Returns lines for the log: what was done, and what could not be done.
 */
export async function resolveThreads(
  own: readonly OwnThread[],
  fingerprints: readonly string[],
  setResolved: (thread: OwnThread, resolved: boolean) => Promise<ResolvedThread>,
): Promise<string[]> {
  const found = withParts(
    fingerprints,
    own.map(({ fingerprint }) => fingerprint),
  )
  const withoutReplies = own.filter(({ isOnlyOurs }) => isOnlyOurs)
  const fixed = withoutReplies.filter(({ fingerprint, isResolved }) => !found.has(fingerprint) && !isResolved)
  // Threads that a person has resolved stay resolved.
  const back = withoutReplies.filter(
    ({ fingerprint, isResolved, isResolvedByUs }) => found.has(fingerprint) && isResolved && isResolvedByUs,
  )
  const resolved = await forEachThread(fixed, (thread) => setResolved(thread, true))
  const reopened = await forEachThread(back, (thread) => setResolved(thread, false))
  return [
    ...(resolved.done > 0 ? [`Resolved ${resolved.done} threads of findings that are gone`] : []),
    ...(reopened.done > 0 ? [`Reopened ${reopened.done} threads of findings that came back`] : []),
    ...new Set([...resolved.problems, ...reopened.problems]),
  ]
}

/** A finding with several buttons has several comments; the later ones have numbered markers, see comments.ts. */
function withParts(fingerprints: readonly string[], threads: readonly string[]): Set<string> {
  const found = new Set(fingerprints)
  const unknown = threads.filter((fingerprint) => !found.has(fingerprint))
  if (unknown.length === 0) return found
  for (const main of threads.filter((fingerprint) => found.has(fingerprint)))
    for (let part = 1; part <= threads.length; part++) found.add(digest([main, String(part)], sha256))
  return found
}

async function forEachThread(
  threads: readonly OwnThread[],
  change: (thread: OwnThread) => Promise<ResolvedThread>,
) {
  const result = { done: 0, problems: [] as string[] }
  for (const thread of threads) {
    const outcome = await change(thread)
    if (outcome.kind === 'done') result.done++
    else result.problems.push(outcome.message)
    if (outcome.kind === 'forbidden') break
  }
  return result
}
