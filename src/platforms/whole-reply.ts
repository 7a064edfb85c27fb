/** A reply is believed only when all of it has arrived; clients take a cut one for an empty one. */

export interface ReplyLimits {
  readonly milliseconds: number
  readonly bytes: number
}

/**
 * GitHub ends a request after 10 seconds; three times that has no answer any more. The longest list page is a few
 * MiB; more is not GitHub.
 */
const LIMITS: ReplyLimits = { milliseconds: 30_000, bytes: 64 * 1024 * 1024 }

/**
 * A `fetch` that reads the whole body before it answers, follows no redirect (a POST would come back
 * as a GET, the token would travel), and gives up in time.
 */
export function wholeReplyFetch(
  fetch: typeof globalThis.fetch,
  { milliseconds, bytes }: ReplyLimits = LIMITS,
): typeof globalThis.fetch {
  return async (input, init) => {
    const signal = AbortSignal.timeout(milliseconds)
    const reply = await fetch(input, { ...init, redirect: 'manual', signal })
    const body = await readAll(reply, bytes)
    const { status, statusText, headers } = reply
    const whole = new Response(status === 204 || status === 304 ? null : body, {
      status,
      statusText,
      headers,
    })
    Object.defineProperty(whole, 'url', { value: reply.url })
    return whole
  }
}

async function readAll(reply: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of reply.body ?? []) {
    const bytes = chunk as Uint8Array<ArrayBuffer>
    length += bytes.length
    if (length > most) throw new Error(`the reply is longer than ${most} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks, length)
}
