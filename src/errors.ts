import { closest } from './closest.ts'

/** A problem that the user can fix. It is shown as one message with a hint, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError'
  readonly hint: string | undefined

  constructor(message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.hint = options.hint
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function missingFlag(flag: string, example: string): UserError {
  return new UserError(`--${flag} is required`, { hint: `Write --${flag} ${example}.` })
}

/** Names the valid values, and the one that was probably meant. */
export function invalidChoice(name: string, given: string, valid: readonly string[]): UserError {
  const meant = closest(given, valid)
  return new UserError(`${name} is ${JSON.stringify(given)}; valid: ${valid.join(', ')}`, {
    ...(meant === undefined ? {} : { hint: `Did you mean ${meant}?` }),
  })
}
