import { UserError } from '../errors.ts'

/** The number of a pull or merge request; a program may have it from an event, as a text or not at all. */
export function readNumber(name: string, given: unknown): number {
  if (typeof given === 'number' && Number.isSafeInteger(given) && given > 0) return given
  throw new UserError(`${name} is ${JSON.stringify(given) ?? 'missing'}; valid: a number from 1 up`)
}
