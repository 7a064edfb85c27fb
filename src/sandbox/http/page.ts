export interface Page<T> {
  readonly items: readonly T[]
  readonly headers: Readonly<Record<string, string>>
}

export const DEFAULT_PAGE_SIZE = 30
export const MAX_PAGE_SIZE = 100

/**
 * One page of a list and its `Link` header. `cap` is what a server allows at most, whatever was asked for.
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api
 */
export function page<T>(all: readonly T[], query: URLSearchParams, address: string, cap: number): Page<T> {
  const size = Math.min(positive(query.get('per_page')) ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, cap)
  const number = positive(query.get('page')) ?? 1
  const last = Math.max(1, Math.ceil(all.length / size))
  const relations = {
    ...(number > 1 ? { prev: Math.min(number - 1, last) } : {}),
    ...(number < last ? { next: number + 1, last } : {}),
    ...(number > 1 ? { first: 1 } : {}),
  }
  const links = Object.entries(relations).map(([relation, target]) => {
    const wanted = new URLSearchParams(query)
    wanted.set('page', String(target))
    return `<${address}?${wanted}>; rel="${relation}"`
  })
  return {
    items: all.slice((number - 1) * size, number * size),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  }
}

function positive(text: string | null): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : undefined
}
