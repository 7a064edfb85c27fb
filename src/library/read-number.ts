import { UserError } from '../errors.ts'

/** The number of a pull or merge request. Programs may take it from an event, so it may be a string or missing. */
export function readNumber(name: string, given: unknown): number {
  if (typeof given === 'number' && Number.isSafeInteger(given) && given > 0) return given
  throw new UserError(`${name} is ${JSON.stringify(given) ?? 'missing'}; valid: a number from 1 up`)
}
