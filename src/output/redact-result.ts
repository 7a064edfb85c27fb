import type { FindingReport } from '../core/plan/plan.ts'
import type { Result } from '../review.ts'
import { WITHHELD } from './gate.ts'

/** Replaces every text of a server that contains the token. */
export function redactResult(result: Result, holdsSecret: (text: string) => boolean): Result {
  if (!holdsSecret(textsOf(result).join('\n'))) return result
  const redacted = mapTexts(result, (text) => (holdsSecret(text) ? WITHHELD : text))
  // The token may be split over several texts.
  return holdsSecret(textsOf(redacted).join('\n')) ? mapTexts(result, () => WITHHELD) : redacted
}

function textsOf(result: Result): string[] {
  const texts: string[] = []
  mapTexts(result, (text) => {
    texts.push(text)
    return text
  })
  return texts
}

/** Maps the texts that may come from a server. The review itself is checked before it is posted, see review.ts. */
function mapTexts(result: Result, map: (text: string) => string): Result {
  const plan = {
    ...result.plan,
    log: result.plan.log.map(map),
    findings: result.plan.findings.map((finding) => mapFinding(finding, map)),
  }
  switch (result.outcome) {
    case 'posted':
      return { ...result, plan, url: map(result.url) }
    case 'skipped':
      return { ...result, plan, why: map(result.why) }
    case 'degraded':
      return { ...result, plan, message: map(result.message), hint: map(result.hint) }
    default:
      return { ...result, plan }
  }
}

/** File names and quoted lines come from the server. */
function mapFinding(finding: FindingReport, map: (text: string) => string): FindingReport {
  const { path, reason } = finding
  return { ...finding, path: map(path), ...(reason === undefined ? {} : { reason: map(reason) }) }
}
