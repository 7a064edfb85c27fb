import { MAX_PAGE_SIZE } from '../list-page.ts'
import { type Args, Field, FieldError, node } from './execute-graphql.ts'

/** A list with cursors. https://docs.github.com/graphql/guides/using-pagination-in-the-graphql-api */
export function connection(
  name: string,
  type: string,
  cap: number,
  list: (isFirstPage: boolean) => readonly unknown[],
): Field {
  return new Field(['first', 'after', 'last', 'before'], (args) => {
    const size = sizeOf(name, args)
    const after = typeof args.after === 'string' ? Number(Buffer.from(args.after, 'base64').toString()) : 0
    const all = list(after === 0)
    const [from, to] =
      typeof args.last === 'number'
        ? [Math.max(0, all.length - Math.min(size, cap)), all.length]
        : [after, after + Math.min(size, cap)]
    const nodes = all.slice(from, to)
    const end = from + nodes.length
    return node(`${type}Connection`, {
      nodes,
      edges: nodes.map((each, index) =>
        node(`${type}Edge`, { node: each, cursor: cursorOf(from + index + 1) }),
      ),
      totalCount: all.length,
      pageInfo: node('PageInfo', {
        hasNextPage: end < all.length,
        hasPreviousPage: from > 0,
        startCursor: nodes.length === 0 ? null : cursorOf(from + 1),
        endCursor: nodes.length === 0 ? null : cursorOf(end),
      }),
    })
  })
}

function cursorOf(index: number): string {
  return Buffer.from(String(index)).toString('base64')
}

function sizeOf(name: string, { first, last }: Args): number {
  const size = typeof first === 'number' ? first : last
  if (typeof size !== 'number') {
    const message = `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`
    throw new FieldError('MISSING_PAGINATION_BOUNDARIES', message)
  }
  if (size > MAX_PAGE_SIZE) {
    const message = `Requesting ${size} records on the \`${name}\` connection exceeds the \`first\` limit of ${MAX_PAGE_SIZE} records.`
    throw new FieldError('EXCESSIVE_PAGINATION', message)
  }
  return size
}
