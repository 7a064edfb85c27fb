import { messageOf, UserError } from '../errors.ts'
import type { Call, Refusal } from './call.ts'
import { RefusedRead } from './retry-read.ts'
import type { WaitBudget } from './wait-budget.ts'

/** Seconds before each check for a write: lists lag behind writes, so only the third check counts as absent. */
export const CHECK_PAUSES = [2, 5, 10]
/** How often a write waits for a rate limit before it gives up. */
const MAX_WAITS = 4

/** A write that must not happen twice. */
export interface Write<T> {
  readonly waitBudget: WaitBudget
  /** For the log: `posting the review`. */
  readonly what: string
  attempt(): Promise<Call<T>>
  /** Finds what an attempt has created, if it is visible. Absent if the write is idempotent. */
  find?(): Promise<T | undefined>
  /** Whether the refusal of a second attempt means that the first one succeeded. */
  isEcho?(refusal: Refusal): boolean
}

type NotDone<T> = Exclude<Call<T>, { kind: 'done' }>
type Unknown = Extract<Call<unknown>, { kind: 'unknown' }>

/**
 * Writes, and checks for the result before any retry, even after a refusal: a server may report an error for a write
 * that succeeded. If the outcome is unknown, it checks several times, because lists lag behind, and then retries once.
 */
export function writeOnce<T>(write: Write<T>): Promise<Call<T>> {
  return execute(write, { retriesUnknown: true })
}

/** The same, but an unknown outcome is returned to the caller. */
export function waitOut<T>(write: Write<T>): Promise<Call<T>> {
  return execute(write, { retriesUnknown: false })
}

async function execute<T>(
  write: Write<T>,
  { retriesUnknown }: { readonly retriesUnknown: boolean },
): Promise<Call<T>> {
  let unknown: Unknown | undefined
  let waits = 0
  for (;;) {
    const outcome = await write.attempt()
    if (outcome.kind === 'done') return outcome
    if (outcome.kind === 'unknown' && !retriesUnknown) return outcome
    const hasWaited = waits < MAX_WAITS && (await waitForLimit(write, outcome))
    if (hasWaited) waits++
    const check = await checkFor(write, outcome.kind === 'unknown' ? CHECK_PAUSES : [])
    if (check.kind === 'found') return { kind: 'done', data: check.data, headers: {} }
    if (check.kind === 'unreadable') return withoutCheck(outcome, check)
    if (hasWaited) continue
    if (outcome.kind !== 'unknown' || unknown) return finalOutcome(write, outcome, unknown)
    unknown = outcome
  }
}

async function waitForLimit<T>({ waitBudget, what }: Write<T>, outcome: NotDone<T>): Promise<boolean> {
  return outcome.kind === 'limited' && (await waitBudget.wait(outcome.seconds, `rate limit, ${what}`))
}

/** A refusal of the second attempt may say nothing about the first, whose outcome is unknown. */
function finalOutcome<T>(write: Write<T>, outcome: NotDone<T>, unknown: Unknown | undefined): Call<T> {
  if (!unknown || outcome.kind === 'unknown') return outcome
  if (outcome.kind === 'limited') return unknown
  return write.isEcho?.(outcome.refusal) ? unknown : outcome
}

type Check<T> =
  | { readonly kind: 'found'; readonly data: T }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly message: string; readonly isDenied: boolean }

/** Checks once, or after each of the pauses (in seconds). */
async function checkFor<T>(
  { waitBudget, what, find }: Write<T>,
  pauses: readonly number[],
): Promise<Check<T>> {
  if (!find) return { kind: 'absent' }
  try {
    for (const seconds of pauses.length > 0 ? pauses : [0]) {
      if (seconds > 0) await waitBudget.pause(seconds, `checking whether it succeeded: ${what}`)
      const data = await find()
      if (data !== undefined) return { kind: 'found', data }
    }
    return { kind: 'absent' }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { kind: 'unreadable', message: messageOf(error), isDenied: isDenial(error) }
  }
}

function isDenial(error: UserError): boolean {
  return error instanceof RefusedRead && (error.forbidden || error.status === 401)
}

const DENIED = [401, 403, 404]

/**
 * The outcome if the check failed. A rate limit stays one, and so does a refusal if the token may neither write nor
 * read; otherwise it is not known whether the write succeeded.
 */
function withoutCheck<T>(outcome: NotDone<T>, check: Extract<Check<T>, { kind: 'unreadable' }>): Call<T> {
  if (outcome.kind === 'limited') return outcome
  if (outcome.kind === 'unknown') return { ...outcome, message: `${outcome.message}; then ${check.message}` }
  const { status, message } = outcome.refusal
  if (check.isDenied && DENIED.includes(status)) return outcome
  return { kind: 'unknown', message: `refused (${status} ${message}); then ${check.message}` }
}
