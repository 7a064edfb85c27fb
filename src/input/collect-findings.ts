import { type BadEntry, badEntryText, type Finding } from '../core/finding/finding.ts'
import { MAX_FINDINGS } from '../core/intake/entries.ts'
import { type Format, type InputText, type Intake, IntakeError, intake } from '../core/intake/intake.ts'
import { inDirectory } from '../core/intake/working-directory.ts'
import { UserError } from '../errors.ts'
import type { Options } from '../options/options.ts'
import { type InputOptions, readInputs } from './read-input.ts'

/** Bad entries that the error lists; the others are counted. */
const MAX_LISTED = 20

export interface CollectedFindings {
  readonly findings: Finding[]
  readonly bad: BadEntry[]
  readonly notes: string[]
  /** Possible problems of the inputs. With any, a finding that is missing is not known to be gone. */
  readonly warnings?: readonly string[]
  /** What the authors say about all findings of a file together. */
  readonly summaries?: readonly string[]
  /** The inputs. */
  readonly sources?: readonly Source[]
}

export interface Source {
  readonly file: string
  /** `auto` if the input was empty. */
  readonly format: Format
}

/** Parses all inputs. Throws before anything is posted if an entry is bad, unless the run is lenient. */
export async function collectFindings(
  inputs: readonly InputText[],
  options: Pick<Options, 'format'> & CollectOptions,
): Promise<CollectedFindings> {
  const parts = await Promise.all(inputs.map((input) => readText(input, options.format)))
  const sources = parts.map(({ format }, index) => ({
    file: inputs[index]?.file ?? '',
    format: format ?? options.format,
  }))
  return { ...collectIntakes(parts, options), sources }
}

type CollectOptions = Pick<Options, 'lenient'> & Partial<Pick<Options, 'workingDirectory'>>

/** The same for inputs that were read already. */
export function collectIntakes(
  parts: readonly Intake[],
  { lenient, workingDirectory = '' }: CollectOptions,
): CollectedFindings {
  const findings = parts.flatMap((part) => part.findings.map((each) => inDirectory(each, workingDirectory)))
  const bad = parts.flatMap((part) => part.bad)
  if (bad.length > 0 && !lenient) throw badEntriesError(bad)
  const count = findings.length + bad.length
  if (count > MAX_FINDINGS) {
    throw new UserError(`${count} findings; at most ${MAX_FINDINGS} are read`, {
      hint: 'Run the tool on the changed files only, or let it report errors only.',
    })
  }
  return {
    findings,
    bad,
    notes: parts.flatMap((part) => part.notes),
    warnings: parts.flatMap((part) => part.warnings ?? []),
    summaries: [...new Set(parts.flatMap((part) => part.summaries ?? []))],
  }
}

/** The findings of the base, from `baseline-path`; read like the others, before anything is posted. */
export async function collectBaseline(options: Options, input: InputOptions): Promise<readonly Finding[]> {
  const patterns = options.baselinePath
  if (patterns.length === 0) return []
  const { findings, bad, warnings = [] } = await collectFindings(await readInputs(patterns, input), options)
  for (const warning of [...warnings, ...bad.map(badEntryText)]) input.warn(warning)
  return findings
}

/** Parses one text. A text that does not have the format is a problem that the user can fix. */
export async function readText(input: InputText, format: Format): Promise<Intake> {
  try {
    return await intake(input, format)
  } catch (error) {
    if (error instanceof IntakeError) throw new UserError(error.message, { cause: error })
    throw error
  }
}

function badEntriesError(bad: readonly BadEntry[]): UserError {
  const listed = bad.slice(0, MAX_LISTED).map(badEntryText)
  const more = bad.length > listed.length ? [`and ${bad.length - listed.length} more`] : []
  return new UserError([...listed, ...more].join('\n'), {
    hint: 'Findings are numbered from 0. With lenient, such entries are listed and the others are posted.',
  })
}
