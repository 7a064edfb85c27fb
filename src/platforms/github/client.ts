import { Octokit } from '@octokit/rest'
import { VERSION } from '../../version.ts'
import { fetchFor } from '../fetch-for.ts'
import type { ReplyLimits } from '../whole-reply.ts'

export interface ClientOptions {
  readonly token: string
  readonly apiUrl: string
  /** Limits of time and size of a reply; tests use shorter ones. */
  readonly replyLimits?: ReplyLimits | undefined
  /** Called for every reply, to show progress. */
  readonly onReply?: (() => void) | undefined
}

/** Octokit without plugins that retry: they could post a review four times. */
export async function createClient({ token, apiUrl, replyLimits, onReply }: ClientOptions): Promise<Octokit> {
  return new Octokit({
    auth: token,
    baseUrl: apiUrl.replace(/(?<!\/)\/+$/, ''),
    userAgent: `fencepost/${VERSION}`,
    // Octokit's parser supports big integers, which are not needed, and takes as long as everything else together.
    request: { fetch: await fetchFor(apiUrl, replyLimits, onReply), parseSuccessResponseBody: false },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  })
}
