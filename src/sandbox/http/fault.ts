import type { Reply } from './reply.ts'
import type { RecordedRequest } from './request-log.ts'

/** Whether the fault occurs before or after the server handles the request. */
export type When = 'before' | 'after'

/** What can go wrong with one request. Except for `redirect`, faults without `when` occur after it is handled. */
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
  /** `content-length` has the full size, but the connection closes after `after` bytes of the body. */
  | { readonly kind: 'cut'; readonly after: number }
  /** The request is not handled. Without `to`: the same resource by its numeric id, as after a rename. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 307 | 308; readonly to?: string }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'dribble'; readonly bytes: number; readonly ms: number }
  /** A body that never ends. */
  | { readonly kind: 'endless' }
  | { readonly kind: 'big-header'; readonly bytes: number }
  /** Replaces the URL of `rel="next"`; `null` drops the header, as some proxies do. */
  | { readonly kind: 'link'; readonly next: string | null }

const HTML = '<!DOCTYPE html><html><head><title>Sign in</title></head><body>Sign in</body></html>'
const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8' }

/** Faulty replies seen in practice. */
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

/** Replaces the real reply. */
export function replyFault({ status, body, headers }: Reply, when: When): Fault {
  return { kind: 'reply', when, status, body: String(body), headers }
}

/** Selects requests: `times` (default 1) of those that match, starting with the `nth` (default 1). */
export interface RequestPattern {
  readonly method?: string
  /** A string is compared with the end of the path without its query, a RegExp with the path and query. */
  readonly path?: string | RegExp
  readonly where?: (request: RecordedRequest) => boolean
  readonly nth?: number
  readonly times?: number
}

/** Returns a predicate that counts matching requests and selects those the pattern asks for. */
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
