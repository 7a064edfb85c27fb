import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Fault, RequestPattern } from '../../src/sandbox/http/fault.ts'
import type { RecordedRequest } from '../../src/sandbox/http/request-log.ts'
import { attemptOn, copiesIn, type World } from './attempt.ts'
import { few } from './runs.ts'

interface Mortal {
  fail(on: RequestPattern, fault: Fault): void
}

/** A platform on which runs are killed. */
export interface Scene<S extends Mortal> {
  /** Anew, armed, and with all that makes a run go through every kind of request. */
  open(arm: (sandbox: S) => void): Promise<S>
  worldOf(sandbox: S): World
  readonly findings: readonly object[]
  /** For kill-run.mjs. */
  input(sandbox: S): object
  /** Whether it makes a difference whether the server has carried out this request. */
  acts(request: RecordedRequest): boolean
  /** When this is done, so is all that the sandbox was asked for before. */
  idle(sandbox: S): Promise<unknown>
  /** What a whole review is, beyond each finding once. */
  expectWhole(sandbox: S): void
}

interface Death {
  readonly nth: number
  /** Whether the server has carried out what the request asks for. */
  readonly when: 'before' | 'after'
}

/** Kills a run at every request; the next must end in one whole review. The requests of a run that is not killed. */
export async function killEverywhere<S extends Mortal>(scene: Scene<S>): Promise<readonly RecordedRequest[]> {
  expect(existsSync('lib/review.js'), 'npm run compile comes first').toBe(true)
  const whole = await scene.open(() => {})
  expect(await end(start(scene, whole))).toBe('0')
  const requests = [...scene.worldOf(whole).requests]
  await expectWhole(scene, whole)

  const deaths = requests.flatMap((request, index): Death[] => {
    const before = requests[index - 1]
    const nth = index + 1
    if (scene.acts(request))
      return [
        { nth, when: 'before' },
        { nth, when: 'after' },
      ]
    // Between two reads nothing changes: one of them stands for all.
    return before && !scene.acts(before) ? [] : [{ nth, when: 'before' }]
  })
  expect(deaths.filter(({ when }) => when === 'after').length).toBeGreaterThan(3)
  const next = few(deaths, 4).values()
  const worker = async () => {
    for (const death of next) await dieAndRunAgain(scene, death)
  }
  await Promise.all([worker(), worker()])
  return requests
}

async function dieAndRunAgain<S extends Mortal>(scene: Scene<S>, { nth, when }: Death): Promise<void> {
  const what = `killed at request ${nth}, ${when}`
  let seen = 0
  const sandbox = await scene.open((armed) =>
    armed.fail({ where: () => ++seen === nth }, { kind: 'silence', when }),
  )
  expect(await killed(scene, sandbox), what).toBe('SIGKILL')
  const again = await attemptOn(scene.worldOf(sandbox), { findings: scene.findings })
  expect(again.kind === 'ended' ? again.result.outcome : again.error.message, what).toMatch(
    /^(posted|nothing-new)$/,
  )
  await expectWhole(scene, sandbox)
}

function start<S extends Mortal>({ input, findings }: Scene<S>, sandbox: S): ChildProcess {
  const given = JSON.stringify({ ...input(sandbox), findings })
  return spawn(process.execPath, ['test/helpers/kill-run.mjs', given], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function end(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.signalCode ?? String(child.exitCode)
}

/** A request that is never answered holds the run in its place; there it is killed. */
async function killed<S extends Mortal>(scene: Scene<S>, sandbox: S): Promise<string> {
  const child = start(scene, sandbox)
  const { requests } = scene.worldOf(sandbox)
  const isHeld = () => requests.some(({ fault }) => fault?.startsWith('silence'))
  while (!isHeld() && child.exitCode === null) await sleep(5)
  await scene.idle(sandbox)
  child.kill('SIGKILL')
  return end(child)
}

async function expectWhole<S extends Mortal>(scene: Scene<S>, sandbox: S): Promise<void> {
  const world = scene.worldOf(sandbox)
  scene.expectWhole(sandbox)
  expect(world.draftsOfOurs('test')).toEqual([])
  expect(copiesIn(world, 'test').size).toBe(scene.findings.length)
  expect((await attemptOn(world, { findings: scene.findings })).posts).toBe(0)
}
