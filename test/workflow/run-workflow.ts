import path from 'node:path'
import type { GitHub } from '../../src/sandbox/start-github.ts'
import { temporaryFiles } from '../helpers/run.ts'
import { type Contexts, evaluateCondition, interpolate } from './expression.ts'
import { startMachine } from './machine.ts'
import { type Job, readYaml, type Workflow } from './parse.ts'
import { runSteps, type StepRun } from './run-steps.ts'

export interface WorkflowRun {
  readonly github: GitHub
  readonly event: { readonly name: string; readonly payload: Record<string, unknown> }
  readonly secrets?: Record<string, string>
  /** A directory for the artifacts and the jobs' files, shared by workflows that pass artifacts on. */
  readonly home?: string
  readonly runId?: string
  /** The tag or branch, if the event is not a pull request. */
  readonly refName?: string
}

export interface JobResult {
  readonly result: 'success' | 'failure' | 'skipped'
  readonly outputs: Record<string, string>
  readonly steps: readonly StepRun[]
}

/** Runs a workflow as GitHub would, one job after the other. A job with a matrix has one result per cell. */
export async function runWorkflow(file: string, given: WorkflowRun): Promise<Record<string, JobResult[]>> {
  const workflow = readYaml<Workflow>(file)
  const run = { secrets: {}, home: temporaryFiles(), runId: '1', refName: 'main', ...given }
  const results: Record<string, JobResult[]> = {}
  for (const [id, job] of sortByNeeds(workflow.jobs)) {
    const needs = Object.fromEntries(needsOf(job).map((each) => [each, combine(results[each] ?? [])]))
    const github = {
      event: run.event.payload,
      event_name: run.event.name,
      repository: `${run.github.owner}/${run.github.repo}`,
      workflow: workflow.name ?? `.github/workflows/${path.basename(file)}`,
      job: id,
      run_id: run.runId,
      ref_name: run.refName,
      sha: run.github.headSha,
    }
    const contexts = { github, needs, secrets: run.secrets }
    results[id] = []
    for (const cell of cellsOf(job))
      results[id].push(await runJob(job, workflow, { ...contexts, ...cell }, run))
  }
  return results
}

async function runJob(
  job: Job,
  workflow: Workflow,
  contexts: Contexts & { needs: Record<string, { result: string }> },
  run: Required<WorkflowRun>,
): Promise<JobResult> {
  const failed = Object.values(contexts.needs).some(({ result }) => result !== 'success')
  if (!evaluateCondition(job.if, contexts, { failed })) return { result: 'skipped', outputs: {}, steps: [] }
  const machine = startMachine({
    ...run,
    permissions: job.permissions ?? workflow.permissions ?? {},
    env: { ...workflow.env, ...job.env },
  })
  const { token, workspace, temp, env } = machine
  const github = { ...(contexts.github as object), token, workspace }
  const here = { ...contexts, github, runner: { temp, os: 'Linux' }, env }
  const { steps, ran, failed: broken } = await runSteps(job.steps, here, machine)
  const outputs = Object.entries(job.outputs ?? {}).map(([key, value]) => [
    key,
    interpolate(value, { ...here, steps }),
  ])
  return { result: broken ? 'failure' : 'success', outputs: Object.fromEntries(outputs), steps: ran }
}

function needsOf({ needs = [] }: Job): string[] {
  return [needs].flat()
}

/** Jobs after those that they need. */
function sortByNeeds(jobs: Record<string, Job>): [string, Job][] {
  const placed = new Map<string, Job>()
  const place = (id: string) => {
    const job = jobs[id]
    if (!job) throw new Error(`no job ${id}`)
    for (const needed of needsOf(job)) place(needed)
    placed.set(id, job)
  }
  for (const id of Object.keys(jobs)) place(id)
  return [...placed]
}

function cellsOf({ strategy }: Job): Contexts[] {
  const cells = Object.entries(strategy?.matrix ?? {}).reduce<Record<string, unknown>[]>(
    (cells, [key, values]) => cells.flatMap((cell) => values.map((value) => ({ ...cell, [key]: value }))),
    [{}],
  )
  return cells.map((matrix, index) => ({
    matrix,
    strategy: { 'job-index': index, 'job-total': cells.length },
  }))
}

function combine(cells: readonly JobResult[]) {
  const outputs = Object.assign({}, ...cells.map((cell) => cell.outputs)) as Record<string, string>
  return { result: cells.find(({ result }) => result !== 'success')?.result ?? 'success', outputs }
}
