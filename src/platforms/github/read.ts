import type { Octokit } from '@octokit/rest'
import * as z from 'zod/mini'
import { UnreadError } from '../platform.ts'
import { type Call, call, type Refusal } from './call.ts'
import type { Patience } from './patience.ts'
import { permissionsToPaste } from './permissions.ts'

type Parameters_ = Record<string, string | number | undefined>

/** Reads that are tried again, checked for their shape, and never taken for whole when they are not. */
export interface Reader {
  one<T>(route: string, parameters: Parameters_, shape: z.ZodMiniType<T>): Promise<T>
  all<T>(route: string, parameters: Parameters_, shape: z.ZodMiniType<T>): Promise<T[]>
  graphql<T>(query: string, variables: Record<string, unknown>, shape: z.ZodMiniType<T>): Promise<T>
}

const TRIES = 4
const PAGE = 100
/** A server that goes on for ever is not GitHub. */
const MAX_PAGES = 1000

export function createReader(octokit: Octokit, patience: Patience): Reader {
  async function persist<T>(what: string, attempt: () => Promise<Call<T>>) {
    for (let tried = 1; ; tried++) {
      const outcome = await attempt()
      if (outcome.kind === 'done') return outcome
      if (outcome.kind === 'refused') throw refused(what, outcome.refusal)
      const seconds = outcome.kind === 'limited' ? outcome.seconds : 2 ** (tried - 1)
      const why = outcome.kind === 'limited' ? `rate limit, ${what}` : `${what}: ${outcome.message}`
      if (tried >= TRIES || !(await patience.wait(seconds, why))) throw gaveUp(what, outcome)
    }
  }

  const get = <T>(route: string, parameters: Parameters_, shape: z.ZodMiniType<T>) =>
    persist(route, () => call(() => octokit.request(`GET ${route}`, parameters), reading(shape)))

  return {
    one: async (route, parameters, shape) => (await get(route, parameters, shape)).data,

    // Pages are asked for by number: a link that leads elsewhere would take the token along.
    async all(route, parameters, shape) {
      const entries = []
      for (let page = 1; ; page++) {
        const { data, headers } = await get(route, { ...parameters, per_page: PAGE, page }, z.array(shape))
        entries.push(...data)
        const more = /rel="?next"?/.test(String(headers.link ?? '')) || data.length >= PAGE
        if (!more || data.length === 0) return entries
        if (page >= MAX_PAGES)
          throw new UnreadError(`GitHub's list has no end: ${route}`, { hint: 'Nothing was posted.' })
      }
    },

    async graphql(query, variables, shape) {
      const send = () => octokit.request('POST /graphql', { query, variables, baseUrl: graphqlBase(octokit) })
      return (await persist('GraphQL', () => call(send, reading(shape)))).data
    },
  }
}

/** Enterprise servers have REST under /api/v3 and GraphQL under /api. */
export function graphqlBase(octokit: Octokit): string {
  return octokit.request.endpoint.DEFAULTS.baseUrl.replace(/\/api\/v3$/, '/api')
}

export function reading<T>(shape: z.ZodMiniType<T>): (data: unknown) => T | undefined {
  return (data) => {
    const parsed = shape.safeParse(data)
    return parsed.success ? parsed.data : undefined
  }
}

/** GitHub has answered, and the answer is no. */
export class RefusedRead extends UnreadError {}

function refused(what: string, refusal: Refusal): RefusedRead {
  const { status, message } = refusal
  const forbidden = status === 403 || status === 404
  return new RefusedRead(`GitHub refused ${what}: ${status} ${message}`, { hint: hintOf(refusal), forbidden })
}

/** GitHub hides with 404 what a token may not see. */
function hintOf(refusal: Refusal): string {
  if (refusal.status === 401) return 'The token is not valid or has expired.'
  if (refusal.status === 403) return `The token may not read this${permissionsToPaste(refusal)}`
  const check = 'Check the repository and the number of the pull request, and that the token may read it'
  return `${check}${permissionsToPaste(refusal)}`
}

export function retryAfter(seconds: number): string {
  return `GitHub's rate limit is reached: retry after ${seconds} s`
}

function gaveUp(what: string, outcome: Exclude<Call<unknown>, { kind: 'done' | 'refused' }>): UnreadError {
  if (outcome.kind === 'limited') {
    return new UnreadError(retryAfter(outcome.seconds), {
      hint: 'Raise max-wait to wait longer, or run again later. Nothing was posted.',
    })
  }
  return new UnreadError(`GitHub cannot be read: ${what}: ${outcome.message}`, {
    hint: 'Nothing was posted. Run again later.',
  })
}
