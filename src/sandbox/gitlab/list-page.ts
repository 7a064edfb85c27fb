import { page, pageLinks } from '../http/page.ts'
import { json, type Reply } from '../http/reply.ts'
import type { Call } from './call.ts'

const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

/**
 * One page of a list, with the pagination headers.
 * https://docs.gitlab.com/api/rest/#offset-based-pagination
 */
export function listPage<T>(
  { query, address }: Call,
  all: readonly T[],
  render: (item: T) => unknown,
  maxSize = MAX_PAGE_SIZE,
): Reply {
  const { items, number, size, last } = page(all, query, { defaultSize: DEFAULT_PAGE_SIZE, maxSize })
  const next = number < last ? { next: number + 1 } : {}
  const prev = number > 1 ? { prev: number - 1 } : {}
  const links = pageLinks({ ...prev, ...next, first: 1, last }, query, address)
  return json(
    200,
    items.map(render).filter((item) => item !== undefined),
    {
      ...links,
      'x-page': String(number),
      'x-per-page': String(size),
      'x-next-page': String(next.next ?? ''),
      'x-prev-page': String(prev.prev ?? ''),
      'x-total': String(all.length),
      'x-total-pages': String(last),
    },
  )
}
