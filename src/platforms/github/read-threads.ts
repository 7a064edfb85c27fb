import * as z from 'zod/mini'
import { UserError } from '../../errors.ts'
import type { PullRequestName } from './post-review.ts'
import { QUERIES } from './queries.ts'
import type { Reader } from './read.ts'

/** In the schema a `User`, even if it is an app, which only the global id shows. */
const account = z.nullish(z.object({ id: z.string(), login: z.string(), databaseId: z.nullish(z.int()) }))
export type Account = NonNullable<z.infer<typeof account>>

/** A node without access is null; one without `viewerDidAuthor` does not count as ours. */
const comment = z.nullable(
  z.object({
    url: z.string(),
    body: z.string(),
    viewerDidAuthor: z.nullish(z.boolean()),
    authorAssociation: z.nullish(z.string()),
    /** `null` if the account was deleted. */
    author: z.nullish(
      z.object({ __typename: z.string(), login: z.string(), databaseId: z.nullish(z.int()) }),
    ),
  }),
)
export type ThreadComment = NonNullable<z.infer<typeof comment>>

const reactions = z.object({ nodes: z.nullish(z.array(z.nullable(z.object({ user: account })))) })

const thread = z.object({
  id: z.string(),
  isResolved: z.boolean(),
  resolvedBy: account,
  start: z.object({ nodes: z.array(z.nullable(z.object({ reactions: z.nullish(reactions) }))) }),
  comments: z.object({ totalCount: z.nullish(z.int()), nodes: z.array(comment) }),
})
export type Thread = z.infer<typeof thread>

const errors = z.array(z.object({ type: z.nullish(z.string()), message: z.nullish(z.string()) }))

/** GraphQL reports errors with status 200, for the whole query or a part of it. */
export const refusal = z.object({ errors: errors.check(z.minLength(1)) })

const threadsPage = z.object({
  errors: z.nullish(errors),
  data: z.object({
    repository: z.object({
      pullRequest: z.object({
        reviewThreads: z.object({
          pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string()) }),
          nodes: z.array(z.nullable(thread)),
        }),
      }),
    }),
  }),
})
const threadsAnswer = z.union([threadsPage, refusal])

export interface Threads {
  readonly threads: readonly Thread[]
  /** Why threads, or parts of them, may be missing. */
  readonly problem?: string
}

/** All threads of a pull request, with what people said and did in them. */
export async function readThreads(reader: Reader, name: PullRequestName): Promise<Threads> {
  const threads: Thread[] = []
  let problem: string | undefined
  let after: string | null = null
  for (;;) {
    const variables: Record<string, unknown> = {
      owner: name.owner,
      repo: name.repo,
      number: name.pull_number,
      after,
    }
    const page: z.infer<typeof threadsAnswer> = await reader.graphql(
      QUERIES.threads,
      variables,
      threadsAnswer,
    )
    if (!('data' in page)) throw new UserError(graphqlProblem(page.errors))
    if (page.errors?.length) problem ??= graphqlProblem(page.errors)
    const { nodes, pageInfo } = page.data.repository.pullRequest.reviewThreads
    threads.push(...nodes.filter((node) => node !== null))
    if (!pageInfo.hasNextPage || !pageInfo.endCursor)
      return { threads, ...(problem === undefined ? {} : { problem }) }
    after = pageInfo.endCursor
  }
}

function graphqlProblem([error]: z.infer<typeof errors>): string {
  return `GraphQL: ${error?.message ?? error?.type}`
}
