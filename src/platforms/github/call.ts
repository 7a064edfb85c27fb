import { RequestError } from '@octokit/request-error'
import { messageOf } from '../../errors.ts'

/** How a call ended. What is not whole is unknown: a write may have happened. */
export type Call<T> =
  | { readonly kind: 'done'; readonly data: T; readonly headers: Headers }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Refused for now: a rate limit. */
  | { readonly kind: 'limited'; readonly seconds: number; readonly refusal: Refusal }
  | { readonly kind: 'unknown'; readonly message: string }

export type Headers = Readonly<Record<string, string | number | undefined>>

export interface Refusal {
  readonly status: number
  readonly message: string
  /** GitHub's sentences; on other endpoints objects with a message. */
  readonly errors: readonly string[]
  readonly headers: Headers
}

interface Reply {
  readonly status: number
  readonly data: unknown
  readonly headers: Headers
}

/** Makes a call and says how it ended; `read` takes the data apart and answers nothing where it is not of its shape. */
export async function call<T>(
  send: () => Promise<Reply>,
  read: (data: unknown) => T | undefined,
): Promise<Call<T>> {
  try {
    const { status, data, headers } = await send()
    const value = status >= 200 && status < 300 ? read(data) : undefined
    if (value !== undefined) return { kind: 'done', data: value, headers }
    if (status >= 300)
      return { kind: 'unknown', message: `redirected (${status}) to ${headers.location ?? 'nowhere'}` }
    return { kind: 'unknown', message: `answered ${status} with something else than expected` }
  } catch (error) {
    return failed(error)
  }
}

function failed(error: unknown): Call<never> {
  // Octokit reports a reset connection as status 500, without a response.
  if (!(error instanceof RequestError) || !error.response)
    return { kind: 'unknown', message: messageOf(error) }
  const { status, response } = error
  const refusal = readRefusal(status, response.data, response.headers)
  if (status < 400 || status >= 500 || !refusal) return { kind: 'unknown', message: `answered ${status}` }
  const seconds = waitFor(refusal)
  return seconds === undefined ? { kind: 'refused', refusal } : { kind: 'limited', seconds, refusal }
}

/** A whole refusal is JSON with a message; a proxy's page is not GitHub's word. */
function readRefusal(status: number, data: unknown, headers: Headers): Refusal | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  const errors = 'errors' in data && Array.isArray(data.errors) ? data.errors : []
  return { status, message: String(data.message), errors: errors.map(errorText), headers }
}

function errorText(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  return String(error)
}

/** https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately */
const SECONDS_WITHOUT_A_WORD = 60

/** A clock that is off, here or there, must not make a storm of requests. */
const LEAST_SECONDS = 1

/** How long GitHub asks to wait, where the refusal is a rate limit. */
function waitFor(refusal: Refusal): number | undefined {
  const seconds = askedFor(refusal)
  return seconds === undefined ? undefined : Math.max(LEAST_SECONDS, seconds)
}

function askedFor({ status, message, headers }: Refusal): number | undefined {
  const secondary = /secondary rate limit|abuse detection/i.test(message)
  const primary = String(headers['x-ratelimit-remaining']) === '0' && /rate limit/i.test(message)
  if (status !== 429 && !(status === 403 && (secondary || primary))) return undefined
  const after = headers['retry-after']
  if (after !== undefined) return secondsUntil(String(after))
  const reset = Number(headers['x-ratelimit-reset'])
  if (primary && reset > 0) return Math.ceil(reset - Date.now() / 1000)
  return SECONDS_WITHOUT_A_WORD
}

/** Seconds or an HTTP date. */
function secondsUntil(value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? SECONDS_WITHOUT_A_WORD : Math.ceil((date - Date.now()) / 1000)
}
