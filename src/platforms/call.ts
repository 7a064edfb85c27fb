import type * as z from 'zod/mini'
import { messageOf, UserError } from '../errors.ts'

/** How a call ended. What is not whole is unknown: a write may have happened. */
export type Call<T> =
  | { readonly kind: 'done'; readonly data: T; readonly headers: Headers }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Refused for now: a rate limit. */
  | { readonly kind: 'limited'; readonly seconds: number; readonly refusal: Refusal }
  | {
      readonly kind: 'unknown'
      readonly message: string
      readonly status?: number
      /** What to do about it, where trying again would not help. */
      readonly hint?: string
    }

export type Headers = Readonly<Record<string, string | number | undefined>>

/** All of a reply, whatever its status. */
export interface Reply {
  readonly status: number
  readonly data: unknown
  readonly headers: Headers
}

export interface Refusal {
  readonly status: number
  readonly message: string
  /** Further sentences, where the platform has them. */
  readonly errors: readonly string[]
  readonly headers: Headers
}

/** How a platform says no. */
export interface Service {
  readonly name: string
  /** Nothing where the reply is not the platform's word: a proxy's page, say. */
  readonly refusalOf: (reply: Reply) => Refusal | undefined
  /** How many seconds to wait, where the refusal is a rate limit. */
  readonly waitFor: (refusal: Refusal) => number | undefined
  /** What to do about a read that is refused. */
  readonly hintOf: (refusal: Refusal) => string
}

/** A clock that is off, here or there, must not make a storm of requests. */
const MIN_SECONDS = 1

/** Makes a call and says how it ended; `read` takes the data apart and answers nothing where it is not of its shape. */
export async function call<T>(
  service: Service,
  send: () => Promise<Reply>,
  read: (data: unknown) => T | undefined,
): Promise<Call<T>> {
  try {
    return judge(service, await send(), read)
  } catch (error) {
    return { kind: 'unknown', message: messageOf(error), ...hintIn(error) }
  }
}

/** Clients wrap what `fetch` throws. */
function hintIn(error: unknown): { hint?: string } {
  if (error instanceof UserError) return error.hint === undefined ? {} : { hint: error.hint }
  return error instanceof Error && error.cause !== undefined ? hintIn(error.cause) : {}
}

function judge<T>(service: Service, reply: Reply, read: (data: unknown) => T | undefined): Call<T> {
  const { status, data, headers } = reply
  if (status < 300) {
    const value = status >= 200 ? read(data) : undefined
    if (value !== undefined) return { kind: 'done', data: value, headers }
    return { kind: 'unknown', status, message: `answered ${status} with something else than expected` }
  }
  if (status < 400)
    return { kind: 'unknown', status, message: `redirected (${status}) to ${headers.location ?? 'nowhere'}` }
  const refusal = status < 500 ? service.refusalOf(reply) : undefined
  if (!refusal) return { kind: 'unknown', status, message: `answered ${status}` }
  const seconds = service.waitFor(refusal)
  if (seconds === undefined) return { kind: 'refused', refusal }
  return { kind: 'limited', seconds: Math.max(MIN_SECONDS, seconds), refusal }
}

/** For `call`: the data if it has this shape. */
export function reading<T>(shape: z.ZodMiniType<T>): (data: unknown) => T | undefined {
  return (data) => {
    const parsed = shape.safeParse(data)
    return parsed.success ? parsed.data : undefined
  }
}
