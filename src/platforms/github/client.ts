import { Octokit } from '@octokit/rest'
import { VERSION } from '../../version.ts'
import { fetchFor } from '../fetch-for.ts'
import type { ReplyLimits } from '../whole-reply.ts'

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
    baseUrl: apiUrl.replace(/(?<!\/)\/+$/, ''),
    userAgent: `fencepost/${VERSION}`,
    // Octokit's parser keeps integers of any size, which no field that is read has, for as long as all else takes.
    request: { fetch: await fetchFor(apiUrl, replyLimits), parseSuccessResponseBody: false },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  })
}
