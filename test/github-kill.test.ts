import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import type { RecordedRequest } from '../src/sandbox/http/request-log.ts'
import { attempt, copies, draftsOfOurs, visible } from './github-attempt.ts'
import { type Sandbox, sandbox } from './github-run.ts'

// F17: a run that is killed at any request leaves nothing that keeps the next one from ending in one whole review.

const findings = [8, 10, 12, 21].map((line) => ({
  path: 'src/cart.ts',
  line,
  title: `Number ${line}`,
  message: 'Look.',
}))

/** GitHub takes no comment on this line, so that the run has probes to be killed in. */
const isRefused = ({ method, path, body }: RecordedRequest) =>
  method === 'POST' && path.endsWith('/reviews') && JSON.stringify(body).includes('"line":12,')
const REFUSAL = JSON.stringify({ message: 'Unprocessable Entity', errors: ['Line could not be resolved'] })

interface Death {
  readonly nth: number
  /** Whether the server has carried out what the request asks for. */
  readonly when: 'before' | 'after'
}

beforeAll(() => {
  expect(existsSync('lib/review.js'), 'npm run compile comes first').toBe(true)
})

async function open(death?: Death): Promise<Sandbox> {
  const github = await sandbox({ permissions: { contents: 'write' } })
  let seen = 0
  if (death) {
    const where = () => ++seen === death.nth
    github.fail({ where }, { kind: 'silence', when: death.when })
  }
  const refused = { where: isRefused, times: 999 }
  github.fail(refused, { kind: 'reply', when: 'before', status: 422, body: REFUSAL })
  return github
}

function start(github: Sandbox): ChildProcess {
  const { url, token, owner, repo, number: pull_number } = github
  const input = JSON.stringify({ url, token, findings, pullRequest: { owner, repo, pull_number } })
  return spawn(process.execPath, ['test/kill-run.mjs', input], { stdio: ['ignore', 'ignore', 'inherit'] })
}

async function end(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.signalCode ?? String(child.exitCode)
}

/** A request that is never answered holds the run in its place; there it is killed. */
async function killed(github: Sandbox): Promise<string> {
  const child = start(github)
  const isHeld = () => github.requests.some(({ fault }) => fault?.startsWith('silence'))
  while (!isHeld() && child.exitCode === null) await sleep(5)
  // The sandbox does one thing at a time: when this is done, so is what the request asked for.
  await github.event()
  child.kill('SIGKILL')
  return end(child)
}

async function expectWhole(github: Sandbox): Promise<void> {
  expect(visible(github)).toHaveLength(1)
  expect(draftsOfOurs(github)).toEqual([])
  expect(copies(github, 'test').size).toBe(findings.length)
  expect((await attempt(github, { findings })).posts).toBe(0)
}

test('F17 killed at every request, before or after the server acts: the next run ends in one whole review', async () => {
  const whole = await open()
  expect(await end(start(whole))).toBe('0')
  const requests = [...whole.requests]
  await expectWhole(whole)
  expect(requests.filter(isRefused).length).toBeGreaterThan(1)
  expect(requests.filter(({ method }) => method === 'DELETE').length).toBeGreaterThan(0)

  // A read, or a write that is refused, changes nothing: before and after are one.
  const acts = (request: RecordedRequest) =>
    !isRefused(request) && request.method !== 'GET' && !request.path.endsWith('/graphql')
  const deaths = requests.flatMap((request, index): Death[] => [
    { nth: index + 1, when: 'before' },
    ...(acts(request) ? [{ nth: index + 1, when: 'after' as const }] : []),
  ])
  expect(deaths.filter(({ when }) => when === 'after').length).toBeGreaterThan(3)
  const next = deaths.values()
  const worker = async () => {
    for (const death of next) await dieAndRunAgain(death)
  }
  await Promise.all([worker(), worker()])
})

async function dieAndRunAgain(death: Death): Promise<void> {
  const what = `killed at request ${death.nth}, ${death.when}`
  const github = await open(death)
  expect(await killed(github), what).toBe('SIGKILL')
  const again = await attempt(github, { findings })
  expect(again.kind === 'ended' ? again.result.outcome : again.error.message, what).toMatch(
    /^(posted|nothing-new)$/,
  )
  await expectWhole(github)
}
