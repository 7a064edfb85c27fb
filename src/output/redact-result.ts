import type { FindingReport } from '../core/plan/plan.ts'
import type { Result } from '../review.ts'
import { WITHHELD } from './gate.ts'

/** A server may repeat the token in all that it says: what is told of it further on does not. */
export function redactResult(result: Result, holdsSecret: (text: string) => boolean): Result {
  if (!holdsSecret(textsOf(result).join('\n'))) return result
  const redacted = mapTexts(result, (text) => (holdsSecret(text) ? WITHHELD : text))
  // Spread over several texts it can still be put together.
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

/** The texts that a server has a part in. The review itself is looked at before it is posted, see review.ts. */
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

/** Names of files and quoted rows are the server's. */
function mapFinding(finding: FindingReport, map: (text: string) => string): FindingReport {
  const { path, reason } = finding
  return { ...finding, path: map(path), ...(reason === undefined ? {} : { reason: map(reason) }) }
}
