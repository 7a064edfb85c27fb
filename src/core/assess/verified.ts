import { because } from '../finding/reason.ts'
import type { PlanOptions } from '../options/plan-options.ts'
import type { FailedCheck, PassedCheck, VerifiedEdit } from '../options/verified.ts'
import type { Edit } from '../suggest/edit.ts'
import type { Offer } from '../suggest/offer.ts'

export type Check = PassedCheck | FailedCheck

type Context = Pick<PlanOptions, 'verified' | 'commit' | 'blobOf'>

/**
 * Looks up what was found out about all buttons of one finding, which were tried together: one that failed fails them
 * all, and they have passed only if each of them has. A result counts for exactly the edit that was tried.
 */
export function createCheckLookup(
  options: Context,
): (path: string, offers: readonly Offer[]) => Check | undefined {
  const { verified, blobOf } = options
  if (!verified || isOtherCommit(options)) return () => undefined
  const { command } = verified
  const results = new Map<string, VerifiedEdit>()
  for (const entry of verified.results) {
    const key = keyOf(entry.path, entry)
    if (results.get(key)?.result !== 'failed') results.set(key, entry)
  }
  return (path, offers) => {
    const blob = blobOf?.(path)
    const edits = offers.flatMap((offer) => ('edits' in offer ? offer.edits : []))
    const found = edits.map((edit) => {
      const entry = results.get(keyOf(path, edit))
      return blob === undefined || entry?.blob === blob ? entry : undefined
    })
    const failed = found.find((entry) => entry?.result === 'failed')
    if (failed) return { result: 'failed', command, output: failed.output ?? [] }
    const passed = found.filter((entry) => entry !== undefined)
    if (passed.length === 0 || passed.length < edits.length) return undefined
    return { result: 'passed', command, together: Math.min(...passed.map(({ together }) => together)) }
  }
}

/** For the log: results that belong to another commit. */
export function checkNotes(options: Context): string[] {
  const { verified, commit } = options
  if (!verified || !isOtherCommit(options)) return []
  return [
    `The checks were made on commit ${verified.commit}, the review is about ${commit}: they do not count`,
  ]
}

function isOtherCommit({ verified, commit }: Context): boolean {
  return verified !== undefined && commit !== undefined && verified.commit !== commit
}

function keyOf(path: string, { first, last, lines }: Edit): string {
  return JSON.stringify([path, first, last, lines])
}

/** The code of a finding whose check failed: shown, with the command's output once. */
export function withoutButtons(offers: readonly Offer[], check: FailedCheck): Offer[] {
  const firstOne = offers.find((offer) => 'edits' in offer)
  return offers.map((offer): Offer => {
    if (!('edits' in offer)) return offer
    const { edits: _, ...rest } = offer
    const refused = because('fails-check')
    return offer === firstOne ? { ...rest, refused, check } : { ...rest, refused }
  })
}
