export interface Row {
  readonly kind: 'context' | 'added' | 'deleted'
  readonly oldLine: number | undefined
  readonly newLine: number | undefined
  /** Both line counters before the row: for an added row, `old` is the number of the next old line. */
  readonly counters: { readonly old: number; readonly new: number }
  /** Index of the row in the patch, GitHub's `position`: the first `@@` is 0. */
  readonly position: number
  /** Position of the `@@` above. */
  readonly hunk: number
}

/** The rows of a patch with their line numbers on both sides. */
export function patchRows(patch: string | undefined): Row[] {
  const rows: Row[] = []
  let hunk = 0
  let oldLine = 0
  let newLine = 0
  for (const [position, text] of (patch?.split('\n') ?? []).entries()) {
    const counters = { old: oldLine, new: newLine }
    const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text)
    if (header) {
      hunk = position
      oldLine = Number(header[1])
      newLine = Number(header[2])
    } else if (text.startsWith('+')) {
      rows.push({ kind: 'added', oldLine: undefined, newLine: newLine++, counters, position, hunk })
    } else if (text.startsWith('-')) {
      rows.push({ kind: 'deleted', oldLine: oldLine++, newLine: undefined, counters, position, hunk })
    } else if (text.startsWith(' ')) {
      rows.push({ kind: 'context', oldLine: oldLine++, newLine: newLine++, counters, position, hunk })
    }
  }
  return rows
}
