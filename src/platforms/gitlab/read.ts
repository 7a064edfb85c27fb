import * as z from 'zod/mini'
import { call, type Headers, reading } from '../call.ts'
import { UnreadError } from '../platform.ts'
import { retryRead } from '../retry-read.ts'
import type { WaitBudget } from '../wait-budget.ts'
import type { Client } from './client.ts'
import { GITLAB } from './service.ts'

/** Reads with retries and validation; a list is returned only if it is complete. */
export interface Reader {
  one<T>(path: string, shape: z.ZodMiniType<T>): Promise<T>
  all<T>(path: string, shape: z.ZodMiniType<T>, list?: List): Promise<T[]>
}

interface List {
  readonly pageSize?: number
  /** If true, a reply without pagination headers is the whole list. */
  readonly atOnce?: boolean
}

const PAGE = 100
/** Protects against a server whose lists never end. */
const MAX_PAGES = 1000

export function createReader(client: Client, waitBudget: WaitBudget): Reader {
  const get = <T>(path: string, parameters: Record<string, number>, shape: z.ZodMiniType<T>) =>
    retryRead(GITLAB, waitBudget, path, () =>
      call(GITLAB, () => client.send('GET', path, parameters), reading(shape)),
    )

  return {
    one: async (path, shape) => (await get(path, {}, shape)).data,

    // Pages are requested by number: following a link to another server would send it the token.
    async all(path, shape, { pageSize = PAGE, atOnce = false } = {}) {
      const entries = []
      let page: number | undefined = 1
      for (let read = 0; page !== undefined; read++) {
        if (read >= MAX_PAGES)
          throw new UnreadError(`GitLab's list has no end: ${path}`, { hint: 'Nothing was posted.' })
        const reply = await get(path, { per_page: pageSize, page }, z.array(shape))
        entries.push(...reply.data)
        page = nextPage(reply.headers, page, reply.data.length > 0 && !atOnce)
      }
      return entries
    },
  }
}

/**
 * A short page need not be the last: entries that the user may not see are left out. Without pagination headers, the
 * list ends at the first empty page. https://docs.gitlab.com/api/rest/#pagination
 */
function nextPage(headers: Headers, page: number, mayHaveMore: boolean): number | undefined {
  const next = headers['x-next-page']
  if (next !== undefined) return Number(next) > page ? Number(next) : undefined
  if (headers.link !== undefined) return /rel="?next"?/.test(String(headers.link)) ? page + 1 : undefined
  return mayHaveMore ? page + 1 : undefined
}
