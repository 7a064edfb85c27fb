import type { Octokit } from '@octokit/rest'
import * as z from 'zod/mini'
import { reading } from '../call.ts'
import type { Patience } from '../patience.ts'
import { persist } from '../persist.ts'
import { UnreadError } from '../platform.ts'
import { call, GITHUB } from './call.ts'

type Parameters_ = Record<string, string | number | undefined>

/** Reads that are tried again, checked for their shape, and never taken for whole when they are not. */
export interface Reader {
  one<T>(route: string, parameters: Parameters_, shape: z.ZodMiniType<T>): Promise<T>
  all<T>(route: string, parameters: Parameters_, shape: z.ZodMiniType<T>): Promise<T[]>
  graphql<T>(query: string, variables: Record<string, unknown>, shape: z.ZodMiniType<T>): Promise<T>
}

const PAGE = 100
/** A server that goes on for ever is not GitHub. */
const MAX_PAGES = 1000

export function createReader(octokit: Octokit, patience: Patience): Reader {
  const get = <T>(route: string, parameters: Parameters_, shape: z.ZodMiniType<T>) =>
    persist(GITHUB, patience, route, () =>
      call(() => octokit.request(`GET ${route}`, parameters), reading(shape)),
    )

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
      return (await persist(GITHUB, patience, 'GraphQL', () => call(send, reading(shape)))).data
    },
  }
}

/** Enterprise servers have REST under /api/v3 and GraphQL under /api. */
export function graphqlBase(octokit: Octokit): string {
  return octokit.request.endpoint.DEFAULTS.baseUrl.replace(/\/api\/v3$/, '/api')
}
