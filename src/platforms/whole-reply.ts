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
    return wholeReply(reply, await readAll(reply, bytes))
  }
}

/** What clients ask of a reply, answered from what is here: a stream would read it a second and a third time. */
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

async function readAll(reply: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const bytes of reply.body ?? []) {
    length += bytes.length
    if (length > most) throw new Error(`the reply is longer than ${most} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks, length)
}
