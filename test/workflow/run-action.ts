import path from 'node:path'
import { ROOT } from '../helpers/run.ts'
import { download, upload } from './artifacts.ts'
import { checkout } from './checkout.ts'
import { type Contexts, interpolate } from './expression.ts'
import { execute, type Machine, type Ran } from './machine.ts'
import { MODEL_FAKES } from './model-actions.ts'
import { type Action, readYaml } from './parse.ts'
import { runSteps } from './run-steps.ts'

export interface Where {
  readonly contexts: Contexts
  readonly env: Record<string, string>
  readonly machine: Machine
}

type Inputs = Record<string, string>

/** Runs Fencepost and local actions for real, and fakes of GitHub's actions that the examples use. */
export async function runAction(action: string, inputs: Inputs, where: Where): Promise<Ran> {
  if (action === 'fencepost/fencepost') return runByFile(ROOT, inputs, where)
  if (action.startsWith('./')) return runByFile(path.join(where.machine.workspace, action), inputs, where)
  const fake = FAKES[action] ?? MODEL_FAKES[action]
  if (!fake) throw new Error(`no fake for ${action}`)
  try {
    const outputs = (await fake(inputs, where)) ?? {}
    return { outcome: 'success', outputs, log: '', summary: '' }
  } catch (error) {
    return { outcome: 'failure', outputs: {}, log: String(error), summary: '' }
  }
}

/** Does what an action does, and gives its outputs. */
export type Fake = (inputs: Inputs, where: Where) => Inputs | undefined | Promise<Inputs | undefined>

const onMachine =
  (act: (inputs: Inputs, machine: Machine) => void): Fake =>
  (inputs, { machine }) => {
    act(inputs, machine)
    return undefined
  }

const FAKES: Record<string, Fake> = {
  'actions/checkout': onMachine(checkout),
  'actions/setup-node': () => undefined,
  'actions/attest': () => undefined,
  'actions/upload-artifact': onMachine(upload),
  'actions/download-artifact': onMachine(download),
}

/** Runs an action by its action.yml: a script or steps. */
async function runByFile(directory: string, given: Inputs, where: Where): Promise<Ran> {
  const { inputs = {}, outputs = {}, runs } = readYaml<Action>(path.join(directory, 'action.yml'))
  const { contexts, env, machine } = where
  // An input that the action does not have is passed on all the same.
  const defaults = Object.entries(inputs).map(([name, input]) => [
    name,
    interpolate(String(input.default ?? ''), contexts),
  ])
  const values = Object.entries({ ...Object.fromEntries(defaults), ...given })
  if (runs.main) {
    const spelled = values.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
    const main = path.join(directory, runs.main)
    return execute([process.execPath], main, { ...where, env: { ...env, ...Object.fromEntries(spelled) } })
  }
  const github = { ...(contexts.github as object), action_path: directory }
  const inside = { ...contexts, github, inputs: Object.fromEntries(values) }
  const { steps, ran, failed } = await runSteps(runs.steps ?? [], inside, machine)
  const results = Object.entries(outputs).map(([name, { value = '' }]) => [
    name,
    interpolate(value, { ...inside, steps }),
  ])
  return {
    outcome: failed ? 'failure' : 'success',
    outputs: Object.fromEntries(results),
    log: ran.map(({ log }) => log).join(''),
    summary: ran.map(({ summary }) => summary).join(''),
  }
}
