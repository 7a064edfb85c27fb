import type { Finding } from '../../finding/finding.ts'
import type { Fix, TextChange } from '../../finding/fix.ts'
import { unplacedFix } from '../unplaced-fix.ts'
import type { Diagnostic } from './diagnostic-schema.ts'
import { changeOf } from './range.ts'
import type { ToolQuirks } from './tool-quirks.ts'

export interface Fixes {
  readonly placed: Pick<Finding, 'fix' | 'alternatives'>
  readonly unplaced: readonly string[]
  /** Why fixes are shown without a button. */
  readonly caution?: string
}

/** The fixes of a diagnostic: to be offered, to be chosen from, or only to be shown. */
export function fixesOf({ suggestions, severity }: Diagnostic, quirks: ToolQuirks): Fixes {
  const given = (suggestions ?? []).map(({ range, text }) => ({
    text: text ?? '',
    change: changeOf(range, text ?? ''),
  }))
  if (given.length === 0) return { placed: {}, unplaced: [] }
  const unreliable = severity === undefined || severity === null ? quirks.unreliable : undefined
  const changes = unreliable ? [] : given.flatMap(({ change }) => change ?? [])
  const unplaced = given.filter(({ change }) => unreliable || !change).map(({ text }) => unplacedFix(text))
  return {
    placed: placedFixes(changes, unplaced.length === 0, quirks),
    unplaced,
    ...(unreliable && { caution: unreliable }),
  }
}

/** If there are several fixes, a person must choose; an incomplete fix is not offered. */
function placedFixes(
  changes: readonly TextChange[],
  complete: boolean,
  { unit, mark, suggestions }: ToolQuirks,
): Fixes['placed'] {
  const how = { unit, ...(mark && { mark }) }
  const parts = suggestions === 'parts' && complete ? inOrder(changes) : undefined
  if (parts && parts.length > 0) return { fix: { changes: parts, ...how } }
  const fixes = changes.map((change): Fix => ({ changes: [change], ...how }))
  const [only] = fixes
  if (only && fixes.length === 1 && complete) return { fix: only }
  return fixes.length === 0 ? {} : { alternatives: fixes }
}

/** The changes sorted; `undefined` if two of them overlap. */
function inOrder(changes: readonly TextChange[]): TextChange[] | undefined {
  const sorted = changes.toSorted(
    (one, other) => one.startLine - other.startLine || one.startColumn - other.startColumn,
  )
  const overlap = sorted.some((next, index) => {
    const above = sorted[index - 1]
    return (
      above !== undefined &&
      (above.endLine > next.startLine ||
        (above.endLine === next.startLine && above.endColumn > next.startColumn))
    )
  })
  return overlap ? undefined : sorted
}
