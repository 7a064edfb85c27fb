import type { Finding } from '../core/finding/finding.ts'
import { readFinding } from '../core/finding/finding.ts'
import type { WrittenFinding } from '../core/finding/written-finding.ts'
import { collectReads } from '../core/intake/entries.ts'
import type { Intake } from '../core/intake/intake.ts'
import { UserError } from '../errors.ts'

/** Findings that `readFindings` has read, or as they are written in the documented format. */
export type GivenFinding = Finding | WrittenFinding

/** Reads findings that were not read yet, as those of a model. */
export function readGiven(findings: readonly GivenFinding[]): Intake {
  if (!Array.isArray(findings))
    throw new UserError('findings is not a list', {
      hint: 'Pass a list of findings. A text is read first: planReview({ ...(await readFindings(text)), diff }).',
    })
  return collectReads(
    findings.map((finding, index) =>
      isRead(finding) ? { finding, notes: [] } : readFinding(finding, { file: 'findings', index }),
    ),
  )
}

/** A program may pass what it has parsed from JSON, whatever the type says. */
function isRead(finding: GivenFinding): finding is Finding {
  if (typeof finding !== 'object' || finding === null || !('origin' in finding && 'kind' in finding))
    return false
  const { origin, kind } = finding
  return (
    typeof origin?.file === 'string' &&
    Number.isInteger(origin.index) &&
    (kind === 'model' || kind === 'tool')
  )
}
