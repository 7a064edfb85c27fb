import type { Call, Refusal, Service } from './call.ts'
import { UnreadError } from './platform.ts'
import type { WaitBudget } from './wait-budget.ts'

/** The platform has refused a read. */
export class RefusedRead extends UnreadError {
  readonly status: number

  constructor(message: string, { status, hint }: { status: number; hint: string }) {
    // Platforms answer 404 if the token has no access.
    super(message, { hint, forbidden: status === 403 || status === 404 })
    this.status = status
  }
}

const TRIES = 4

/** Retries a read whose outcome is unknown, and waits for rate limits as long as the wait budget allows. */
export async function retryRead<T>(
  service: Service,
  waitBudget: WaitBudget,
  what: string,
  attempt: () => Promise<Call<T>>,
): Promise<Extract<Call<T>, { kind: 'done' }>> {
  for (let tried = 1; ; tried++) {
    const outcome = await attempt()
    if (outcome.kind === 'done') return outcome
    if (outcome.kind === 'refused') throw refused(service, what, outcome.refusal)
    const seconds = outcome.kind === 'limited' ? outcome.seconds : 2 ** (tried - 1)
    const why = outcome.kind === 'limited' ? `rate limit, ${what}` : `${what}: ${outcome.message}`
    const isPermanent = outcome.kind === 'unknown' && outcome.hint !== undefined
    if (isPermanent || tried >= TRIES || !(await waitBudget.wait(seconds, why)))
      throw exhausted(service, what, outcome)
  }
}

export function retryAfter({ name }: Service, seconds: number): string {
  return `${name}'s rate limit is reached: retry after ${seconds} s`
}

function refused(service: Service, what: string, refusal: Refusal): RefusedRead {
  const { status, message } = refusal
  const text = `${service.name} refused ${what}: ${status} ${message}`
  return new RefusedRead(text, { status, hint: service.hintOf(refusal) })
}

function exhausted(
  service: Service,
  what: string,
  outcome: Exclude<Call<unknown>, { kind: 'done' | 'refused' }>,
): UnreadError {
  if (outcome.kind === 'limited') {
    return new UnreadError(retryAfter(service, outcome.seconds), {
      hint: 'Raise max-wait to wait longer, or run again later. Nothing was posted.',
    })
  }
  return new UnreadError(`${service.name} cannot be read: ${what}: ${outcome.message}`, {
    hint: outcome.hint ? `${outcome.hint} Nothing was posted.` : 'Nothing was posted. Run again later.',
  })
}
