import { expect, test } from 'vitest'
import { headTextsQuery, QUERIES } from '../../../src/platforms/github/queries.ts'
import { startFront } from '../../helpers/front.ts'
import { FINDINGS, run, type Sandbox, sandbox } from '../../helpers/github-run.ts'
import { type GraphqlReply, queryProblems, replyProblems } from '../../oracles/github-graphql.ts'

const DOCUMENTS = { ...QUERIES, headTexts: headTextsQuery(1), fiftyHeadTexts: headTextsQuery(50) }

test.for(Object.entries(DOCUMENTS))('GitHub’s schema has every field of %s', ([, query]) => {
  expect(queryProblems(query)).toEqual([])
})

interface Exchange {
  readonly query: string
  readonly variables: Record<string, unknown>
  readonly reply: GraphqlReply
}

/** The sandbox behind a proxy that records every GraphQL reply. */
async function recorded(github: Sandbox): Promise<{ front: Sandbox; exchanges: () => Exchange[] }> {
  const replies: GraphqlReply[] = []
  const port = await startFront(github.url, {
    alter: (reply, { path }) => {
      if (path.endsWith('/graphql')) replies.push(JSON.parse(reply.body.toString()))
      return reply
    },
  })
  const asked = () => github.requests.filter(({ path }) => path.endsWith('/graphql'))
  return {
    front: { ...github, url: `http://127.0.0.1:${port}` },
    exchanges: () =>
      asked().map(({ body }, index) => ({
        ...(body as Omit<Exchange, 'reply'>),
        reply: replies[index] ?? {},
      })),
  }
}

type Given = Parameters<typeof sandbox>[0]
const { viewer, threads, resolve, unresolve } = QUERIES
const heads = headTextsQuery(1)

test.for<[given: Given, sent: readonly string[]]>([
  [{ permissions: { contents: 'write' } }, [viewer, heads, threads, resolve, unresolve]],
  [{ viewer: 'maria' }, [viewer, heads, threads, resolve, unresolve]],
  [{ permissions: { contents: 'read' } }, [viewer, heads, threads, resolve]],
  // It is not known whether we resolved it.
  [{ graphql: 'no-viewer', permissions: { contents: 'write' } }, [viewer, heads, threads, resolve]],
])('every reply to a run fits GitHub’s schema: %o', async ([given, sent]) => {
  const github = await sandbox(given)
  const { front, exchanges } = await recorded(github)
  for (const findings of [FINDINGS, FINDINGS.slice(1), FINDINGS]) {
    await run(front, { findings, resolveFixed: true })
    await github.as('ann').comment({ path: 'src/cart.ts', line: 10, body: 'Hm.' })
  }
  for (const { query, variables, reply } of exchanges()) {
    expect(replyProblems(query, variables, reply), JSON.stringify(reply)).toEqual([])
  }
  expect([...new Set(exchanges().map(({ query }) => query))]).toEqual(sent)
})
