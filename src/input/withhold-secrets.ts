import type { BadEntry, Finding, Origin } from '../core/finding/finding.ts'
import { UserError } from '../errors.ts'
import type { CollectedFindings } from './collect-findings.ts'

export interface Kept extends CollectedFindings {
  /** What the run ends with where something was withheld. */
  readonly alarm?: UserError
}

/**
 * A finding that gives the token away goes nowhere, not into a comment, a log, the summary or the report: only that
 * there was one, and where. The others go on.
 */
export function withholdSecrets(gathered: CollectedFindings, holdsSecret: (text: string) => boolean): Kept {
  const holds = (value: unknown) => holdsSecret(textsOf(value).join('\n'))
  // At once: most findings hold none.
  if (!holds(gathered)) return gathered
  const { findings, bad, notes } = gathered
  const guilty = new Set([...findings, ...bad].filter(holds))
  const kept = {
    findings: findings.filter((finding) => !guilty.has(finding)),
    bad: [
      ...bad.filter((entry) => !guilty.has(entry)),
      ...[...guilty].map((entry) => withheld(entry, holdsSecret)),
    ],
    notes: notes.map((note) => (holdsSecret(note) ? 'A note that holds the token is withheld' : note)),
  }
  // Spread over several texts it can still be put together: then none of them is to be told.
  if (holds(kept)) throw secretLeakError('The findings, taken together,', 'nothing was posted')
  const [first, ...more] = guilty
  if (!first) return kept
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

/** Every text of a value, however deep: its fields are ours, so this ends. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
