import { IntakeError } from '../../src/core/intake/intake.ts'

/** The message of the `IntakeError` that reading ends with, or `none`. */
export async function intakeFailure(reading: Promise<unknown>): Promise<string> {
  try {
    await reading
    return 'none'
  } catch (error) {
    if (error instanceof IntakeError) return error.message
    throw error
  }
}
