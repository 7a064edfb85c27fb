import type { Refusal, Reply, Service } from '../call.ts'
import { DEFAULT_WAIT_SECONDS, secondsToReset, secondsUntil } from '../retry-after.ts'

export const GITLAB: Service = { name: 'GitLab', refusalOf, waitFor, hintOf }

/** The message may be a sentence or an object, under `message` or Grape's `error`; rate limit replies are not JSON. */
function refusalOf({ status, data, headers }: Reply): Refusal | undefined {
  const message = messageIn(data) ?? (status === 429 ? 'Retry later' : undefined)
  if (message === undefined) return undefined
  const text = typeof message === 'string' ? message : JSON.stringify(message)
  return { status, message: text, errors: [], headers }
}

function messageIn(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return undefined
  if ('message' in data) return data.message
  return 'error' in data ? data.error : undefined
}

/** https://docs.gitlab.com/security/rate_limits/ */
function waitFor({ status, headers }: Refusal): number | undefined {
  if (status !== 429) return undefined
  const after = headers['retry-after']
  if (after !== undefined) return secondsUntil(String(after))
  const reset = Number(headers['ratelimit-reset'])
  return reset > 0 ? secondsToReset(reset) : DEFAULT_WAIT_SECONDS
}

/** https://docs.gitlab.com/user/project/settings/project_access_tokens/ */
export const TOKEN_NEEDED = 'a project access token with the scope api and the role Developer'

export function hintOf({ status, message }: Refusal): string {
  if (status === 401) return `GITLAB_TOKEN is not valid or has expired. Fencepost needs ${TOKEN_NEEDED}.`
  if (status === 403) {
    const why = message.includes('insufficient_scope') ? 'scope' : 'role'
    return `GITLAB_TOKEN may not do this, because its ${why} is not sufficient. Fencepost needs ${TOKEN_NEEDED}.`
  }
  return 'Check the project and the number of the merge request, and that the token may see them.'
}
