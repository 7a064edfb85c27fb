import type { Fault, When } from '../http/fault.ts'
import { serverError } from './refusal.ts'

const JSON_HEADERS = { 'content-type': 'application/json' }

/** A 500 in GitLab's words, before or after the work was done. */
export function internalError(when: When): Fault {
  const { status, body, headers } = serverError()
  return { kind: 'reply', when, status, body: String(body), headers }
}

/**
 * Too many requests: by GitLab itself, or by the middleware before it, which has no JSON.
 * https://docs.gitlab.com/security/rate_limits/
 */
export function tooManyRequests(
  options: { retryAfter?: string; by?: 'application' | 'middleware' } = {},
): Fault {
  const { retryAfter, by = 'application' } = options
  const wait = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
  if (by === 'middleware') {
    const headers = { 'content-type': 'text/plain', ...wait }
    return { kind: 'reply', when: 'before', status: 429, body: 'Retry later\n', headers }
  }
  const error = 'This endpoint has been requested too many times. Try again later.'
  const body = JSON.stringify({ message: { error } })
  return { kind: 'reply', when: 'before', status: 429, body, headers: { ...JSON_HEADERS, ...wait } }
}
