import { explainingFetch } from './explaining-fetch.ts'
import { followMove } from './follow-move.ts'
import { type ReplyLimits, wholeReplyFetch } from './whole-reply.ts'

/**
 * A `fetch` for one server that returns only complete replies. Node's own does not support proxies; the one that does
 * is loaded only if a proxy is set.
 */
export async function fetchFor(
  url: string,
  limits?: ReplyLimits,
  onReply?: () => void,
): Promise<typeof globalThis.fetch> {
  const fetch = followMove(await wholeFetchFor(url, limits))
  if (!onReply) return fetch
  return async (input, init) => {
    const reply = await fetch(input, init)
    onReply()
    return reply
  }
}

async function wholeFetchFor(url: string, limits?: ReplyLimits): Promise<typeof globalThis.fetch> {
  const names = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY']
  if (names.every((name) => !process.env[name]))
    return wholeReplyFetch(explainingFetch(globalThis.fetch), limits)
  const { proxyFetch } = await import('./proxy-fetch.ts')
  return wholeReplyFetch(proxyFetch(url, process.env), limits)
}
