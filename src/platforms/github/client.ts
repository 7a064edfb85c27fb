import { Octokit } from '@octokit/rest'
import { VERSION } from '../../version.ts'
import { type ReplyLimits, wholeReplyFetch } from './whole-reply.ts'

export interface ClientOptions {
  readonly token: string
  readonly apiUrl: string
  /** How long and how large a reply may be; tests have no time. */
  readonly replyLimits?: ReplyLimits | undefined
}

/** Octokit without any plugin that retries: it would post a review four times. */
export async function createClient({ token, apiUrl, replyLimits }: ClientOptions): Promise<Octokit> {
  return new Octokit({
    auth: token,
    baseUrl: apiUrl.replace(/\/+$/, ''),
    userAgent: `fencepost/${VERSION}`,
    request: { fetch: wholeReplyFetch(await fetchFor(apiUrl), replyLimits) },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  })
}

/** Node's fetch knows no proxy; the one that does is loaded only where one is set. */
async function fetchFor(url: string): Promise<typeof globalThis.fetch> {
  const names = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY']
  if (names.every((name) => !process.env[name])) return globalThis.fetch
  const { getProxyFetch } = await import('./proxy-fetch.ts')
  return getProxyFetch(url)
}
