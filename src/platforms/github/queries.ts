/** The GraphQL documents that are sent to GitHub. A test checks them all against GitHub's own schema. */
export const QUERIES = {
  viewer: 'query { viewer { login databaseId } }',
  threads: `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id isResolved resolvedBy { id login databaseId }
        start: comments(first: 1) { nodes {
          reactions(first: 50, content: THUMBS_DOWN) { nodes { user { id login databaseId } } }
        } }
        comments(first: 100) { totalCount nodes {
          url body viewerDidAuthor authorAssociation
          author { __typename login ... on User { databaseId } ... on Bot { databaseId } }
        } }
      }
    }
  } }
}`,
  assignable: `query ($owner: String!, $repo: String!, $login: String!) {
  repository(owner: $owner, name: $repo) { assignableUsers(first: 20, query: $login) { nodes { login databaseId } } }
}`,
  resolve:
    'mutation ($threadId: ID!) { resolveReviewThread(input: { threadId: $threadId }) { thread { id } } }',
  unresolve:
    'mutation ($threadId: ID!) { unresolveReviewThread(input: { threadId: $threadId }) { thread { id } } }',
} as const

/** The texts of so many files. File number n is the field `fn`, and `$fn` its expression, `<commit>:<path>`. */
export function headTextsQuery(count: number) {
  const names = Array.from({ length: count }, (_, index) => `f${index}`)
  const variables = names.map((name) => `, $${name}: String!`).join('')
  const fields = names.map((name) => `    ${name}: object(expression: $${name}) { ...file }`).join('\n')
  return `query HeadTexts($owner: String!, $repo: String!${variables}) {
  repository(owner: $owner, name: $repo) {
${fields}
  }
}
fragment file on GitObject { __typename ... on Blob { oid text isTruncated isBinary } }` as const
}

/** Only these documents can be sent. */
export type Query = (typeof QUERIES)[keyof typeof QUERIES] | ReturnType<typeof headTextsQuery>
