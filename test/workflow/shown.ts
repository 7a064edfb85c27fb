import type { JobResult } from './run-workflow.ts'

/** Results of jobs: Fencepost's outputs and the logs of all steps. */
export function shown(jobs: Record<string, JobResult[]>) {
  return Object.fromEntries(Object.entries(jobs).map(([id, cells]) => [id, cells.map(showJob)]))
}

function showJob({ result, steps }: JobResult) {
  const { outputs = {} } = steps.findLast((step) => 'outcome' in step.outputs) ?? {}
  const log = steps.map((step) => `${step.outcome}: ${step.step}\n${step.log}`).join('\n')
  return { result, outputs, log }
}
