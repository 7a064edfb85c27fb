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
  /** What may be wrong with an input: then what is missing from it is not known to be gone. */
  readonly warnings?: readonly string[]
  /** What the authors say about all findings of a file together. */
  readonly summaries?: readonly string[]
  /** What was read. */
  readonly sources?: readonly Source[]
}

export interface Source {
  readonly file: string
  readonly format?: Format | undefined
}

/** Parses all inputs. Throws before anything is posted if an entry is bad, unless the run is lenient. */
export async function collectFindings(
  inputs: readonly InputText[],
  {
    format: given,
    lenient,
    workingDirectory = '',
  }: Pick<Options, 'format' | 'lenient'> & Partial<Pick<Options, 'workingDirectory'>>,
): Promise<CollectedFindings> {
  const parts = await Promise.all(inputs.map((input) => read(input, given)))
  const findings = parts.flatMap((part) => part.findings.map((each) => inDirectory(each, workingDirectory)))
  const bad = parts.flatMap((part) => part.bad)
  if (bad.length > 0 && !lenient) throw badEntriesError(bad)
  const count = findings.length + bad.length
  if (count > MAX_FINDINGS) {
    throw new UserError(`${count} findings; at most ${MAX_FINDINGS} are read`, {
      hint: 'Filter them first, for example by severity.',
    })
  }
  const fixed = given === 'auto' ? undefined : given
  return {
    findings,
    bad,
    notes: parts.flatMap((part) => part.notes),
    warnings: parts.flatMap((part) => part.warnings ?? []),
    sources: parts.map(({ format }, index) => ({ file: inputs[index]?.file ?? '', format: format ?? fixed })),
    summaries: [...new Set(parts.flatMap((part) => part.summaries ?? []))],
  }
}

/** The findings of the base, which `baseline-path` names; read like the others, before anything is posted. */
export async function collectBaseline(options: Options, input: InputOptions): Promise<readonly Finding[]> {
  const patterns = options.baselinePath.split('\n').filter((pattern) => pattern.trim() !== '')
  if (patterns.length === 0) return []
  const { findings } = await collectFindings(await readInputs(patterns, input), options)
  return findings
}

async function read(input: InputText, format: Format): Promise<Intake> {
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
