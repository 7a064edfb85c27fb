/** Redirects that repeat the request as it is; after the others a client may turn a POST into a GET. */
const KEEPS_METHOD = [307, 308]
const MOVED = [301, 302, ...KEEPS_METHOD]

/**
 * A `fetch` that follows a redirect as GitHub and GitLab answer for a renamed repository: once, and only on the same
 * origin, because the token goes with it. A write is repeated only where the status says so; the server has not carried
 * it out. Any other redirect is returned as it is.
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
 */
export function followMove(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const reply = await fetch(input, init)
    const isRead = (init?.method ?? 'GET') === 'GET'
    if (!(isRead ? MOVED : KEEPS_METHOD).includes(reply.status)) return reply
    const from = new URL(input instanceof Request ? input.url : input)
    const location = reply.headers.get('location') ?? ''
    const to = URL.canParse(location, from.href) ? new URL(location, from) : undefined
    return to?.origin === from.origin ? fetch(to.href, init) : reply
  }
}
