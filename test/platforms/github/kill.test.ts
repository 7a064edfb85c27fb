import { expect, test } from 'vitest'
import type { RecordedRequest } from '../../../src/sandbox/http/request-log.ts'
import { visible, worldOf } from '../../helpers/github-attempt.ts'
import { type Sandbox, sandbox } from '../../helpers/github-run.ts'
import { killEverywhere } from '../../helpers/kill.ts'

// F17: after a run is killed at any request, the next run still completes the review.

/** GitHub refuses comments on this line, so that the run sends probes too. */
const isRefused = ({ method, path, body }: RecordedRequest) =>
  method === 'POST' && path.endsWith('/reviews') && JSON.stringify(body).includes('"line":12,')
const REFUSAL = JSON.stringify({ message: 'Unprocessable Entity', errors: ['Line could not be resolved'] })

test('F17 killed at every request, before or after the server handles it: the next run completes the review', async () => {
  const requests = await killEverywhere<Sandbox>({
    async open(arm) {
      const github = await sandbox({ permissions: { contents: 'write' } })
      arm(github)
      const refused = { where: isRefused, times: 999 }
      github.fail(refused, { kind: 'reply', when: 'before', status: 422, body: REFUSAL })
      return github
    },
    worldOf,
    findings: [8, 10, 12, 21].map((line) => ({
      path: 'src/cart.ts',
      line,
      title: `Number ${line}`,
      message: 'Look.',
    })),
    input: ({ url, token, owner, repo, number: pull_number }) => ({
      url,
      token,
      pullRequest: { owner, repo, pull_number },
    }),
    // A read or a refused write changes nothing: before and after are the same.
    acts: (request) => !isRefused(request) && request.method !== 'GET' && !request.path.endsWith('/graphql'),
    idle: (github) => github.event(),
    expectWhole: (github) => expect(visible(github)).toHaveLength(1),
  })
  expect(requests.filter(isRefused).length).toBeGreaterThan(1)
  expect(requests.filter(({ method }) => method === 'DELETE').length).toBeGreaterThan(0)
})
