import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Fault, RequestPattern } from '../../src/sandbox/http/fault.ts'
import type { RecordedRequest } from '../../src/sandbox/http/request-log.ts'
import { attemptOn, copiesIn, type World } from './attempt.ts'
import { sampleCases } from './runs.ts'

interface FaultInjection {
  fail(on: RequestPattern, fault: Fault): void
}

/** A platform on which runs are killed. */
export interface KillTest<S extends FaultInjection> {
  /** Opens a new sandbox, with the state that makes a run send every kind of request, and calls `arm` on it. */
  open(arm: (sandbox: S) => void): Promise<S>
  worldOf(sandbox: S): World
  readonly findings: readonly object[]
  /** Argument of kill-run.mjs. */
  input(sandbox: S): object
  /** Whether the request changes state on the server. */
  acts(request: RecordedRequest): boolean
  /** Resolves when the sandbox has handled all earlier requests. */
  idle(sandbox: S): Promise<unknown>
  /** Checks that the review is complete, beyond each finding being there once. */
  expectWhole(sandbox: S): void
}

interface KillPoint {
  readonly nth: number
  /** Whether the server has handled the request. */
  readonly when: 'before' | 'after'
}

/** Kills a run at each request; the next run must complete the review. Returns the requests of an uninterrupted run. */
export async function killEverywhere<S extends FaultInjection>(
  killTest: KillTest<S>,
): Promise<readonly RecordedRequest[]> {
  expect(existsSync('lib/review.js'), 'run npm run compile first').toBe(true)
  const whole = await killTest.open(() => {})
  expect(await end(start(killTest, whole))).toBe('0')
  const requests = [...killTest.worldOf(whole).requests]
  await expectWhole(killTest, whole)

  const killPoints = requests.flatMap((request, index): KillPoint[] => {
    const before = requests[index - 1]
    const nth = index + 1
    if (killTest.acts(request))
      return [
        { nth, when: 'before' },
        { nth, when: 'after' },
      ]
    // Nothing changes between consecutive reads, so the first one is enough.
    return before && !killTest.acts(before) ? [] : [{ nth, when: 'before' }]
  })
  expect(killPoints.filter(({ when }) => when === 'after').length).toBeGreaterThan(3)
  const next = sampleCases(killPoints, 4).values()
  const worker = async () => {
    for (const killPoint of next) await killAndRunAgain(killTest, killPoint)
  }
  await Promise.all([worker(), worker()])
  return requests
}

async function killAndRunAgain<S extends FaultInjection>(
  killTest: KillTest<S>,
  { nth, when }: KillPoint,
): Promise<void> {
  const what = `killed at request ${nth}, ${when}`
  let seen = 0
  const sandbox = await killTest.open((armed) =>
    armed.fail({ where: () => ++seen === nth }, { kind: 'silence', when }),
  )
  expect(await killed(killTest, sandbox), what).toBe('SIGKILL')
  const again = await attemptOn(killTest.worldOf(sandbox), { findings: killTest.findings })
  expect(again.kind === 'ended' ? again.result.outcome : again.error.message, what).toMatch(
    /^(posted|nothing-new)$/,
  )
  await expectWhole(killTest, sandbox)
}

function start<S extends FaultInjection>({ input, findings }: KillTest<S>, sandbox: S): ChildProcess {
  const given = JSON.stringify({ ...input(sandbox), findings })
  return spawn(process.execPath, ['test/helpers/kill-run.mjs', given], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function end(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.signalCode ?? String(child.exitCode)
}

/** Kills a run while it waits for a request that is never answered. */
async function killed<S extends FaultInjection>(killTest: KillTest<S>, sandbox: S): Promise<string> {
  const child = start(killTest, sandbox)
  const { requests } = killTest.worldOf(sandbox)
  const isHeld = () => requests.some(({ fault }) => fault?.startsWith('silence'))
  while (!isHeld() && child.exitCode === null) await sleep(5)
  await killTest.idle(sandbox)
  child.kill('SIGKILL')
  return end(child)
}

async function expectWhole<S extends FaultInjection>(killTest: KillTest<S>, sandbox: S): Promise<void> {
  const world = killTest.worldOf(sandbox)
  killTest.expectWhole(sandbox)
  expect(world.draftsOfOurs('test')).toEqual([])
  expect(copiesIn(world, 'test').size).toBe(killTest.findings.length)
  expect((await attemptOn(world, { findings: killTest.findings })).posts).toBe(0)
}
