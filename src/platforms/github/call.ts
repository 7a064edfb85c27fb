import { RequestError } from '@octokit/request-error'
import { type Call, call as callService, type Refusal, type Reply, type Service } from '../call.ts'
import { jsonOrText } from '../json-or-text.ts'
import { DEFAULT_WAIT_SECONDS, secondsToReset, secondsUntil } from '../retry-after.ts'
import { permissionsToPaste } from './permissions.ts'

export const GITHUB: Service = { name: 'GitHub', refusalOf, waitFor, hintOf }

/** Makes a call with octokit and returns its outcome. */
export function call<T>(
  send: () => Promise<Reply>,
  read: (data: unknown) => T | undefined,
): Promise<Call<T>> {
  return callService(GITHUB, () => send().catch(replyOf).then(parseBody), read)
}

function parseBody(reply: Reply): Reply {
  const { data } = reply
  const text = data instanceof ArrayBuffer ? new TextDecoder().decode(data) : data
  return typeof text === 'string' ? { ...reply, data: jsonOrText(text) } : reply
}

/** Octokit reports a reset connection as status 500, without a response. */
function replyOf(error: unknown): Reply {
  if (!(error instanceof RequestError) || !error.response) throw error
  const { status, response } = error
  return { status, data: response.data, headers: response.headers }
}

/** A complete error reply of GitHub is JSON with a message. */
function refusalOf({ status, data, headers }: Reply): Refusal | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  const errors = 'errors' in data ? [data.errors ?? []].flat() : []
  return { status, message: String(data.message), errors: errors.map(errorText), headers }
}

/** Some endpoints return error sentences, others objects with a message or only a code. */
function errorText(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { message, field = '' } = error as { message?: unknown; field?: unknown }
  return message === undefined ? Object.values(error).join(' ') : `${field} ${message}`.trim()
}

function waitFor({ status, message, headers }: Refusal): number | undefined {
  const secondary = /secondary rate limit|abuse detection/i.test(message)
  const primary = String(headers['x-ratelimit-remaining']) === '0' && /rate limit/i.test(message)
  if (status !== 429 && !(status === 403 && (secondary || primary))) return undefined
  const after = headers['retry-after']
  if (after !== undefined) return secondsUntil(String(after))
  const reset = Number(headers['x-ratelimit-reset'])
  return primary && reset > 0 ? secondsToReset(reset) : DEFAULT_WAIT_SECONDS
}

function hintOf(refusal: Refusal): string {
  if (refusal.status === 401) return 'The token is not valid or has expired.'
  if (refusal.status === 403) return `The token may not read this${permissionsToPaste(refusal)}`
  const check = 'Check the repository and the number of the pull request, and that the token may read it'
  return `${check}${permissionsToPaste(refusal)}`
}
