import type { Reply } from '../http/reply.ts'
import { json } from '../http/reply.ts'
import type { RecordedRequest } from '../http/request-log.ts'
import { NotJson } from '../http/serve.ts'
import { isHash, type Params } from './parse-params.ts'

type Body =
  | { readonly kind: 'params'; readonly params: Params }
  | { readonly kind: 'refused'; readonly reply: Reply }

/** Parses a body as Grape does: as JSON or as a form, by its content type. */
export function parseBody({ body, headers }: RecordedRequest): Body {
  if (body === undefined || body === null) return { kind: 'params', params: {} }
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (type === 'application/json') {
    if (isHash(body) && !(body instanceof NotJson)) return { kind: 'params', params: body }
    return { kind: 'refused', reply: json(400, { error: 'Problem while parsing request body' }) }
  }
  if (type !== '' && type !== 'application/x-www-form-urlencoded') {
    const error = `The provided content-type '${type}' is not supported.`
    return { kind: 'refused', reply: json(415, { error }) }
  }
  return { kind: 'params', params: parseForm(body instanceof NotJson ? body.text : JSON.stringify(body)) }
}

/** Parses nested keys such as `position[line_range][start][type]=new`. */
function parseForm(form: string): Params {
  const params: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const [last = '', ...outer] = name
      .split(/\]?\[|\]$/)
      .filter((part, at) => at === 0 || part !== '')
      .reverse()
    let inside = params
    for (const key of outer.reverse()) {
      const next = isHash(inside[key]) ? { ...inside[key] } : {}
      inside[key] = next
      inside = next
    }
    inside[last] = name.endsWith('[]') ? [...[inside[last] ?? []].flat(), value] : value
  }
  return params
}
