import { type Fault, replyFault } from '../http/fault.ts'
import type { Reply } from '../http/reply.ts'
import { primaryLimit, secondaryLimit } from './rate-limit.ts'
import { notFound, refusal, unprocessable } from './refusal.ts'

const DOCS = 'pulls/reviews#create-a-review-for-a-pull-request'

/** Error replies to requests that GitHub has carried out all the same, by a short description of the reply. */
export const APPLIED_ALTHOUGH_REFUSED: Readonly<Record<string, Fault>> = {
  '429': secondaryLimit({ status: 429, retryAfter: '1', when: 'after' }),
  '429 for longer than anybody waits': secondaryLimit({ status: 429, retryAfter: '99999', when: 'after' }),
  '403 secondary limit': secondaryLimit({ status: 403, retryAfter: '1', when: 'after' }),
  '403 primary limit': primaryLimit({ status: 403, reset: '1', when: 'after' }),
  '422 about lines': applied(unprocessable(DOCS, 'Line could not be resolved')),
  '422 about the commit': applied(unprocessable(DOCS, 'commitOID is not part of the pull request')),
  '422 about a pending review': applied(
    unprocessable(DOCS, 'User can only have one pending review per pull request'),
  ),
  '422 about a change request': applied(
    unprocessable(DOCS, 'Review Can not request changes on your own pull request'),
  ),
  '422 sent too quickly': applied(unprocessable(DOCS, 'was submitted too quickly')),
  '422 about something else': applied(unprocessable(DOCS, 'Something is wrong')),
  '401': applied(refusal(401, 'Bad credentials', '')),
  '403': applied(refusal(403, 'Resource not accessible by integration', DOCS)),
  '404': applied(notFound(DOCS)),
  '409': applied(refusal(409, 'Conflict', DOCS)),
}

function applied(reply: Reply): Fault {
  return replyFault(reply, 'after')
}
