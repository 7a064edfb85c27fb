import { messageOf, UserError } from '../errors.ts'
import type { Call, Refusal } from './call.ts'
import { RefusedRead } from './retry-read.ts'
import type { WaitBudget } from './wait-budget.ts'

/** Lists lag behind writes; three looks before anything is believed absent. */
export const LOOKS = [2, 5, 10]
/** A limit that is still there after so many waits is not waited out. */
const MAX_WAITS = 4

/** A write that must not happen twice. */
export interface Write<T> {
  readonly patience: WaitBudget
  /** For the log: `posting the review`. */
  readonly what: string
  attempt(): Promise<Call<T>>
  /** What an attempt has made, if it shows. Absent: a second attempt changes nothing. */
  find?(): Promise<T | undefined>
  /** The refusal of a second try tells that the first came through, unseen. */
  isEcho?(refusal: Refusal): boolean
}

type NotDone<T> = Exclude<Call<T>, { kind: 'done' }>
type Unknown = Extract<Call<unknown>, { kind: 'unknown' }>

/**
 * Writes, and never again before a look, whatever the reply said: a server may refuse what it has done. Where the end
 * is unknown the looks go on until lists have caught up; absent each time: one more attempt.
 */
export function writeOnce<T>(write: Write<T>): Promise<Call<T>> {
  return carryOut(write, { repeatsUnknown: true })
}

/** The same, but an unknown end is left to the caller. */
export function waitOut<T>(write: Write<T>): Promise<Call<T>> {
  return carryOut(write, { repeatsUnknown: false })
}

async function carryOut<T>(
  write: Write<T>,
  { repeatsUnknown }: { readonly repeatsUnknown: boolean },
): Promise<Call<T>> {
  let unknown: Unknown | undefined
  let waits = 0
  for (;;) {
    const outcome = await write.attempt()
    if (outcome.kind === 'done') return outcome
    if (outcome.kind === 'unknown' && !repeatsUnknown) return outcome
    const isWaited = waits < MAX_WAITS && (await waitForLimit(write, outcome))
    if (isWaited) waits++
    const look = await lookFor(write, outcome.kind === 'unknown' ? LOOKS : [])
    if (look.kind === 'found') return { kind: 'done', data: look.data, headers: {} }
    if (look.kind === 'unseen') return unseen(outcome, look)
    if (isWaited) continue
    if (outcome.kind !== 'unknown' || unknown) return lastOf(write, outcome, unknown)
    unknown = outcome
  }
}

async function waitForLimit<T>({ patience, what }: Write<T>, outcome: NotDone<T>): Promise<boolean> {
  return outcome.kind === 'limited' && (await patience.wait(outcome.seconds, `rate limit, ${what}`))
}

/** A refusal of the second attempt may say nothing of the first, whose end is unknown. */
function lastOf<T>(write: Write<T>, outcome: NotDone<T>, unknown: Unknown | undefined): Call<T> {
  if (!unknown || outcome.kind === 'unknown') return outcome
  if (outcome.kind === 'limited') return unknown
  return write.isEcho?.(outcome.refusal) ? unknown : outcome
}

type Look<T> =
  | { readonly kind: 'found'; readonly data: T }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unseen'; readonly message: string; readonly isDenied: boolean }

/** One look, or one after each of these pauses, in seconds. */
async function lookFor<T>({ patience, what, find }: Write<T>, pauses: readonly number[]): Promise<Look<T>> {
  if (!find) return { kind: 'absent' }
  try {
    for (const seconds of pauses.length > 0 ? pauses : [0]) {
      if (seconds > 0) await patience.pause(seconds, `looking whether it happened: ${what}`)
      const data = await find()
      if (data !== undefined) return { kind: 'found', data }
    }
    return { kind: 'absent' }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { kind: 'unseen', message: messageOf(error), isDenied: isDenial(error) }
  }
}

function isDenial(error: UserError): boolean {
  return error instanceof RefusedRead && (error.forbidden || error.status === 401)
}

const DENIED = [401, 403, 404]

/** After a limit, and where the token may neither write nor read, nothing more is written: the refusal stands. */
function unseen<T>(outcome: NotDone<T>, look: Extract<Look<T>, { kind: 'unseen' }>): Call<T> {
  if (outcome.kind === 'limited') return outcome
  if (outcome.kind === 'unknown') return { ...outcome, message: `${outcome.message}; then ${look.message}` }
  const { status, message } = outcome.refusal
  if (look.isDenied && DENIED.includes(status)) return outcome
  return { kind: 'unknown', message: `refused (${status} ${message}); then ${look.message}` }
}
