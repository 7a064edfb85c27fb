import { replyFault, type When } from '../http/fault.ts'
import { json, type Reply } from '../http/reply.ts'
import type { Rate } from './description.ts'
import { refusal } from './refusal.ts'

/** Requests per hour and repository for a GITHUB_TOKEN. */
const LIMIT = 1000
const HOUR = 3600

/** Real time, because clients wait by their own clock. */
function seconds(): number {
  return Math.floor(Date.now() / 1000)
}

export function startRate(rate: Partial<Rate> = {}): Rate {
  const limit = rate.limit ?? LIMIT
  return { limit, remaining: limit, reset: seconds() + HOUR, ...rate }
}

/** Counts a request; returns the error reply if none is left. */
export function spend(rate: Rate): Reply | undefined {
  if (seconds() >= rate.reset) Object.assign(rate, { remaining: rate.limit, reset: seconds() + HOUR })
  if (rate.remaining <= 0) return exceeded()
  rate.remaining--
  return undefined
}

export function rateHeaders({ limit, remaining, reset }: Rate): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(reset),
    'x-ratelimit-used': String(limit - remaining),
    'x-ratelimit-resource': 'core',
  }
}

/** GET /rate_limit, which does not count against the limit. */
export function readRate({ limit, remaining, reset }: Rate): Reply {
  const core = { limit, remaining, reset, used: limit - remaining }
  return json(200, { resources: { core, search: core, graphql: core }, rate: core })
}

function exceeded(): Reply {
  const message =
    'API rate limit exceeded for installation ID 1. If you reach out to GitHub Support for help, please include the request ID.'
  return refusal(403, message, 'overview/rate-limits-for-the-rest-api')
}

/**
 * The secondary limit as a fault. `retryAfter` is seconds or an HTTP date; without it, as GitHub may answer, the client
 * must wait at least a minute. https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export function secondaryLimit(options: { status?: 403 | 429; retryAfter?: string; when?: When } = {}) {
  const { status = 403, retryAfter, when = 'before' } = options
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
  const reply = refusal(
    status,
    'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. Please retry your request again later. For more on scraping GitHub and how it may affect your rights, please review our Terms of Service (https://docs.github.com/en/site-policy/github-terms/github-terms-of-service)',
    'using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits',
    { headers },
  )
  return replyFault(reply, when)
}

/** The primary limit as a fault; `reset` is the raw header value. */
export function primaryLimit(options: { status?: 403 | 429; reset: string; when?: When }) {
  const { status = 403, reset, when = 'before' } = options
  const { body, headers: own } = exceeded()
  const rate = rateHeaders({ limit: LIMIT, remaining: 0, reset: 0 })
  const headers = { ...own, ...rate, 'x-ratelimit-reset': reset }
  return replyFault({ status, body, headers }, when)
}
