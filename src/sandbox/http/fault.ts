import type { Reply } from './reply.ts'
import type { RecordedRequest } from './request-log.ts'

/** Whether the server had done what was asked before the fault struck. */
export type When = 'before' | 'after'

/** What can happen to one request. Those without `when` strike a request that was carried out. */
export type Fault =
  | { readonly kind: 'reset'; readonly when: When }
  | { readonly kind: 'silence'; readonly when: When }
  | {
      readonly kind: 'reply'
      readonly when: When
      readonly status: number
      readonly body?: string
      readonly headers?: Readonly<Record<string, string>>
    }
  /** The head promises the whole length, then only so many bytes of the body come. */
  | { readonly kind: 'cut'; readonly after: number }
  /** Not carried out. Without `to`: the same thing by its number, as after a rename. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 307 | 308; readonly to?: string }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'dribble'; readonly bytes: number; readonly ms: number }
  /** A body without end. */
  | { readonly kind: 'endless' }
  | { readonly kind: 'big-header'; readonly bytes: number }
  /** Another address for `rel="next"`; `null` drops the header, as some proxies do. */
  | { readonly kind: 'link'; readonly next: string | null }

const HTML = '<!DOCTYPE html><html><head><title>Sign in</title></head><body>Sign in</body></html>'
const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8' }

/** Replies that people have met, to be used as faults. */
export const replies = {
  empty: (when: When): Fault => ({ kind: 'reply', when, status: 200, body: '' }),
  html: (when: When, status = 200): Fault => ({
    kind: 'reply',
    when,
    status,
    body: HTML,
    headers: HTML_HEADERS,
  }),
  wrongShape: (when: When): Fault => ({ kind: 'reply', when, status: 200, body: '{"ok":true}' }),
  serverError: (when: When, status: 500 | 502 | 503 | 504 = 502): Fault => ({
    kind: 'reply',
    when,
    status,
    body: '{"message":"Server Error"}',
  }),
}

/** A reply in the place of the one that the request would have had. */
export function replyFault({ status, body, headers }: Reply, when: When): Fault {
  return { kind: 'reply', when, status, body: String(body), headers }
}

/** Which requests are meant: from the `nth` (1) that matches on, `times` (1) of them. */
export interface RequestPattern {
  readonly method?: string
  /** A text is the end of the path, query not counted. */
  readonly path?: string | RegExp
  readonly where?: (request: RecordedRequest) => boolean
  readonly nth?: number
  readonly times?: number
}

/** Tells for each request in turn whether it is one of those meant. */
export function requestCounter(pattern: RequestPattern): (request: RecordedRequest) => boolean {
  const { nth = 1, times = 1 } = pattern
  let seen = 0
  return (request) => {
    if (!matches(pattern, request)) return false
    seen++
    return seen >= nth && seen < nth + times
  }
}

function matches({ method, path, where }: RequestPattern, request: RecordedRequest): boolean {
  const [pathname = ''] = request.path.split('?')
  if (method !== undefined && method !== request.method) return false
  if (typeof path === 'string' && !pathname.endsWith(path)) return false
  if (path instanceof RegExp && !path.test(request.path)) return false
  return where?.(request) ?? true
}
