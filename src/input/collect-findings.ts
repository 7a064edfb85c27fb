import { type BadEntry, badEntryText, type Finding } from '../core/finding/finding.ts'
import { MAX_FINDINGS } from '../core/intake/entries.ts'
import { type Format, type InputText, type Intake, IntakeError, intake } from '../core/intake/intake.ts'
import { UserError } from '../errors.ts'
import type { Options } from '../options/options.ts'

const MAX_NAMED = 20

export interface CollectedFindings {
  readonly findings: Finding[]
  readonly bad: BadEntry[]
  readonly notes: string[]
}

/** All findings of all inputs. Fails before anything is posted where an entry is bad, unless the run is lenient. */
export async function collectFindings(
  inputs: readonly InputText[],
  { format, lenient }: Pick<Options, 'format' | 'lenient'>,
): Promise<CollectedFindings> {
  const parts = await Promise.all(inputs.map((input) => read(input, format)))
  const findings = parts.flatMap((part) => part.findings)
  const bad = parts.flatMap((part) => part.bad)
  if (bad.length > 0 && !lenient) throw badEntries(bad)
  const count = findings.length + bad.length
  if (count > MAX_FINDINGS) {
    throw new UserError(`${count} findings; at most ${MAX_FINDINGS} are read`, {
      hint: 'Filter them before, for example by severity.',
    })
  }
  return { findings, bad, notes: parts.flatMap((part) => part.notes) }
}

async function read(input: InputText, format: Format): Promise<Intake> {
  try {
    return await intake(input, format)
  } catch (error) {
    if (error instanceof IntakeError) throw new UserError(error.message, { cause: error })
    throw error
  }
}

function badEntries(bad: readonly BadEntry[]): UserError {
  const named = bad.slice(0, MAX_NAMED).map(badEntryText)
  const more = bad.length > named.length ? [`and ${bad.length - named.length} more`] : []
  return new UserError([...named, ...more].join('\n'), {
    hint: 'Findings are counted from 0. With lenient such entries are listed and the rest goes on.',
  })
}
