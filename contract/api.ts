import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '../src/errors.ts'
import type { Reply } from '../src/platforms/call.ts'
import { fetchFor } from '../src/platforms/fetch-for.ts'
import { jsonOrText } from '../src/platforms/json-or-text.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Write {
  readonly method: Method
  readonly path: string
  readonly body: unknown
}

export interface SendOptions {
  readonly accept?: string
  /** The first reply is the answer, even if it is a rate limit or an error: no waiting, no retry. */
  readonly once?: boolean
}

/** One account on one server. */
export interface Api {
  /** Any complete reply. Throws if there is none, if the write is not allowed, or after an interruption. */
  send(method: Method, path: string, body?: unknown, options?: SendOptions): Promise<Reply>
}

export interface ApiOptions {
  readonly apiUrl: string
  readonly token: string
  /** Every write must pass this list; all others are never sent. */
  readonly mayWrite: (write: Write) => boolean
  /** Between two writes: GitHub asks for a second. https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
  readonly pauseMilliseconds: number
  readonly signal?: AbortSignal
  readonly say: (line: string) => void
}

/** Large requests take a while. */
const LIMITS = { milliseconds: 90_000, bytes: 64 * 1024 * 1024 }
const MAX_WAIT_SECONDS = 300
const MAX_TRIES = 4

export async function createApi(options: ApiOptions): Promise<Api> {
  const { mayWrite, pauseMilliseconds, signal, say } = options
  const fetch = await fetchFor(options.apiUrl, LIMITS)
  const base = options.apiUrl.replace(/(?<!\/)\/+$/, '')
  const sendOnce = async (method: Method, path: string, body: unknown, accept: string): Promise<Reply> => {
    const headers = {
      authorization: `Bearer ${options.token}`,
      accept,
      'content-type': 'application/json',
      'user-agent': 'fencepost-contract',
    }
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    const reply = await fetch(`${base}${path}`, { method, headers, ...content }).catch((cause) => {
      throw new Error(`${new URL(base).host} cannot be reached: ${messageOf(cause)}`, { cause })
    })
    const data = reply.status === 204 ? undefined : jsonOrText(await reply.text())
    return { status: reply.status, data, headers: Object.fromEntries(reply.headers) }
  }
  return {
    async send(method, path, body, { accept = 'application/json', once = false } = {}) {
      const isWrite = method !== 'GET'
      if (isWrite && !mayWrite({ method, path, body })) {
        throw new Error(`${method} ${path} is nothing that this run has made: not sent`)
      }
      for (let tries = 1; ; tries++) {
        signal?.throwIfAborted()
        if (isWrite && !once) await sleep(pauseMilliseconds, undefined, signal ? { signal } : {})
        const reply = await sendOnce(method, path, body, accept)
        if (once) return reply
        const seconds = waitSeconds(reply)
        const isBroken = !isWrite && reply.status >= 500
        if ((seconds === undefined && !isBroken) || tries === MAX_TRIES) return reply
        const wait = Math.min(seconds ?? 2 ** tries, MAX_WAIT_SECONDS)
        if (seconds !== undefined) say(`  the server asks for a break: waiting ${wait} s`)
        await sleep(wait * 1000, undefined, signal ? { signal } : {})
      }
    },
  }
}

/** How long to wait if the request was refused because of a rate limit; such a request has had no effect. */
export function waitSeconds({ status, headers, data }: Reply): number | undefined {
  if (status !== 429 && status !== 403) return undefined
  const given = Number(headers['retry-after'])
  if (headers['retry-after'] !== undefined && given >= 0) return given
  if (headers['x-ratelimit-remaining'] === '0') {
    return Math.max(1, Number(headers['x-ratelimit-reset']) - Math.floor(Date.now() / 1000))
  }
  return status === 429 || /\bsecondary rate\b/i.test(JSON.stringify(data)) ? 60 : undefined
}
