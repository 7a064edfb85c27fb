export const HUNK_HEADER = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/

export interface HunkScan {
  /** Index of the line after the last one that was read. */
  readonly end: number
  /** False if the patch is truncated or was edited by hand, so that its line numbers may be wrong. */
  readonly whole: boolean
}

/**
 * Scans the hunks that start at this line by counting their rows, as `git apply` does: only the counts distinguish a
 * deleted row `-- x` from a header `--- x`, and a complete patch from a truncated one.
 */
export function scanHunks(lines: readonly string[], start: number): HunkScan {
  let at = start
  let oldFree = 1
  let newFree = 1
  for (;;) {
    const header = HUNK_HEADER.exec(lines[at] ?? '')
    if (!header) return endOfHunks(lines, at)
    const [oldFirst, oldCount] = rangeOf(header[1], header[2])
    const [newFirst, newCount] = rangeOf(header[3], header[4])
    const rows = endOfRows(lines, at + 1, oldCount, newCount)
    // Hunks that overlap or are out of order come from different files, or their numbers were changed.
    if (rows.whole === false || oldFirst < oldFree || newFirst < newFree)
      return { end: rows.end, whole: false }
    at = rows.end
    oldFree = oldFirst + oldCount
    newFree = newFirst + newCount
  }
}

/** A range without lines has the number of the line above it. */
function rangeOf(start: string | undefined, count = '1'): [first: number, count: number] {
  return [Number(start) + (Number(count) === 0 ? 1 : 0), Number(count)]
}

function endOfRows(lines: readonly string[], start: number, oldCount: number, newCount: number): HunkScan {
  let at = start
  let oldLeft = oldCount
  let newLeft = newCount
  while (oldLeft > 0 || newLeft > 0) {
    const sign = lines[at]?.[0]
    const isContext = sign === ' ' || isBlank(lines[at])
    const isNote = sign === '\\' && at > start
    if (!isContext && !isNote && sign !== '-' && sign !== '+') break
    if (isContext || sign === '-') oldLeft--
    if (isContext || sign === '+') newLeft--
    at++
  }
  if (oldLeft !== 0 || newLeft !== 0) return { end: Math.min(at + 1, lines.length), whole: false }
  return { end: lines[at]?.[0] === '\\' ? at + 1 : at, whole: true }
}

/** An empty context row as written with `diff.suppressBlankEmpty`. */
function isBlank(line: string | undefined): boolean {
  return line === '' || line === '\r'
}

/** Rows beyond the count of the header, or an incomplete header, mean that the patch is damaged. */
function endOfHunks(lines: readonly string[], at: number): HunkScan {
  const line = lines[at] ?? ''
  const isNextFile = line.startsWith('--- ') && lines[at + 1]?.startsWith('+++ ')
  const isMailSignature = /^-- ?\r?$/.test(line)
  const whole = !/^[ +\-\\@]/.test(line) || isNextFile === true || isMailSignature
  return { end: whole ? at : at + 1, whole }
}
