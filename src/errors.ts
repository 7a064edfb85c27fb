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
  return new UserError(`--${flag} is required`, { hint: `--${flag} ${example}` })
}
