/** One page of a list, with its number and the number of the last page. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly number: number
  readonly size: number
  readonly last: number
}

/** Items per page: without `per_page`, and at most, whatever `per_page` says. */
export interface PageSize {
  readonly defaultSize: number
  readonly maxSize: number
}

export function page<T>(
  all: readonly T[],
  query: URLSearchParams,
  { defaultSize, maxSize }: PageSize,
): Page<T> {
  const size = Math.min(parsePositive(query.get('per_page')) ?? defaultSize, maxSize)
  const number = parsePositive(query.get('page')) ?? 1
  const last = Math.max(1, Math.ceil(all.length / size))
  return { items: all.slice((number - 1) * size, number * size), number, size, last }
}

/** A `Link` header with these relations; `relations` maps `next`, `last` and so on to a page number. */
export function pageLinks(
  relations: Readonly<Record<string, number>>,
  query: URLSearchParams,
  address: string,
): Record<string, string> {
  const links = Object.entries(relations).map(([relation, target]) => {
    const wanted = new URLSearchParams(query)
    wanted.set('page', String(target))
    return `<${address}?${wanted}>; rel="${relation}"`
  })
  return links.length === 0 ? {} : { link: links.join(', ') }
}

export function parsePositive(text: string | null): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : undefined
}
