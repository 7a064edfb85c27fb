import { MAX_PAGE_SIZE } from '../list-page.ts'
import { fieldError } from './field-error.ts'

export interface PageArgs {
  readonly first?: number | null
  readonly after?: string | null
  readonly last?: number | null
}

/** A list with cursors. https://docs.github.com/graphql/guides/using-pagination-in-the-graphql-api */
export function connection<T>(name: string, cap: number, list: (isFirstPage: boolean) => readonly T[]) {
  return (args: PageArgs) => {
    const size = Math.min(sizeOf(name, args), cap)
    const after = typeof args.after === 'string' ? Number(Buffer.from(args.after, 'base64').toString()) : 0
    const all = list(after === 0)
    const [from, to] =
      typeof args.last === 'number' ? [Math.max(0, all.length - size), all.length] : [after, after + size]
    const nodes = all.slice(from, to)
    const end = from + nodes.length
    return {
      nodes,
      edges: nodes.map((node, index) => ({ node, cursor: cursorOf(from + index + 1) })),
      totalCount: all.length,
      pageInfo: {
        hasNextPage: end < all.length,
        hasPreviousPage: from > 0,
        startCursor: nodes.length === 0 ? null : cursorOf(from + 1),
        endCursor: nodes.length === 0 ? null : cursorOf(end),
      },
    }
  }
}

function cursorOf(index: number): string {
  return Buffer.from(String(index)).toString('base64')
}

function sizeOf(name: string, { first, last }: PageArgs): number {
  const size = first ?? last
  if (typeof size !== 'number') {
    const message = `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`
    throw fieldError('MISSING_PAGINATION_BOUNDARIES', message)
  }
  if (size > MAX_PAGE_SIZE) {
    const message = `Requesting ${size} records on the \`${name}\` connection exceeds the \`first\` limit of ${MAX_PAGE_SIZE} records.`
    throw fieldError('EXCESSIVE_PAGINATION', message)
  }
  return size
}
