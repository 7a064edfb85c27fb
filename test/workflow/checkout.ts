import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { devNull } from 'node:os'
import path from 'node:path'
import type { Machine } from './machine.ts'

/** A clone of depth 1 by default, as by https://github.com/actions/checkout. */
export function checkout(inputs: Record<string, string>, machine: Machine): void {
  const {
    ref = machine.event.name === 'push' ? machine.github.headSha : 'main',
    path: given = '.',
    'fetch-depth': depth = '1',
  } = inputs
  const { permissions, github, workspace, event, machine: home } = machine
  if (permissions.contents !== 'read' && permissions.contents !== 'write')
    throw new Error('a checkout needs contents: read')
  if (event.name === 'workflow_run' && ref !== 'main')
    throw new Error('Refusing to check out fork pull request code from a workflow_run workflow')
  const directory = path.join(workspace, given)
  mkdirSync(directory, { recursive: true })
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: devNull },
    })
  git('init', '--quiet', '--initial-branch=main')
  const shallow = depth === '0' ? ['refs/heads/*:refs/remotes/origin/*'] : [`--depth=${depth}`]
  git('fetch', '--quiet', `file://${github.directory}`, ref, ...shallow)
  if (inputs['sparse-checkout']) git('sparse-checkout', 'set', inputs['sparse-checkout'])
  git('checkout', '--quiet', '--detach', 'FETCH_HEAD')
}
