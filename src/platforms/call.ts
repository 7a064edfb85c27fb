import type * as z from 'zod/mini'
import { messageOf, UserError } from '../errors.ts'

/** The outcome of an API call. `unknown`: there was no complete reply, so a write may have succeeded. */
export type Call<T> =
  | { readonly kind: 'done'; readonly data: T; readonly headers: Headers }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Refused because of a rate limit. */
  | { readonly kind: 'limited'; readonly seconds: number; readonly refusal: Refusal }
  | {
      readonly kind: 'unknown'
      readonly message: string
      readonly status?: number
      /** How to fix the problem; set if a retry would not help. */
      readonly hint?: string
    }

export type Headers = Readonly<Record<string, string | number | undefined>>

/** A complete reply with any status. */
export interface Reply {
  readonly status: number
  readonly data: unknown
  readonly headers: Headers
}

export interface Refusal {
  readonly status: number
  readonly message: string
  /** Further error messages, if the platform sends them. */
  readonly errors: readonly string[]
  readonly headers: Headers
}

/** How to interpret the error replies of a platform. */
export interface Service {
  readonly name: string
  /** `undefined` if the reply is not from the platform, such as an error page of a proxy. */
  readonly refusalOf: (reply: Reply) => Refusal | undefined
  /** Seconds to wait if the refusal is a rate limit. */
  readonly waitFor: (refusal: Refusal) => number | undefined
  /** A hint for a refused read. */
  readonly hintOf: (refusal: Refusal) => string
}

/** Lower limit of a wait, so that a wrong clock does not cause a flood of requests. */
const MIN_SECONDS = 1

/** Makes a call and returns its outcome; `read` parses the data and returns `undefined` if it has another shape. */
export async function call<T>(
  service: Service,
  send: () => Promise<Reply>,
  read: (data: unknown) => T | undefined,
): Promise<Call<T>> {
  try {
    return interpret(service, await send(), read)
  } catch (error) {
    return { kind: 'unknown', message: messageOf(error), ...hintIn(error) }
  }
}

/** The hint of a `UserError`, which clients may have wrapped. */
function hintIn(error: unknown): { hint?: string } {
  if (error instanceof UserError) return error.hint === undefined ? {} : { hint: error.hint }
  return error instanceof Error && error.cause !== undefined ? hintIn(error.cause) : {}
}

function interpret<T>(service: Service, reply: Reply, read: (data: unknown) => T | undefined): Call<T> {
  const { status, data, headers } = reply
  if (status < 300) {
    const value = status >= 200 ? read(data) : undefined
    if (value !== undefined) return { kind: 'done', data: value, headers }
    return { kind: 'unknown', status, message: `answered ${status} with unexpected data` }
  }
  if (status < 400)
    return { kind: 'unknown', status, message: `redirected (${status}) to ${headers.location ?? 'nowhere'}` }
  const refusal = status < 500 ? service.refusalOf(reply) : undefined
  if (!refusal) return { kind: 'unknown', status, message: `answered ${status}` }
  const seconds = service.waitFor(refusal)
  if (seconds === undefined) return { kind: 'refused', refusal }
  return { kind: 'limited', seconds: Math.max(MIN_SECONDS, seconds), refusal }
}

/** A `read` function for `call` that validates the data. */
export function reading<T>(shape: z.ZodMiniType<T>): (data: unknown) => T | undefined {
  return (data) => {
    const parsed = shape.safeParse(data)
    return parsed.success ? parsed.data : undefined
  }
}
