import { expect, test } from 'vitest'
import type { Reader } from '../../src/platforms/github/read.ts'
import { whichPullRequest } from '../../src/platforms/github/which-pull-request.ts'

const SHA = 'a'.repeat(40)
const REPOSITORY = { owner: 'octo', repo: 'fence' }

/** A list of open pull requests, with a record of the requests. */
function listing(pulls: readonly { number: number; sha: string }[]) {
  const asked: object[] = []
  const reader = {
    all: async (_: string, parameters: object) => {
      asked.push(parameters)
      return pulls.map(({ number, sha }) => ({ number, head: { sha } }))
    },
  } as unknown as Reader
  return { asked, reader }
}

const event = (more: object = {}) => ({
  name: 'workflow_run',
  payload: {
    workflow_run: {
      head_sha: SHA,
      head_branch: 'topic',
      head_repository: { owner: { login: 'stranger' } },
      // The run's list of pull requests is empty for forks and not trustworthy otherwise.
      pull_requests: [{ number: 666 }],
      display_title: '#666',
      ...more,
    },
    number: 666,
  },
})

test.for<[rule: string, pulls: { number: number; sha: string }[], found: object]>([
  ['the one with that head', [{ number: 7, sha: SHA }], { kind: 'found', number: 7, headSha: SHA }],
  ['none', [], { kind: 'none' }],
  ['its head has moved', [{ number: 7, sha: 'b'.repeat(40) }], { kind: 'none' }],
  [
    'one of several from that branch',
    [
      { number: 7, sha: 'b'.repeat(40) },
      { number: 8, sha: SHA },
    ],
    { kind: 'found', number: 8 },
  ],
  [
    'two with the same head',
    [
      { number: 7, sha: SHA },
      { number: 8, sha: SHA },
    ],
    { kind: 'none' },
  ],
])(
  'T19 after another workflow, the pull request is found by its head alone: %s',
  async ([, pulls, found]) => {
    const { asked, reader } = listing(pulls)
    expect(await whichPullRequest(event(), '', REPOSITORY, reader)).toMatchObject(found)
    expect(asked).toEqual([{ ...REPOSITORY, head: 'stranger:topic', state: 'open' }])
  },
)

test.for(['7; rm -rf /', '-1', '0', '1e3', '٣', '7\n8', '$(id)'])(
  'T19 an invalid number, %j, is refused',
  async (given) => {
    await expect(whichPullRequest(event(), given, REPOSITORY, listing([]).reader)).rejects.toThrow(
      'number of a pull request',
    )
  },
)
