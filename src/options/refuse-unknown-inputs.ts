import { closest } from '../closest.ts'
import { UserError } from '../errors.ts'
import { PLAN_OPTIONS, RUN_OPTIONS } from './options.ts'

/** Inputs of the action that the command line has no option for. */
const OWN_INPUTS = ['findings', 'findings-path', 'token', 'pull-request']

/** The runner only warns about a misspelt input and then uses the default, which is easy to miss: so fail instead. */
export function refuseUnknownInputs(env: NodeJS.ProcessEnv): void {
  const valid = [...OWN_INPUTS, ...Object.keys(PLAN_OPTIONS), ...Object.keys(RUN_OPTIONS)]
  const given = Object.keys(env).filter((name) => name.startsWith('INPUT_'))
  const unknown = given
    .map((name) => name.slice('INPUT_'.length).toLowerCase())
    .filter((name) => !valid.includes(name))
  if (unknown.length === 0) return
  const meant = unknown.flatMap((name) => closest(name, valid) ?? [])
  const question = meant.length > 0 ? `Did you mean ${meant.join(', ')}? ` : ''
  throw new UserError(`There is no input ${unknown.map((name) => JSON.stringify(name)).join(', ')}`, {
    hint: `${question}Valid inputs: ${valid.toSorted().join(', ')}.`,
  })
}
