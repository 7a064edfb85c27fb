import type { Octokit } from '@octokit/rest'
import * as z from 'zod/mini'
import { type Headers, reading } from '../call.ts'
import { UnreadError } from '../platform.ts'
import { retryRead } from '../retry-read.ts'
import type { WaitBudget } from '../wait-budget.ts'
import { call, GITHUB } from './call.ts'
import type { Query } from './queries.ts'

type Parameters_ = Record<string, string | number | undefined>

/** Reads with retries and validation; a list is returned only if it is complete. */
export interface Reader {
  one<T>(route: string, parameters: Parameters_, shape: z.ZodMiniType<T>): Promise<T>
  all<T>(route: string, parameters: Parameters_, shape: z.ZodMiniType<T>): Promise<T[]>
  graphql<T>(query: Query, variables: Record<string, unknown>, shape: z.ZodMiniType<T>): Promise<T>
}

const PAGE = 100
/** Parallel requests: GitHub asks for few, and a pull request has up to 30 pages of files. */
const MAX_PARALLEL = 6
/** Protects against a server whose lists never end. */
const MAX_PAGES = 1000

export function createReader(octokit: Octokit, waitBudget: WaitBudget): Reader {
  const get = <T>(route: string, parameters: Parameters_, shape: z.ZodMiniType<T>) =>
    retryRead(GITHUB, waitBudget, addressOf(route, parameters), () =>
      call(() => octokit.request(`GET ${route}`, parameters), reading(shape)),
    )

  return {
    one: async (route, parameters, shape) => (await get(route, parameters, shape)).data,

    async all(route, parameters, shape) {
      // Pages are requested by number: following a link to another server would send it the token.
      const read = (page: number) => get(route, { ...parameters, per_page: PAGE, page }, z.array(shape))
      const first = await read(1)
      const pages = [first]
      const last = Math.min(lastPage(first.headers), MAX_PAGES)
      while (pages.length < last) {
        const numbers = range(pages.length + 1, Math.min(pages.length + MAX_PARALLEL, last))
        pages.push(...(await Promise.all(numbers.map(read))))
      }
      // The list may have grown, and not every server gives its length.
      for (let end = pages.at(-1); end && hasMore(end); end = pages.at(-1)) {
        if (pages.length >= MAX_PAGES)
          throw new UnreadError(`GitHub's list has no end: ${route}`, { hint: 'Nothing was posted.' })
        pages.push(await read(pages.length + 1))
      }
      return pages.flatMap(({ data }) => data)
    },

    async graphql(query, variables, shape) {
      const send = () => octokit.request('POST /graphql', { query, variables, baseUrl: graphqlBase(octokit) })
      return (await retryRead(GITHUB, waitBudget, 'GraphQL', () => call(send, reading(shape)))).data
    },
  }
}

/** For messages: the route with its values, `/repos/octo/shop/pulls/7`. */
function addressOf(route: string, parameters: Parameters_): string {
  return route.replace(/\{(\w{1,40})\}/g, (whole, name: string) => String(parameters[name] ?? whole))
}

interface Page {
  readonly data: readonly unknown[]
  readonly headers: Headers
}

function hasMore({ data, headers }: Page): boolean {
  return data.length > 0 && (data.length >= PAGE || /rel="?next"?/i.test(String(headers.link ?? '')))
}

/** The number of the last page by the `Link` header of the first; 1 if there is none. https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
function lastPage({ link }: Headers): number {
  const last = String(link ?? '')
    .split(',')
    .find((each) => /rel="?last"?/i.test(each))
  return Number(/[?&]page=(\d{1,6})\b/.exec(last ?? '')?.[1] ?? 1)
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Enterprise servers have REST at /api/v3 and GraphQL at /api. */
export function graphqlBase(octokit: Octokit): string {
  return octokit.request.endpoint.DEFAULTS.baseUrl.replace(/\/api\/v3$/, '/api')
}
