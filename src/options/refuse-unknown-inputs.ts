import { UserError } from '../errors.ts'
import { PLAN_OPTIONS, RUN_OPTIONS } from './options.ts'

/** Inputs of the action that are no options of a run. */
const OWN_INPUTS = ['findings', 'findings-path', 'token', 'pull-request']

/** A misspelt input would be passed over with a warning that nobody reads, and its default taken instead. */
export function refuseUnknownInputs(env: NodeJS.ProcessEnv): void {
  const valid = [...OWN_INPUTS, ...Object.keys(PLAN_OPTIONS), ...Object.keys(RUN_OPTIONS)]
  const given = Object.keys(env).filter((name) => name.startsWith('INPUT_'))
  const unknown = given
    .map((name) => name.slice('INPUT_'.length).toLowerCase())
    .filter((name) => !valid.includes(name))
  if (unknown.length === 0) return
  throw new UserError(`There is no input ${unknown.map((name) => JSON.stringify(name)).join(', ')}`, {
    hint: `Valid inputs: ${valid.toSorted().join(', ')}.`,
  })
}
