import * as z from 'zod/mini'
import { call, type Headers, reading } from '../call.ts'
import { UnreadError } from '../platform.ts'
import { retryRead } from '../retry-read.ts'
import type { WaitBudget } from '../wait-budget.ts'
import type { Client } from './client.ts'
import { GITLAB } from './service.ts'

/** Reads that are tried again, checked for their shape, and never taken for whole when they are not. */
export interface Reader {
  one<T>(path: string, shape: z.ZodMiniType<T>): Promise<T>
  all<T>(path: string, shape: z.ZodMiniType<T>, list?: List): Promise<T[]>
}

interface List {
  readonly pageSize?: number
  /** Without a word about pages it is all there is. */
  readonly atOnce?: boolean
}

const PAGE = 100
/** A server that goes on for ever is not GitLab. */
const MAX_PAGES = 1000

export function createReader(client: Client, patience: WaitBudget): Reader {
  const get = <T>(path: string, parameters: Record<string, number>, shape: z.ZodMiniType<T>) =>
    retryRead(GITLAB, patience, path, () =>
      call(GITLAB, () => client.send('GET', path, parameters), reading(shape)),
    )

  return {
    one: async (path, shape) => (await get(path, {}, shape)).data,

    // Pages are asked for by number: a link that leads elsewhere would take the token along.
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
 * A page may be short and not the last: what the user may not see leaves gaps. Without any word about pages, the last
 * one is empty. https://docs.gitlab.com/api/rest/#pagination
 */
function nextPage(headers: Headers, page: number, mayGoOn: boolean): number | undefined {
  const next = headers['x-next-page']
  if (next !== undefined) return Number(next) > page ? Number(next) : undefined
  if (headers.link !== undefined) return /rel="?next"?/.test(String(headers.link)) ? page + 1 : undefined
  return mayGoOn ? page + 1 : undefined
}
