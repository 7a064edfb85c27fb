import { type Page, page, pageLinks } from '../http/page.ts'

const DEFAULT_PAGE_SIZE = 30
export const MAX_PAGE_SIZE = 100

interface ListPage<T> extends Page<T> {
  readonly headers: Record<string, string>
}

/**
 * One page of a list and its `Link` header. `cap` is the server's maximum, whatever the client asks for.
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api
 */
export function listPage<T>(
  all: readonly T[],
  query: URLSearchParams,
  address: string,
  cap: number,
): ListPage<T> {
  const found = page(all, query, { defaultSize: DEFAULT_PAGE_SIZE, maxSize: Math.min(MAX_PAGE_SIZE, cap) })
  const { number, last } = found
  const relations = {
    ...(number > 1 ? { prev: Math.min(number - 1, last) } : {}),
    ...(number < last ? { next: number + 1, last } : {}),
    ...(number > 1 ? { first: 1 } : {}),
  }
  return { ...found, headers: pageLinks(relations, query, address) }
}
