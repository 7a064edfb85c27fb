/** Every GraphQL document that is sent to GitHub. A test checks them against GitHub's own schema. */
export const QUERIES = {
  viewer: 'query { viewer { login databaseId } }',
  threads: `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id isResolved resolvedBy { login databaseId }
        comments(first: 100) { totalCount nodes { body viewerDidAuthor } }
      }
    }
  } }
}`,
  resolve:
    'mutation ($threadId: ID!) { resolveReviewThread(input: { threadId: $threadId }) { thread { id } } }',
  unresolve:
    'mutation ($threadId: ID!) { unresolveReviewThread(input: { threadId: $threadId }) { thread { id } } }',
} as const

/** Only these documents can be sent. */
export type Query = (typeof QUERIES)[keyof typeof QUERIES]
