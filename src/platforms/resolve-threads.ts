import { digest } from '../core/memory/fingerprint.ts'
import { sha256 } from '../sha256.ts'

/** A thread that began with a comment of ours under the same id. */
export interface OwnThread {
  readonly id: string
  readonly fingerprint: string
  readonly isResolved: boolean
  /** Resolved by us, not by a person. */
  readonly isResolvedByUs: boolean
  /** No: a person has answered, so that it is a conversation, and theirs to end. */
  readonly isOnlyOurs: boolean
}

export type ResolvedThread =
  | { readonly kind: 'done' }
  | { readonly kind: 'problem'; readonly message: string }
  /** It would be the same for all others. */
  | { readonly kind: 'forbidden'; readonly message: string }

/**
 * Threads of findings that are gone are resolved; those that we resolved are reopened when the finding is back. Doing
 * it twice is doing it once. What was done, and what could not be.
 */
export async function resolveThreads(
  own: readonly OwnThread[],
  fingerprints: readonly string[],
  settle: (thread: OwnThread, resolved: boolean) => Promise<ResolvedThread>,
): Promise<string[]> {
  const found = withParts(
    fingerprints,
    own.map(({ fingerprint }) => fingerprint),
  )
  const mine = own.filter(({ isOnlyOurs }) => isOnlyOurs)
  const fixed = mine.filter(({ fingerprint, isResolved }) => !found.has(fingerprint) && !isResolved)
  // What a person has resolved is settled, whatever is found.
  const back = mine.filter(
    ({ fingerprint, isResolved, isResolvedByUs }) => found.has(fingerprint) && isResolved && isResolvedByUs,
  )
  const resolved = await settleEach(fixed, (thread) => settle(thread, true))
  const reopened = await settleEach(back, (thread) => settle(thread, false))
  return [
    ...(resolved.done > 0 ? [`Resolved ${resolved.done} threads of findings that are gone`] : []),
    ...(reopened.done > 0 ? [`Reopened ${reopened.done} threads of findings that came back`] : []),
    ...new Set([...resolved.problems, ...reopened.problems]),
  ]
}

/** A finding with several buttons has several comments; the later ones are marked with a number, see compose.ts. */
function withParts(fingerprints: readonly string[], threads: readonly string[]): Set<string> {
  const found = new Set(fingerprints)
  const unknown = threads.filter((fingerprint) => !found.has(fingerprint))
  if (unknown.length === 0) return found
  for (const main of threads.filter((fingerprint) => found.has(fingerprint)))
    for (let part = 1; part <= threads.length; part++) found.add(digest([main, String(part)], sha256))
  return found
}

async function settleEach(
  threads: readonly OwnThread[],
  settle: (thread: OwnThread) => Promise<ResolvedThread>,
) {
  const result = { done: 0, problems: [] as string[] }
  for (const thread of threads) {
    const settled = await settle(thread)
    if (settled.kind === 'done') result.done++
    else result.problems.push(settled.message)
    if (settled.kind === 'forbidden') break
  }
  return result
}
