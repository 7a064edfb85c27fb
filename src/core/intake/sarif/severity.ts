import { describe, type Severity } from '../../finding/finding.ts'
import { entryIn, isAbsent, type JsonObject, objectIn } from '../json-value.ts'

const LEVELS = new Map<unknown, Severity>([
  ['error', 'error'],
  ['warning', 'warning'],
  ['note', 'info'],
  ['none', 'info'],
])

export interface ReadLevel {
  readonly severity: Severity
  readonly note?: string
}

/**
 * The level of the result, else of its rule, else derived from `security-severity`, else `warning`. Results that are
 * not failures have no level. SARIF 2.1.0, §3.27.10.
 */
export function readLevel(result: JsonObject, rule: JsonObject | undefined): ReadLevel {
  const { level, kind } = result
  const own = LEVELS.get(level)
  if (own) return { severity: own }
  if (!isAbsent(level))
    return { severity: 'warning', note: `level ${describe(level)} is not known and is treated as warning` }
  if (!isAbsent(kind) && kind !== 'fail') return { severity: 'info' }
  const byRule = LEVELS.get(objectIn(rule?.defaultConfiguration)?.level)
  return { severity: byRule ?? byScore(result) ?? byScore(rule) ?? 'warning' }
}

/**
 * From a CVSS score from 0 to 10, with GitHub's thresholds.
 * https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
 */
function byScore(holder: JsonObject | undefined): Severity | undefined {
  const value = entryIn(holder?.properties, 'security-severity')
  const score = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof score !== 'number' || !(score > 0 && score <= 10)) return undefined
  return score >= 7 ? 'error' : score >= 4 ? 'warning' : 'info'
}
