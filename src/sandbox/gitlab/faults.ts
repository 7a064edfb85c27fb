import { type Fault, replyFault, type When } from '../http/fault.ts'
import type { Reply } from '../http/reply.ts'
import { badRequest, forbidden, invalidDraft, notFound, refusal, serverError } from './refusal.ts'

const JSON_HEADERS = { 'content-type': 'application/json' }

/** GitLab's 500, before or after the request is handled. */
export function internalError(when: When): Fault {
  return replyFault(serverError(), when)
}

/**
 * Too many requests: from GitLab itself, or from the middleware in front of it, which answers in plain text.
 * https://docs.gitlab.com/security/rate_limits/
 */
export function tooManyRequests(
  options: { retryAfter?: string; by?: 'application' | 'middleware'; when?: When } = {},
): Fault {
  const { retryAfter, by = 'application', when = 'before' } = options
  const wait = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
  if (by === 'middleware') {
    const headers = { 'content-type': 'text/plain', ...wait }
    return { kind: 'reply', when, status: 429, body: 'Retry later\n', headers }
  }
  const error = 'This endpoint has been requested too many times. Try again later.'
  const body = JSON.stringify({ message: { error } })
  return { kind: 'reply', when, status: 429, body, headers: { ...JSON_HEADERS, ...wait } }
}

/** Error replies to requests that GitLab has carried out all the same, by a short description of the reply. */
export const APPLIED_ALTHOUGH_REFUSED: Readonly<Record<string, Fault>> = {
  '429': tooManyRequests({ retryAfter: '1', when: 'after' }),
  '429 for longer than anybody waits': tooManyRequests({ retryAfter: '99999', when: 'after' }),
  '429 of the middleware': tooManyRequests({ retryAfter: '1', by: 'middleware', when: 'after' }),
  '400 about the line': applied(badRequest('Note {:line_code=>["can\'t be blank"]}')),
  '400 about the schema': applied(invalidDraft({ position: ['must be a valid json schema'] })),
  '422 about the line': applied(refusal(422, 'line_code must be a valid line code')),
  '422 about something else': applied(refusal(422, 'Too many of them')),
  '401': applied(refusal(401, '401 Unauthorized')),
  '403': applied(forbidden()),
  '404': applied(notFound()),
  '409': applied(refusal(409, 'Duplicate')),
}

function applied(reply: Reply): Fault {
  return replyFault(reply, 'after')
}
