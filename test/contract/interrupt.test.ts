import { execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../helpers/run.ts'
import { AUTHOR_TOKEN, startScratchGitHub } from '../helpers/scratch-github.ts'

const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')
const CLI = path.join(ROOT, 'contract/build/contract/cli.js')

test('Ctrl-C ends the program as it is started, and it cleans up', async () => {
  execFileSync(process.execPath, [TSC, '-p', 'tsconfig.contract.json'], { cwd: ROOT })
  const server = await startScratchGitHub()
  onTestFinished(server.close)
  const program = spawn(process.execPath, [CLI, '--github', 'octo/scratch', '--api-url', server.url], {
    cwd: ROOT,
    env: { ...process.env, FENCEPOST_CONTRACT_TOKEN: AUTHOR_TOKEN },
  })
  let said = ''
  const ended = new Promise<number | null>((resolve) => program.on('close', resolve))
  program.stderr.on('data', (text) => {
    said += text
  })
  program.stdout.on('data', (text) => {
    const before = said
    said += text
    if (said.includes('asking on ') && !before.includes('asking on ')) program.kill('SIGINT')
  })
  expect(await ended, said).toBe(130)
  expect(said).toContain('interrupted: cleaning up')
  expect(server.writes.length).toBeGreaterThan(8)
  expect({ pulls: server.openPulls(), branches: [...server.branches.keys()] }).toEqual({
    pulls: [1],
    branches: ['main'],
  })
})
