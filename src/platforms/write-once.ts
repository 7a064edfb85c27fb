import { messageOf, UserError } from '../errors.ts'
import type { Call, Refusal } from './call.ts'
import type { Patience } from './patience.ts'

/** Lists lag behind writes; three looks before anything is believed absent. */
export const LOOKS = [2, 5, 10]
/** A limit that is still there after so many waits is not waited out. */
const MAX_WAITS = 4

/** A write that must not happen twice. */
export interface Write<T> {
  readonly patience: Patience
  /** `the review`, for the log. */
  readonly what: string
  attempt(): Promise<Call<T>>
  /** What an attempt has made, if it shows. */
  find(): Promise<T | undefined>
  /** The refusal of a second try tells that the first came through, unseen. */
  isEcho?(refusal: Refusal): boolean
}

/** Where the end of a write is unknown, looks whether it happened; absent each time: one more. */
export async function writeOnce<T>(write: Write<T>): Promise<Call<T>> {
  let last: Extract<Call<T>, { kind: 'unknown' }> = { kind: 'unknown', message: '' }
  for (let tried = 0; tried < 2; tried++) {
    const outcome = await waitOut(write.patience, `posting ${write.what}`, () => write.attempt())
    const isEcho = outcome.kind === 'refused' && tried > 0 && write.isEcho?.(outcome.refusal)
    if (outcome.kind === 'done' || (outcome.kind === 'refused' && !isEcho)) return outcome
    if (outcome.kind === 'limited' && tried === 0) return outcome
    if (outcome.kind !== 'unknown') return last
    last = outcome
    const look = await lookFor(write)
    if (look.kind === 'found') return { kind: 'done', data: look.data, headers: {} }
    if (look.kind === 'unseen') return { ...last, message: `${last.message}; then ${look.message}` }
  }
  return last
}

/** Waits for a rate limit, as long as there is patience. */
export async function waitOut<T>(
  patience: Patience,
  what: string,
  attempt: () => Promise<Call<T>>,
): Promise<Call<T>> {
  for (let waited = 0; ; waited++) {
    const outcome = await attempt()
    if (outcome.kind !== 'limited' || waited >= MAX_WAITS) return outcome
    if (!(await patience.wait(outcome.seconds, `rate limit, ${what}`))) return outcome
  }
}

type Look<T> =
  | { readonly kind: 'found'; readonly data: T }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unseen'; readonly message: string }

async function lookFor<T>({ patience, what, find }: Write<T>): Promise<Look<T>> {
  try {
    for (const seconds of LOOKS) {
      await patience.pause(seconds, `looking whether ${what} was posted`)
      const data = await find()
      if (data !== undefined) return { kind: 'found', data }
    }
    return { kind: 'absent' }
  } catch (error) {
    if (error instanceof UserError) return { kind: 'unseen', message: messageOf(error) }
    throw error
  }
}
