import type { BadEntry, Finding, Origin } from '../core/finding/finding.ts'
import { UserError } from '../errors.ts'
import type { CollectedFindings } from './collect-findings.ts'

export interface Kept extends CollectedFindings {
  /** The error to end the run with; set if something was withheld. */
  readonly alarm?: UserError
}

/**
 * Replaces each finding that contains the token with an entry that has only its place. Its text appears in no comment,
 * log, summary or report. The other findings stay.
 */
export function withholdSecrets(collected: CollectedFindings, holdsSecret: (text: string) => boolean): Kept {
  const holds = (value: unknown) => holdsSecret(textsOf(value).join('\n'))
  // One test for all texts first: most runs contain no token.
  if (!holds(collected)) return collected
  const { findings, bad, notes, warnings = [], summaries = [] } = collected
  const withheldNote = (note: string) =>
    holdsSecret(note) ? 'A note that holds the token is withheld' : note
  const leaking = new Set([...findings, ...bad].filter(holds))
  const kept = {
    findings: findings.filter((finding) => !leaking.has(finding)),
    bad: [
      ...bad.filter((entry) => !leaking.has(entry)),
      ...[...leaking].map((entry) => withheld(entry, holdsSecret)),
    ],
    notes: notes.map(withheldNote),
    warnings: warnings.map(withheldNote),
    summaries: summaries.filter((summary) => !holdsSecret(summary)),
  }
  // The token may be split over several texts, so that each one looks harmless: then nothing may be posted.
  if (holds(kept)) throw secretLeakError('The findings, taken together,', 'nothing was posted')
  const [first, ...more] = leaking
  if (!first)
    return kept.summaries.length === summaries.length
      ? kept
      : { ...kept, alarm: secretLeakError('The summary of the findings', 'that was withheld') }
  const what = nameOf(first.origin) + (more.length > 0 ? ` and ${more.length} more` : '')
  return { ...kept, alarm: secretLeakError(what, 'that was withheld') }
}

function withheld(
  { origin, path = '', line, severity }: Finding | BadEntry,
  holdsSecret: (text: string) => boolean,
): BadEntry {
  return {
    origin,
    field: '',
    message: 'would give the token of this run away, so its text is withheld',
    code: 'holds-token',
    ...(holdsSecret(path) ? {} : { path }),
    ...(line === undefined ? {} : { line }),
    ...(severity === undefined ? {} : { severity }),
  }
}

export function secretLeakError(what: string, so: string): UserError {
  return new UserError(`${what} would give the token of this run away; ${so}`, {
    hint: 'Whatever wrote the findings can read the token. Let it run in a job without one, and revoke the token.',
  })
}

function nameOf({ file, index }: Origin): string {
  return `${file}: finding ${index}`
}

/** All strings in a value, at any depth. The value has a known type without cycles, so the recursion ends. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
