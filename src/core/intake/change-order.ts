import type { TextChange } from '../finding/fix.ts'

/** The changes sorted; `undefined` if two of them overlap or insert at the same place, where their order is not known. */
export function inOrder(changes: readonly TextChange[]): TextChange[] | undefined {
  const sorted = changes.toSorted(
    (one, other) => one.startLine - other.startLine || one.startColumn - other.startColumn,
  )
  const isClear = sorted.every((next, index) => {
    const above = sorted[index - 1]
    if (!above) return true
    if (above.startLine === next.startLine && above.startColumn === next.startColumn) return false
    return (
      above.endLine < next.startLine ||
      (above.endLine === next.startLine && above.endColumn <= next.startColumn)
    )
  })
  return isClear ? sorted : undefined
}
