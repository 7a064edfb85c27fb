/** A reply counts only if it has arrived completely; HTTP clients may treat a truncated one as empty. */

export interface ReplyLimits {
  readonly milliseconds: number
  readonly bytes: number
}

/**
 * GitHub ends a request after 10 seconds, so there is no answer after three times that. The longest list page has a few
 * MiB.
 */
const LIMITS: ReplyLimits = { milliseconds: 30_000, bytes: 64 * 1024 * 1024 }

/**
 * A `fetch` that reads the whole body before it returns, follows no redirect (a POST would become a GET, and the token
 * would be sent to another server), and has a timeout.
 */
export function wholeReplyFetch(
  fetch: typeof globalThis.fetch,
  { milliseconds, bytes }: ReplyLimits = LIMITS,
): typeof globalThis.fetch {
  return async (input, init) => {
    const signal = AbortSignal.timeout(milliseconds)
    const reply = await fetch(input, { ...init, redirect: 'manual', signal })
    return wholeReply(reply, await readAll(reply, bytes))
  }
}

/** Only the parts of a `Response` that clients use; a real one would copy the body two more times. */
function wholeReply({ status, statusText, headers, url }: Response, bytes: Uint8Array): Response {
  const text = new TextDecoder().decode(bytes)
  const whole = {
    status,
    statusText,
    headers,
    url,
    body: text,
    text: async () => text,
    arrayBuffer: async () => Uint8Array.from(bytes).buffer,
  }
  return whole as unknown as Response
}

async function readAll(reply: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const bytes of reply.body ?? []) {
    length += bytes.length
    if (length > maxBytes) throw new Error(`the reply is longer than ${maxBytes} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks, length)
}
