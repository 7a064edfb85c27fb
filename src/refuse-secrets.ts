import type { Origin } from './core/finding.ts'
import { UserError } from './errors.ts'
import type { Gathered } from './gather.ts'

/** Findings that give the token away go nowhere: not into a comment, a log, the summary or the report. */
export function refuseSecrets(
  { findings, bad, notes }: Gathered,
  holdsSecret: (text: string) => boolean,
): void {
  const texts = findings.map(textsOf)
  const others = [...bad.map(({ field, message }) => `${field} ${message}`), ...notes]
  // At once: most findings hold none, and one that is spread over several texts is found too.
  if (!holdsSecret([...texts.flat(), ...others].join('\n'))) return
  const guilty = findings.find((_, index) => holdsSecret((texts[index] ?? []).join('\n')))
  throw tokenTold(guilty ? nameOf(guilty.origin) : 'The findings, taken together,')
}

export function tokenTold(what: string): UserError {
  return new UserError(`${what} would give the token of this run away; nothing was posted`, {
    hint: 'Whatever wrote the findings can read the token. Let it run in a job without one, and revoke the token.',
  })
}

function nameOf({ file, index }: Origin): string {
  return `${file}: finding ${index}`
}

/** Every text of a finding, however deep: its fields are ours, so this ends. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
