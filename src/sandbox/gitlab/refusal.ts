import { json, type Reply } from '../http/reply.ts'
import type { Wording } from './description.ts'

/** Validation errors by field, as Rails collects them. */
export type Errors = Readonly<Record<string, readonly string[]>>

/** An exception that GitLab does not catch: answered with a 500. */
export class ServerError extends Error {}

export function refusal(status: number, message: string): Reply {
  return json(status, { message })
}

export const unauthorized = () => refusal(401, '401 Unauthorized')
export const forbidden = () => refusal(403, '403 Forbidden')
export const notFound = (what = '') => refusal(404, what === '' ? '404 Not found' : `404 ${what} Not Found`)
export const serverError = () => refusal(500, '500 Internal Server Error')

/** Invalid parameters: Grape uses the key `error` where all other errors have `message`. */
export function badParameters(problems: readonly string[]): Reply {
  return json(400, { error: problems.join(', ') })
}

export function badRequest(reason: string, wording: Wording = 'current'): Reply {
  const message = wording === 'legacy' ? `400 (Bad request) ${quoted(reason)} not given` : undefined
  return refusal(400, message ?? `400 Bad request - ${reason}`)
}

/** An invalid note: a sentence that contains a Ruby hash. */
export function invalidNote(errors: Errors, wording: Wording): Reply {
  return badRequest(`Note ${inspect(errors, wording)}`, wording)
}

/** An invalid draft: a JSON object. */
export function invalidDraft(errors: Errors): Reply {
  return json(400, { message: errors })
}

/** Ruby's `Hash#inspect`, whose format changed in Ruby 3.4. */
function inspect(errors: Errors, wording: Wording): string {
  const pairs = Object.entries(errors).map(([field, complaints]) => {
    const key = wording === 'ruby-3.4' ? `${field}: ` : `:${field}=>`
    return `${key}[${complaints.map(quoted).join(', ')}]`
  })
  return `{${pairs.join(', ')}}`
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
