import type { Verified, VerifiedEdit } from '../core/options/verified.ts'
import type { UserError } from '../errors.ts'
import { secretLeakError, textsOf } from './withhold-secrets.ts'

interface Kept {
  readonly verified: Verified | undefined
  /** The error to end the run with; set if something was withheld. */
  readonly alarm?: UserError
}

/**
 * Takes out texts of `verified-path` that contain the token. A suggestion that failed still has no button. Throws
 * where the token is split over several texts.
 */
export function withholdVerified(
  verified: Verified | undefined,
  holdsSecret: (text: string) => boolean,
): Kept {
  const holds = (value: unknown) => holdsSecret(textsOf(value).join('\n'))
  if (!verified || !holds(verified)) return { verified }
  const isCommandKept = !holdsSecret(verified.command)
  const kept: Verified = {
    ...verified,
    command: isCommandKept ? verified.command : 'a command that is withheld',
    // Results for code with the token match no suggestion: findings with it are withheld too.
    results: verified.results.filter(({ path, lines }) => !holds([path, lines])).map(withoutOutput),
  }
  const alarm = secretLeakError('What verified-path names', 'that was withheld')
  if (holds(kept)) throw secretLeakError('What verified-path names, taken together,', 'nothing was posted')
  return { verified: kept, alarm }

  function withoutOutput(entry: VerifiedEdit): VerifiedEdit {
    return holds(entry.output) ? { ...entry, output: ['(withheld: a text that holds the token)'] } : entry
  }
}
