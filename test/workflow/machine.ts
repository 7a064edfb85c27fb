import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, temporaryFiles } from '../helpers/run.ts'
import { outputsIn } from '../oracles/runner-files.ts'
import type { Contexts } from './expression.ts'
import type { Permissions } from './parse.ts'
import type { WorkflowRun } from './run-workflow.ts'

/** Programs that the examples call: Fencepost itself, and fakes of those that are not installed. */
export const TOOLS = path.join(ROOT, 'test/workflow/tools')

/** Settings shared by all steps of a job. */
export interface JobRun extends Required<WorkflowRun> {
  readonly permissions: Permissions
  readonly env: Record<string, string>
}

/** Where a job runs. */
export interface Machine extends JobRun {
  readonly machine: string
  readonly workspace: string
  readonly temp: string
  readonly token: string
}

export interface Ran {
  readonly outcome: 'success' | 'failure' | 'skipped'
  readonly outputs: Record<string, string>
  readonly log: string
  readonly summary: string
}

/** Every job starts on an empty machine, with the same paths. */
export function startMachine(job: JobRun): Machine {
  const machine = path.join(job.home, 'machine')
  rmSync(machine, { recursive: true, force: true })
  const directory = (...names: string[]) => {
    mkdirSync(path.join(machine, ...names), { recursive: true })
    return path.join(machine, ...names)
  }
  const { repo } = job.github
  const [temp, workspace] = [directory('temp'), directory('work', repo, repo)]
  writeFileSync(path.join(machine, 'event'), JSON.stringify(job.event.payload))
  // A job without write permission gets another token.
  const token = job.permissions['pull-requests'] === 'write' ? job.github.token : 'may-not-write'
  return { ...job, machine, token, workspace, temp }
}

/** Runs a script file as the runner does. */
export function execute(
  command: readonly string[],
  script: string,
  { machine, contexts, env, cwd = '.' }: { machine: Machine; contexts: Contexts; env: object; cwd?: string },
): Promise<Ran> {
  const files = temporaryFiles({ output: '', summary: '' })
  const [program = '', ...args] = command
  const child = spawn(program, [...args, script], {
    cwd: path.join(machine.workspace, cwd),
    env: { ...environmentOf(machine, contexts, files), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  const read = (file: string) => readFileSync(path.join(files, file), 'utf8')
  return new Promise((resolve) =>
    child.on('close', (status) =>
      resolve({
        outcome: status === 0 ? 'success' : 'failure',
        outputs: outputsIn(read('output')),
        log,
        summary: read('summary'),
      }),
    ),
  )
}

/** https://docs.github.com/actions/reference/workflows-and-actions/variables#default-environment-variables */
function environmentOf(
  { github, event, machine, workspace, temp }: Machine,
  contexts: Contexts,
  files: string,
) {
  const { workflow, job, repository, run_id, ref_name, sha } = contexts.github as Record<string, string>
  return {
    PATH: `${TOOLS}:${path.dirname(process.execPath)}:${process.env.PATH}`,
    HOME: machine,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.url,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: path.join(machine, 'event'),
    GITHUB_JOB: job,
    GITHUB_OUTPUT: path.join(files, 'output'),
    GITHUB_REF_NAME: ref_name,
    GITHUB_REPOSITORY: repository,
    GITHUB_RUN_ID: run_id,
    GITHUB_SHA: sha,
    GITHUB_STEP_SUMMARY: path.join(files, 'summary'),
    GITHUB_WORKFLOW: workflow,
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temp,
  }
}
