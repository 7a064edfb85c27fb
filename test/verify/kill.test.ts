import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { temporaryFiles } from '../helpers/run.ts'
import { leftIn, project, resultsIn, startVerify } from '../helpers/verify-run.ts'

/** A check that, once the suggestion is applied, starts a process that shows it is alive, and never ends. */
const check = (alive: string, ignores: boolean) => `
if (!require('fs').readFileSync('lib.js', 'utf8').includes('better')) process.exit(0)
${ignores ? "process.on('SIGTERM', () => {}); process.on('SIGINT', () => {})" : ''}
const script = 'setInterval(() => require("fs").appendFileSync("${alive}", "x"), 20)'
require('child_process').spawn(process.execPath, ['-e', script])
setInterval(() => {}, 1000)
`

test.for<[signal: NodeJS.Signals, ignores: boolean]>([
  ['SIGINT', false],
  ['SIGTERM', false],
  ['SIGHUP', false],
  ['SIGINT', true],
])('%s stops everything: no process, no clone, the working tree untouched', async ([signal, ignores]) => {
  const alive = path.join(temporaryFiles(), 'alive')
  const where = project({ 'check.js': check(alive, ignores), 'lib.js': '' }, { 'lib.js': 'good()\n' })
  const findings = [{ path: 'lib.js', line: 1, title: 'x', suggestion: 'better()' }]
  const child = startVerify(where, { findings, command: [process.execPath, 'check.js'] })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  while (!existsSync(alive) && child.exitCode === null) await sleep(10)
  expect(leftIn(where), log).toHaveLength(1)
  child.kill(signal)
  const [code] = (await once(child, 'exit')) as [number]
  expect({ code, left: leftIn(where), results: resultsIn(where) }, log).toEqual({
    code: 130,
    left: [],
    results: undefined,
  })
  expect(log).toContain('Stopped: the clone is removed, nothing was written')
  expect(where.git('status', '--porcelain')).toBe('')
  const size = () => readFileSync(alive).length
  const before = size()
  await sleep(200)
  expect(size()).toBe(before)
})
