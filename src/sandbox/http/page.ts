/** One page of a list, and where it stands among the others. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly number: number
  readonly size: number
  readonly last: number
}

/** How many there are on a page if nothing is said, and at the maxSize, whatever was asked for. */
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

/** A `Link` header that leads to these pages. */
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
