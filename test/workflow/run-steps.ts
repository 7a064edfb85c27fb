import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFiles } from '../helpers/run.ts'
import { type Contexts, evaluateCondition, interpolate } from './expression.ts'
import { execute, type Machine, type Ran } from './machine.ts'
import type { Step } from './parse.ts'
import { runAction } from './run-action.ts'

export interface StepRun extends Ran {
  readonly step: string
}

/** Runs steps one after the other: those of a job, or those of a composite action. */
export async function runSteps(steps: readonly Step[], contexts: Contexts, machine: Machine) {
  const known: Record<string, Pick<Ran, 'outputs' | 'outcome'>> = {}
  const ran: StepRun[] = []
  let failed = false
  for (const step of steps) {
    const here = { ...contexts, steps: known }
    const name = step.name ?? step.uses ?? step.run ?? ''
    const skipped: Ran = { outcome: 'skipped', outputs: {}, log: '', summary: '' }
    const result = evaluateCondition(step.if, here, { failed }) ? await runStep(step, here, machine) : skipped
    ran.push({ step: name, ...result })
    if (result.outcome === 'failure' && !step['continue-on-error']) failed = true
    if (step.id) known[step.id] = result
  }
  return { steps: known, ran, failed }
}

async function runStep(step: Step, contexts: Contexts, machine: Machine): Promise<Ran> {
  const filled = (values: Record<string, unknown> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, interpolate(String(value), contexts)]),
    )
  const env = { ...filled(machine.env), ...filled(step.env) }
  if (step.run === undefined) {
    const [action = ''] = (step.uses ?? '').split('@')
    return runAction(action, filled(step.with), { contexts, env, machine })
  }
  const script = path.join(temporaryFiles(), 'script.sh')
  writeFileSync(script, interpolate(step.run, contexts))
  const cwd = step['working-directory'] ?? '.'
  return execute(shellOf(step.shell), script, { contexts, env, machine, cwd })
}

/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell */
function shellOf(shell: string | undefined): string[] {
  return shell === 'bash' ? ['bash', '--noprofile', '--norc', '-eo', 'pipefail'] : ['bash', '-e']
}
