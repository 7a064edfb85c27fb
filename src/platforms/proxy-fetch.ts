import { HttpClient } from '@actions/http-client'
import { fetch } from 'undici'

/** `HTTPS_PROXY` and `NO_PROXY`, as the Actions toolkit reads them. */
export function getProxyFetch(url: string): typeof globalThis.fetch {
  const dispatcher = new HttpClient().getAgentDispatcher(url)
  const proxied = (input: unknown, init: object) =>
    fetch(input as never, { ...init, ...(dispatcher ? { dispatcher } : {}) } as never)
  return proxied as unknown as typeof globalThis.fetch
}
