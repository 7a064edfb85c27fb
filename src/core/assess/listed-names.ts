import { digest } from '../memory/fingerprint.ts'
import { NAME_LENGTH } from '../memory/marker.ts'
import type { PlanOptions } from '../options/plan-options.ts'
import type { Assessed } from './assess.ts'

/** How the marker of a review remembers a finding. */
export function listedAs({ identity }: Assessed, options: PlanOptions): string {
  return listedName(['finding', identity], options)
}

/** How it remembers that the platform refused the comment: with the text that it is on. */
export function refusedAs({ fingerprint }: Assessed, options: PlanOptions): string {
  return listedName(['refused', fingerprint()], options)
}

/** How it remembers all findings of the same file and rule; nothing for a finding without a rule. */
export function groupedAs({ path, finding: { rule } }: Assessed, options: PlanOptions): string | undefined {
  return rule === undefined ? undefined : listedName(['group', path, rule], options)
}

/** Keyed by the repository and the id, so that nothing that is found for one of them counts for another. */
function listedName(texts: readonly string[], { id, repositoryUrl = '', sha256 }: PlanOptions): string {
  return digest([repositoryUrl, id, ...texts], sha256).slice(0, NAME_LENGTH)
}
