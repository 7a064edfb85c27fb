import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { commandsIn } from '../oracles/runner-commands.ts'
import { outputsIn } from '../oracles/runner-files.ts'
import { FINDINGS, type Sandbox } from './github-run.ts'
import { ROOT, runNode, temporaryFiles } from './run.ts'

export interface ActionRun {
  readonly event?: unknown
  readonly env?: Record<string, string>
  /** Puts more files into the workspace, which is the runner's temporary directory too. */
  readonly prepare?: (workspace: string) => void
}

/** Starts the bundle as the runner does, without node_modules: context in the environment, outputs in a file. */
export async function runAction(github: Sandbox, inputs: Record<string, string>, more: ActionRun = {}) {
  const directory = temporaryFiles({ output: '', summary: '', 'findings.json': JSON.stringify(FINDINGS) })
  more.prepare?.(directory)
  const event = more.event ?? (await github.event())
  writeFileSync(path.join(directory, 'event'), typeof event === 'string' ? event : JSON.stringify(event))
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: path.join(directory, 'event'),
    GITHUB_JOB: 'review',
    GITHUB_OUTPUT: path.join(directory, 'output'),
    GITHUB_REPOSITORY: `${github.owner}/${github.repo}`,
    GITHUB_STEP_SUMMARY: path.join(directory, 'summary'),
    GITHUB_WORKFLOW: 'CI',
    GITHUB_WORKSPACE: directory,
    RUNNER_TEMP: directory,
    INPUT_TOKEN: github.token,
    // A default that the runner takes from action.yml.
    'INPUT_FINDINGS-PATH': 'findings.json',
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...more.env,
  }
  cpSync(path.join(ROOT, 'dist'), path.join(directory, 'dist'), { recursive: true })
  const ran = await runNode(path.join(directory, 'dist/index.js'), [], { env, cwd: directory })
  const clean = (text: string) =>
    text.replaceAll(directory, 'DIR').replaceAll(new URL(github.url).host, 'HOST')
  const read = (file: string) => {
    const full = path.join(directory, file)
    return existsSync(full) ? clean(readFileSync(full, 'utf8')) : ''
  }
  const outputs = outputsIn(read('output'))
  expect(
    `${ran.stdout}${ran.stderr}${read('summary')}`.replaceAll(`::add-mask::${github.token}`, ''),
  ).not.toContain(github.token)
  return {
    ...ran,
    commands: commandsIn(`${ran.stdout}\n${ran.stderr}`),
    stdout: clean(ran.stdout).replaceAll(github.token, 'TOKEN'),
    outputs,
    summary: read('summary'),
    report: read('fencepost-report.json'),
    page: read('review.html'),
  }
}
