import type { Refusal, Reply, Service } from '../call.ts'
import { SECONDS_WITHOUT_A_WORD, secondsToReset, secondsUntil } from '../retry-after.ts'

export const GITLAB: Service = { name: 'GitLab', refusalOf, waitFor, hintOf }

/** A sentence, an object of complaints, or Grape's own key. The middleware that counts requests has no JSON. */
function refusalOf({ status, data, headers }: Reply): Refusal | undefined {
  const said = saidIn(data) ?? (status === 429 ? 'Retry later' : undefined)
  if (said === undefined) return undefined
  return { status, message: typeof said === 'string' ? said : JSON.stringify(said), errors: [], headers }
}

function saidIn(data: unknown): unknown {
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
  return reset > 0 ? secondsToReset(reset) : SECONDS_WITHOUT_A_WORD
}

/** https://docs.gitlab.com/user/project/settings/project_access_tokens/ */
export const TOKEN_NEEDED = 'a project access token with the scope api and the role Developer'

export function hintOf({ status, message }: Refusal): string {
  if (status === 401) return `GITLAB_TOKEN is not valid or has expired. What is needed is ${TOKEN_NEEDED}.`
  if (status === 403) {
    const why = message.includes('insufficient_scope') ? 'its scope is too small' : 'its role is too small'
    return `GITLAB_TOKEN may not do this, ${why}. What is needed is ${TOKEN_NEEDED}.`
  }
  return 'Check the project and the number of the merge request, and that the token may see them.'
}
